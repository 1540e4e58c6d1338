//! Every chamber there is, by its name in the rules, as it is drawn. (Rules §3.1; the base set is compared with the
//! game's own table in a test.)

use super::chamber::Chamber;
use super::emblem::Kind;
use super::side::Side;
use super::stones::Stones;
use super::symbol::Symbol;

/// A row: name, entry, openings with the stairs in the south, stones, `m` for a mask and `t` for a treasure, kind.
type Row = (&'static str, &'static str, &'static str, Price, &'static str, Kind);

/// What stones ask for.
type Price = Option<(Symbol, &'static [(u8, u8)])>;

const NONE: Price = None;
const KEYS: Price = Some((Symbol::Key, &[(4, 1), (7, 2), (10, 3)]));
const TORCHES: Price = Some((Symbol::Torch, &[(4, 1), (7, 2), (10, 3)]));
const KEY: Price = Some((Symbol::Key, &[(4, 1)]));
const TORCH: Price = Some((Symbol::Torch, &[(4, 1)]));
const SHARED_KEY: Price = Some((Symbol::Key, &[(3, 1)]));
const SHARED_TORCH: Price = Some((Symbol::Torch, &[(3, 1)]));
const TWO_BY_KEY: Price = Some((Symbol::Key, &[(4, 2)]));
const TWO_BY_TORCH: Price = Some((Symbol::Torch, &[(4, 2)]));
const TWO_BY_MASK: Price = Some((Symbol::Black, &[(5, 2)]));

const ROWS: &[Row] = &[
    ("START", "AA", "EW", NONE, "", Kind::Start),
    ("EXIT", "AA", "S", NONE, "", Kind::Exit),
    ("S01", "AT", "SNE", KEYS, "", Kind::Plain),
    ("S02", "AT", "SEW", KEYS, "", Kind::Plain),
    ("S03", "AK", "SNW", TORCHES, "", Kind::Plain),
    ("S04", "AK", "SEW", TORCHES, "", Kind::Plain),
    ("B01", "AA", "SNEW", NONE, "", Kind::Plain),
    ("B02", "AA", "SEW", NONE, "", Kind::Plain),
    ("B03", "AA", "SN", NONE, "", Kind::Plain),
    ("B04", "AT", "SNEW", NONE, "", Kind::Plain),
    ("B05", "AT", "SNW", NONE, "", Kind::Plain),
    ("B06", "AK", "SNEW", NONE, "", Kind::Plain),
    ("B07", "AK", "SNE", NONE, "", Kind::Plain),
    ("B08", "AK", "SEW", TORCH, "", Kind::Plain),
    ("B09", "AK", "SN", TORCH, "", Kind::Plain),
    ("B10", "AA", "SNE", TORCH, "", Kind::Plain),
    ("B11", "AT", "SEW", KEY, "", Kind::Plain),
    ("B12", "AT", "SN", KEY, "", Kind::Plain),
    ("B13", "AA", "SNW", KEY, "", Kind::Plain),
    ("C01", "AA", "SNEW", NONE, "mt", Kind::Plain),
    ("C02", "AA", "SEW", NONE, "t", Kind::Plain),
    ("C03", "AA", "SN", NONE, "t", Kind::Plain),
    ("C04", "AK", "SNEW", NONE, "t", Kind::Plain),
    ("C05", "AK", "SNE", NONE, "mt", Kind::Plain),
    ("C06", "AT", "SNEW", NONE, "t", Kind::Plain),
    ("C07", "AT", "SNW", NONE, "t", Kind::Plain),
    ("C08", "AK", "SEW", TORCH, "m", Kind::Plain),
    ("C09", "AK", "SN", TORCH, "m", Kind::Plain),
    ("C10", "AA", "SNE", TORCH, "m", Kind::Plain),
    ("C11", "AT", "SEW", KEY, "m", Kind::Plain),
    ("C12", "AT", "SN", KEY, "m", Kind::Plain),
    ("C13", "AA", "SNW", KEY, "m", Kind::Plain),
    ("IT1", "AK", "SNEW", TORCH, "m", Kind::Illusion),
    ("IT2", "AK", "SNEW", TORCH, "m", Kind::Illusion),
    ("IT3", "AK", "SNEW", TORCH, "m", Kind::Illusion),
    ("IK1", "AT", "SEW", KEY, "m", Kind::Illusion),
    ("IK2", "AT", "SEW", KEY, "m", Kind::Illusion),
    ("IK3", "AT", "SEW", KEY, "m", Kind::Illusion),
    ("L1", "AA", "SNE", SHARED_TORCH, "", Kind::Alliance),
    ("L2", "AT", "SEW", SHARED_KEY, "", Kind::Alliance),
    ("L3", "AK", "SNW", SHARED_TORCH, "", Kind::Alliance),
    ("D1", "AT", "SEN", TWO_BY_KEY, "", Kind::Double),
    ("D2", "AK", "SWN", TWO_BY_TORCH, "", Kind::Double),
    ("TC", "AT", "SNEW", NONE, "", Kind::Chalice),
    ("Q1", "AK", "SNE", NONE, "", Kind::Altar),
    ("Q2", "AT", "SEW", NONE, "", Kind::Challenge),
    ("Q3", "", "SEW", NONE, "", Kind::Ghost),
    ("Q4", "AA", "SNW", NONE, "", Kind::Tree),
    ("Q5", "", "", NONE, "", Kind::Obelisk),
    ("PIT", "AA", "SEW", TWO_BY_MASK, "", Kind::Abyss),
    ("FNT", "AK", "SNEW", NONE, "", Kind::Fountain),
];

/// The names of all chambers.
pub const IDS: [&str; ROWS.len()] = {
    let mut ids = [""; ROWS.len()];
    let mut row = 0;
    while row < ROWS.len() {
        ids[row] = ROWS[row].0;
        row += 1;
    }
    ids
};

/// The chamber of this name, turned so that its stairs are on this side. The entrance and the obelisk have none, and
/// are turned all the same.
#[must_use]
pub fn tile(id: &str, stairs: Side) -> Option<Chamber> {
    let (_, entry, doors, price, icons, kind) = ROWS.iter().find(|row| row.0 == id)?;
    let open = |side: Side| {
        ["N", "E", "S", "W"]
            .iter()
            .position(|letter| {
                doors.contains(letter) && Side::read(letter).is_some_and(|door| door.turned(stairs) == side)
            })
            .is_some()
    };
    let symbol = |at: usize| entry.get(at..=at).and_then(Symbol::read);
    Some(Chamber {
        openings: Side::ALL.map(open),
        stairs: doors.contains('S').then_some(stairs),
        entry: symbol(0).zip(symbol(1)).map(|(one, other)| [one, other]),
        stones: price.map(|(symbol, tiers)| Stones { symbol, tiers }),
        used: false,
        curse: icons.contains('m'),
        treasure: icons.contains('t'),
        kind: *kind,
        glow: false,
    })
}
