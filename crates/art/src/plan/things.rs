//! What robbers get hold of: keys, lockers, exit tiles, fixers, equipment and assets.

use super::mark::{Mark, OUTLINED, mark};
use super::people::Officer;
use crate::ink::Ink;
use crate::svg::{placed, put_in};

/// The colour of a locker and of its key; each has a shape as well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lock {
    /// With a triangle.
    Green,
    /// With a square.
    Yellow,
    /// With a circle.
    Red,
}

impl Lock {
    /// All three, the easiest first.
    pub const ALL: [Lock; 3] = [Lock::Green, Lock::Yellow, Lock::Red];

    /// The lock whose keys lie in a safe house, 1 to 3.
    #[must_use]
    pub fn of_house(house: u8) -> Lock {
        Lock::ALL[usize::from(3 - house.clamp(1, 3))]
    }

    fn colour(self) -> char {
        match self {
            Lock::Green => 'y',
            Lock::Yellow => 'l',
            Lock::Red => 'Z',
        }
    }

    /// Its shape, four units around the middle.
    fn shape(self) -> &'static str {
        match self {
            Lock::Green => "M0-4.6L4.6 3.6H-4.6z",
            Lock::Yellow => "M-3.8-3.8H3.8V3.8H-3.8z",
            Lock::Red => "M0-4.2A4.2 4.2 0 1 1 0 4.2A4.2 4.2 0 1 1 0-4.2z",
        }
    }
}

const BIT: &str = r#" fill="$*"><path d="M-1.3-1H1.3V4H4V6H1.3V7.2H3.4V9.4H-1.3z"/><path transform="translate(0 -4.4) scale(1.15)" d=""#;

/// A key, eleven units around its middle and with a light edge; one that was used lies in a shade.
#[must_use]
pub fn key(lock: Lock, used: bool, ink: Ink) -> String {
    let mut out = ink.paint(OUTLINED);
    for (colour, edge) in [('p', " stroke=\"$p\" stroke-width=\"3.6\""), (lock.colour(), "")] {
        ink.put(&mut out, "<g");
        ink.put(&mut out, edge);
        put_in(&mut out, BIT, colour, ink);
        out.push_str(lock.shape());
        out.push_str("\"/></g>");
    }
    ink.put(&mut out, "<circle cy=\"-4.2\" r=\"1.3\" fill=\"$k\" stroke=\"none\"/>");
    if used {
        ink.put(&mut out, r#"<path fill="none" stroke-width="4.2" d="M-7 7L7-8"/><path fill="none" stroke="$x" stroke-width="2" d="M-7 7L7-8"/>"#);
    }
    out.push_str("</g>");
    out
}

const LOCKER: &str = r#"<rect x="-19" y="-19" width="38" height="38" rx="4" fill="$X" stroke="$k" stroke-width="1.5"/><rect x="-15.5" y="-16" width="31" height="32" rx="2" fill="$x" stroke="$k"/><path fill="$*" d="M-15-15.5H15V-8H-15z"/><path fill="none" stroke="$k" stroke-width="1.3" stroke-linecap="round" d="M-8-13.5H8M-8-11.7H8M-8-9.9H8M-15-7.5H15"/><circle cx="0" cy="4" r="9.5" fill="$p" stroke="$k" stroke-width="1.2"/><path fill="$k" d="M12 0H13.8V8H12z"/>"#;

/// The back of a locker (viewBox [`TILE`](super::TILE)).
#[must_use]
pub fn locker(lock: Lock, ink: Ink) -> String {
    let mut out = String::new();
    put_in(&mut out, LOCKER, lock.colour(), ink);
    put_in(
        &mut out,
        "<path fill=\"$*\" stroke=\"$k\" stroke-width=\".8\" transform=\"translate(0 4) scale(1.3)\" d=\"",
        lock.colour(),
        ink,
    );
    out.push_str(lock.shape());
    out.push_str("\"/>");
    out
}

const CASE: &str = r#"<path fill="none" stroke="$k" stroke-width="5" stroke-linejoin="round" d="M-6-12V-16.5H6V-12"/><path fill="none" stroke="$P" stroke-width="2.4" stroke-linejoin="round" d="M-6-11V-16.5H6V-11"/><rect x="-19" y="-12" width="38" height="30" rx="4" fill="$*" stroke="$k" stroke-width="1.5"/><path fill="none" stroke="$p" stroke-opacity=".6" stroke-width="1" d="M-18-2H18"/><path fill="$b" stroke="$k" d="M-11-5H-6V1H-11zM6-5H11V1H6z"/>"#;

/// The back of an exit tile: a case, of the grey stack or of the black one (viewBox [`TILE`](super::TILE)).
#[must_use]
pub fn exit_tile(black: bool, ink: Ink) -> String {
    let mut out = String::new();
    put_in(&mut out, CASE, if black { 'k' } else { 'X' }, ink);
    if black {
        ink.put(&mut out, r#"<rect x="-19" y="-12" width="38" height="30" rx="4" fill="none" stroke="$x" stroke-width="1.5"/><path fill="none" stroke="$p" stroke-width="1.4" d="M-3-5H3L0 1zM-14 5H14M-14 8H14"/>"#);
    }
    out
}

/// A plate for an amount, over the lower half of a locker or an exit tile that is seen from its front.
#[must_use]
pub fn amount(ink: Ink) -> String {
    ink.paint(
        r#"<rect x="-15" y="2" width="30" height="14" rx="3" fill="$p" stroke="$k" stroke-width="1.2"/>"#,
    )
}

/// What a fixer sells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each name says which")]
pub enum Fixer {
    Helicopter,
    Safe,
    Disguise,
    IdCard,
    FirstAidKit,
    Motorcycle,
    EnergyDrink,
    Telephone,
}

impl Fixer {
    /// All eight, in the order of the rules.
    pub const ALL: [Fixer; 8] = [
        Fixer::Helicopter,
        Fixer::Safe,
        Fixer::Disguise,
        Fixer::IdCard,
        Fixer::FirstAidKit,
        Fixer::Motorcycle,
        Fixer::EnergyDrink,
        Fixer::Telephone,
    ];

    /// What it does.
    #[must_use]
    pub fn effect(self) -> Mark {
        match self {
            Fixer::Helicopter => Mark::Flight,
            Fixer::Safe => Mark::Income,
            Fixer::Disguise => Mark::LessNotoriety,
            Fixer::IdCard => Mark::Disc,
            Fixer::FirstAidKit => Mark::Heal,
            Fixer::Motorcycle => Mark::GangAbility,
            Fixer::EnergyDrink => Mark::Refresh,
            Fixer::Telephone => Mark::TakeContact,
        }
    }
}

const FIXERS: [&str; 8] = [
    r#"<path fill="none" stroke-width="1.6" d="M-13-9H11M-1-9V-5"/><path fill="$e" d="M-11 1.5Q-11-5-1-5Q4-5 6-.5L13-3V-7L15-1.5L14 1.5L5 4.5Q3 8-2 8Q-11 8-11 1.5z"/><path fill="$p" d="M-9 1.5Q-9-3-2.5-3V1.5z"/><path fill="none" stroke-width="1.6" d="M-5 8V11M2 8V11M-10 11.5H6"/>"#,
    r#"<rect x="-12" y="-12" width="24" height="23" rx="2.5" fill="$X"/><path fill="$k" d="M-9 11H-5V13.5H-9zM5 11H9V13.5H5z"/><rect x="-9" y="-9" width="18" height="17" rx="1.5" fill="$x"/><circle cy="-.5" r="5.2" fill="$b"/><path fill="none" d="M0-4V3M-3.5-.5H3.5"/><circle cy="-.5" r="1.6" fill="$k"/>"#,
    r#"<g fill="$p" fill-opacity=".8"><circle cx="-6" cy="-3.5" r="5.2"/><circle cx="6" cy="-3.5" r="5.2"/></g><path fill="none" stroke-width="2" d="M-11-5L-14-7M11-5L14-7M-1-4H1M-10-11Q-6-13-3-11M10-11Q6-13 3-11"/><path fill="$6" d="M-1.5-3Q-4.5 2-3 4T3 4T1.5-3z"/><path fill="$7" d="M0 6Q-3 4.5-6 6.5T-11 7Q-8 12-2.5 10L0 8.5L2.5 10Q8 12 11 7Q9 8.5 6 6.5T0 6z"/>"#,
    r#"<rect x="-13" y="-9" width="26" height="18" rx="2.5" fill="$p"/><path fill="$u" d="M-13-9H13V-4.5H-13z"/><path fill="$e" d="M-10.5 7Q-10.5 2.5-6.5 2.5T-2.5 7z"/><circle cx="-6.5" cy=".5" r="2.6" fill="$6"/><path fill="none" stroke-width="1.5" d="M2-.5H10M2 3H10M2 6.5H7"/>"#,
    r#"<path fill="none" stroke-width="2.2" d="M-4.5-7V-11H4.5V-7"/><rect x="-12.5" y="-7.5" width="25" height="19" rx="3" fill="$Z"/><path fill="none" stroke-width=".9" d="M-12.5 0H12.5"/><circle cy="2" r="6.3" fill="$p"/><path fill="none" stroke="$Z" stroke-width="2.8" stroke-linecap="butt" d="M0-2V6M-4 2H4"/>"#,
    r#"<g fill="$k"><circle cx="-8" cy="5" r="5.4"/><circle cx="8.5" cy="5" r="5.4"/></g><g fill="$x" stroke="none"><circle cx="-8" cy="5" r="2.5"/><circle cx="8.5" cy="5" r="2.5"/></g><path fill="$Z" d="M-13-2.5L-6-4.5H-2L0-2H4.5L3-6.5L7-8L9.5 3L4.5 1.5L1 6H-4.5L-7 0z"/><path fill="none" stroke-width="2" d="M3-7L8.5-9.5M-10-5H-4"/>"#,
    r#"<path fill="$G" d="M-6-10H6L7-7.5V9L5.5 11.5H-5.5L-7 9V-7.5z"/><path fill="$x" d="M-6-10H6L7-7.5H-7z"/><path fill="$l" d="M1.5-5L-4.5 3H-.5L-1.5 9L4.5.5H.5z"/>"#,
    r#"<rect x="-7.5" y="-12.5" width="15" height="25" rx="3" fill="$v"/><path fill="$G" d="M-5-9.5H5V0H-5z"/><path fill="none" stroke="$p" stroke-width="1.7" stroke-dasharray="1.7 1.9" stroke-linecap="butt" d="M-4.4 3H4.5M-4.4 6H4.5M-4.4 9H4.5"/><path fill="none" stroke="$e" stroke-width="1.7" d="M10.5-9Q12.5-6.5 10.5-4M13-11Q16-6.5 13-2"/>"#,
];

/// Something to wear against the police.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each name says which")]
pub enum Equipment {
    Vest,
    Hat,
    Helmet,
    GasMask,
}

impl Equipment {
    /// All four, in the order of the rules.
    pub const ALL: [Equipment; 4] = [Equipment::Vest, Equipment::Hat, Equipment::Helmet, Equipment::GasMask];

    /// Whom it helps against.
    #[must_use]
    pub fn against(self) -> &'static [Officer] {
        match self {
            Equipment::Vest => &[Officer::Federal],
            Equipment::Hat => &[Officer::County],
            Equipment::Helmet => &[Officer::Swat],
            Equipment::GasMask => &[Officer::County, Officer::Swat],
        }
    }
}

const WORN: [&str; 4] = [
    r#"<path fill="$Z" d="M-10-12H-4.5Q-4-7 0-7T4.5-12H10V-6Q11 0 11 3V12H-11V3Q-11 0-10-6z"/><path fill="none" d="M0-7V12M-11 4H11"/><path fill="$E" d="M-8 6.5H-3V10.5H-8zM3 6.5H8V10.5H3z"/><path fill="none" stroke="$p" stroke-width="1.7" d="M3-1.5H8"/>"#,
    r#"<path fill="$u" d="M-14 5Q-8 4-7 0L-5.5-7.5Q0-11.5 5.5-7.5L7 0Q8 4 14 5Q0 12-14 5z"/><path fill="$N" d="M-7.4 1Q0 5 7.4 1L7-1.5Q0 2-7-1.5z"/><path fill="$l" stroke-width=".9" d="M0-7L1.3-4.5L4-4.2L2-2.3L2.5.5L0-.9L-2.5.5L-2-2.3L-4-4.2L-1.3-4.5z"/>"#,
    r#"<path fill="$v" d="M-11 8V-1Q-11-11.5 0-11.5T11-1V8L7.5 10.5V4H-7.5V10.5z"/><path fill="$H" d="M-8.5-3Q0-6.5 8.5-3V3Q0 6.5-8.5 3z"/><path fill="none" stroke="$p" stroke-width="1.6" d="M-5-1.5L-2.5-2.3M-7-6.5Q-5-9.5-1-9.6"/>"#,
    r#"<path fill="$X" d="M-10-4Q-10-12 0-12T10-4L8.5 3L5 6V8H-5V6L-8.5 3z"/><circle cx="-4.5" cy="-3.5" r="3.8" fill="$G"/><circle cx="4.5" cy="-3.5" r="3.8" fill="$G"/><circle cy="7" r="5" fill="$v"/><path fill="none" stroke="$x" stroke-width="1.3" d="M-2.5 5.5H2.5M-2.5 8.5H2.5"/><path fill="$v" d="M-12.5 4L-7.5 1.5L-5.5 6L-10 9z"/>"#,
];

/// Something of one's own that is unlocked and used once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asset {
    /// Take a disc.
    ExtraAction,
    /// Move an officer of this type.
    Move(Officer),
    /// Heal a wound.
    Heal,
    /// A key for every lock.
    MasterKey,
    /// Avoid all officers on one hex.
    AvoidAll,
}

impl Asset {
    /// All seven, in the order of the rules.
    pub const ALL: [Asset; 7] = [
        Asset::ExtraAction,
        Asset::Move(Officer::Federal),
        Asset::Move(Officer::County),
        Asset::Move(Officer::Swat),
        Asset::Heal,
        Asset::MasterKey,
        Asset::AvoidAll,
    ];

    /// What it does.
    #[must_use]
    pub fn effect(self) -> Mark {
        match self {
            Asset::ExtraAction => Mark::Disc,
            Asset::Move(officer) => Mark::Move(officer),
            Asset::Heal => Mark::Heal,
            Asset::MasterKey => Mark::MasterKey,
            Asset::AvoidAll => Mark::AvoidAll,
        }
    }
}

const FIXER_PLATE: &str = r#"<path fill="$b" stroke="$k" stroke-width="1.5" stroke-linejoin="round" d="M-19-13L-13-19H19V13L13 19H-19z"/><path fill="$p" stroke="$k" stroke-width=".8" d="M-16-12L-12-16H16V12L12 16H-16z"/>"#;
const WORN_PLATE: &str = r#"<rect x="-19" y="-19" width="38" height="38" rx="9" fill="$x" stroke="$k" stroke-width="1.5"/><rect x="-16" y="-16" width="32" height="32" rx="6.5" fill="$p" stroke="$k" stroke-width=".8"/>"#;
const ASSET_PLATE: &str = r#"<path fill="$Q" stroke="$k" stroke-width="1.5" stroke-linejoin="round" d="M-19-19H19V-4A4 4 0 0 0 19 4V19H-19V4A4 4 0 0 0-19-4z"/><path fill="none" stroke="$q" stroke-width="1" d="M-16-16H16V16H-16z"/><circle r="13.5" fill="$p" stroke="$k"/>"#;

/// Adds a thing in the middle of its plate.
fn thing(plate: &str, shapes: &str, ink: Ink) -> String {
    let mut out = ink.paint(plate);
    ink.put(&mut out, OUTLINED);
    ink.put(&mut out, shapes);
    out.push_str("</g>");
    out
}

/// What a fixer sells (viewBox [`TILE`](super::TILE)).
#[must_use]
pub fn fixer(fixer: Fixer, ink: Ink) -> String {
    thing(FIXER_PLATE, FIXERS[fixer as usize], ink)
}

/// A piece of equipment (viewBox [`TILE`](super::TILE)).
#[must_use]
pub fn equipment(equipment: Equipment, ink: Ink) -> String {
    thing(WORN_PLATE, WORN[equipment as usize], ink)
}

/// An asset (viewBox [`TILE`](super::TILE)).
#[must_use]
pub fn asset(asset: Asset, ink: Ink) -> String {
    let mut out = ink.paint(ASSET_PLATE);
    placed(&mut out, (0, 0), "1.12", &mark(asset.effect(), ink));
    out
}

/// What lies face down: a fixer, a piece of equipment or a contact that was used, in the size of a tile.
#[must_use]
pub fn tile_back(ink: Ink) -> String {
    ink.paint(r#"<rect x="-19" y="-19" width="38" height="38" rx="5" fill="$D" stroke="$k" stroke-width="1.5"/><rect x="-16" y="-16" width="32" height="32" rx="3.5" fill="none" stroke="$H" stroke-width="1.2"/><path fill="$H" d="M0-9A5 5 0 0 1 2.4.4L4.5 9H-4.5L-2.4.4A5 5 0 0 1 0-9z"/>"#)
}

/// A place for a tile where none is; `lit` when one may go there.
#[must_use]
pub fn slot(lit: bool, ink: Ink) -> String {
    ink.paint(if lit {
        r#"<rect x="-18" y="-18" width="36" height="36" rx="5" fill="$L" fill-opacity=".35" stroke="$a" stroke-width="1.8" stroke-dasharray="5 3"/>"#
    } else {
        r#"<rect x="-18" y="-18" width="36" height="36" rx="5" fill="$x" fill-opacity=".16" stroke="$x" stroke-width="1.5" stroke-dasharray="4 3"/>"#
    })
}
