//! What is agreed before the deal. (Rules §3.5, §7.1)

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{BadOptions, Seat, Seats};

use crate::board::{CORNER_BITS, Field, Place, loop_index};

/// Every option of the game, with the defaults of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Where keys and guards start.
    pub layout: Layout,
    /// Who begins.
    pub first_seat: FirstSeat,
    /// How the pawns come to their cells.
    pub cell_choice: CellChoice,
    /// Moves in the very first turn of the game, 1 to 4.
    pub first_turn_moves: u8,
    /// Whether a locked piece may be taken up again in the same turn.
    pub resume: Resume,
    /// What a jump costs.
    pub jump_cost: JumpCost,
    /// Whether a pawn may jump over more than one piece at a time.
    pub jump_several: bool,
    /// Whether a guard may turn round inside a block.
    pub guard_reverse: bool,
    /// Whether landing on a key that one has already ends the block.
    pub owned_key_stops: bool,
    /// Whether sending a pawn home locks the mover's pawn.
    pub capture_stops: bool,
    /// Whether a key moved onto a pawn is reached by it.
    pub key_onto_pawn: KeyOntoPawn,
    /// Whether letters and their number are open.
    pub open_letters: bool,
    /// After how many rounds most letters win, 1 to 200.
    pub turn_limit: Limit,
    /// How many seconds a turn or a pick may take, 10 to 600.
    pub turn_seconds: Limit,
    /// Whether moves can be taken back.
    pub undo: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            layout: Layout::Classic,
            first_seat: FirstSeat::Random,
            cell_choice: CellChoice::Auto,
            first_turn_moves: 4,
            resume: Resume::Never,
            jump_cost: JumpCost::PerField,
            jump_several: true,
            guard_reverse: false,
            owned_key_stops: true,
            capture_stops: false,
            key_onto_pawn: KeyOntoPawn::None,
            open_letters: false,
            turn_limit: Limit::OFF,
            turn_seconds: Limit::OFF,
            undo: true,
        }
    }
}

/// Where keys and guards start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Layout {
    /// Two columns of three letters on files c and f, ranks 6 and 3.
    Classic,
    /// The same on ranks 7 and 2.
    Wide,
    /// The same on files d and e.
    Tight,
    /// Laid out by hand.
    Custom {
        /// The six keys, as they spell the word.
        keys: [Place; 6],
        /// The two guards.
        guards: [Place; 2],
    },
}

impl Layout {
    /// The places of the six keys and the two guards.
    pub fn places(&self) -> ([Place; 6], [Place; 2]) {
        let (left, right, high, low) = match self {
            Layout::Classic => (2, 5, 5, 2),
            Layout::Wide => (2, 5, 6, 1),
            Layout::Tight => (3, 4, 5, 2),
            Layout::Custom { keys, guards } => return (*keys, *guards),
        };
        let column =
            |file: u8| [Place::on(Field::of(file, high)), Place::line(file), Place::on(Field::of(file, low))];
        let ([e, s, c], [a, p, bang]) = (column(left), column(right));
        ([e, s, c, a, p, bang], [Place::line(0), Place::line(7)])
    }
}

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstSeat {
    /// Luck decides.
    Random,
    /// This seat.
    Seat(Seat),
}

/// How the pawns come to their cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CellChoice {
    /// The first seat to move has `a1`, the next ones follow clockwise.
    Auto,
    /// Each seat picks one in turn order.
    Pick,
}

/// Whether a locked piece may be taken up again in the same turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resume {
    /// No.
    Never,
    /// Once two blocks of other pieces have begun since its own ended.
    AfterTwo,
}

/// What a jump costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JumpCost {
    /// A move for each field travelled.
    PerField,
    /// One move.
    One,
}

/// Whether a key moved onto a pawn is reached by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeyOntoPawn {
    /// Never.
    None,
    /// By the mover's own pawn.
    OwnTurn,
    /// By any pawn.
    Always,
}

/// A number, or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit(pub Option<u16>);

impl Limit {
    /// No limit.
    pub const OFF: Limit = Limit(None);

    /// This limit.
    pub const fn of(number: u16) -> Limit {
        Limit(Some(number))
    }
}

impl Options {
    /// Whether a game can be dealt with these options.
    pub(crate) fn check(&self, seats: Seats) -> Result<(), BadOptions> {
        if !(2..=4).contains(&seats.count()) {
            return Err(BadOptions::Seats { min: 2, max: 4 });
        }
        let range = |option, value: u16, min: u16, max: u16| match (min..=max).contains(&value) {
            true => Ok(()),
            false => Err(BadOptions::OutOfRange { option, min: min.into(), max: max.into() }),
        };
        if let FirstSeat::Seat(seat) = self.first_seat {
            range("first_seat", seat.index() as u16, 0, u16::from(seats.count()) - 1)?;
        }
        range("first_turn_moves", self.first_turn_moves.into(), 1, 4)?;
        range("turn_limit", self.turn_limit.0.unwrap_or(1), 1, 200)?;
        range("turn_seconds", self.turn_seconds.0.unwrap_or(10), 10, 600)?;
        self.check_layout()
    }

    fn check_layout(&self) -> Result<(), BadOptions> {
        let broken = |rule| Err(BadOptions::Layout { option: "layout", rule });
        let (keys, guards) = self.layout.places();
        if keys.iter().any(|key| key.bit() & CORNER_BITS != 0) {
            return broken("no key lies in a corner");
        }
        if guards.iter().any(|guard| guard.field().is_some_and(|field| loop_index(field).is_none())) {
            return broken("guards stand on the loop or on the line");
        }
        let ([e, s, c, a, p, bang], [g1, g2]) = (keys, guards);
        let places = [e, s, c, a, p, bang, g1, g2];
        if (1..places.len()).any(|i| places[..i].contains(&places[i])) {
            return broken("all pieces lie on distinct places");
        }
        Ok(())
    }
}

/// A word or a number in JSON, an optional number in the binary forms.
fn write_or<S: Serializer>(to: S, word: &str, number: Option<u16>) -> Result<S::Ok, S::Error> {
    match (to.is_human_readable(), number) {
        (false, number) => number.serialize(to),
        (true, None) => to.serialize_str(word),
        (true, Some(number)) => to.serialize_u16(number),
    }
}

fn read_or<'de, D: Deserializer<'de>>(from: D, word: &str) -> Result<Option<u16>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either {
        Number(u16),
        Word(String),
    }
    if !from.is_human_readable() {
        return Option::<u16>::deserialize(from);
    }
    let wrong = || D::Error::custom(format_args!("expected a whole number or \"{word}\""));
    match Either::deserialize(from).map_err(|_| wrong())? {
        Either::Number(number) => Ok(Some(number)),
        Either::Word(text) if text == word => Ok(None),
        Either::Word(_) => Err(wrong()),
    }
}

impl Serialize for Limit {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        write_or(to, "off", self.0)
    }
}

impl<'de> Deserialize<'de> for Limit {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Limit, D::Error> {
        read_or(from, "off").map(Limit)
    }
}

impl Serialize for FirstSeat {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let number = match self {
            FirstSeat::Random => None,
            FirstSeat::Seat(seat) => Some(seat.index() as u16),
        };
        write_or(to, "random", number)
    }
}

impl<'de> Deserialize<'de> for FirstSeat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<FirstSeat, D::Error> {
        let seat = |number: u16| u8::try_from(number).ok().and_then(Seat::new);
        match read_or(from, "random")? {
            None => Ok(FirstSeat::Random),
            Some(number) => {
                seat(number).map(FirstSeat::Seat).ok_or_else(|| D::Error::custom("there is no such seat"))
            }
        }
    }
}
