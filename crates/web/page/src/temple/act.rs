//! How the page shows a move: its text, its picture and its place. Each move is described in one place.

use serde_json::Value;
use table::Seat;
use temple::{Cell, Curse, Dir, Move, NodeId, Pay, Question, Reply, Symbol, Tile, Treasure};

use super::sight::TempleSight;

/// How long a question about treasures and curses is open. (Rules §1.20)
pub const CHOICE_MS: u64 = 3_000;

/// How the page shows a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Act {
    /// What its button says.
    pub label: Label,
    /// What its button is called in tests.
    pub testid: String,
    /// A small drawing of what it is about.
    pub icon: Option<Icon>,
    /// Whether its button stands out.
    pub is_primary: bool,
    /// Its place beside the dice, smallest first; none if it is not shown there.
    pub beside_dice: Option<u8>,
    /// The question that it answers.
    pub answers: Option<Asked>,
    /// Its place in the list of all that can be done, smallest first; none if it is not listed. What comes and goes with
    /// the dice stands last, so that it moves nothing else.
    pub in_list: Option<u8>,
}

/// What a button says.
#[derive(Clone, PartialEq, Debug)]
pub enum Label {
    /// What the game calls the move.
    Offered,
    /// A text of the page with these arguments, because what can be seen says more.
    Text(&'static str, Vec<(&'static str, Argument)>),
}

/// An argument of a text.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// A number or a word.
    Value(Value),
    /// The name of a seat.
    Name(Seat),
    /// A chamber.
    Chamber(Tile),
}

/// A small drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// A face of the dice.
    Symbol(Symbol),
    /// A stone.
    Stone,
    /// A curse.
    Curse(Curse),
    /// A treasure.
    Treasure(Treasure),
}

/// A question that is answered with buttons of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Its number.
    pub number: u32,
    /// Its text.
    pub key: &'static str,
    /// What it is called in tests.
    pub testid: &'static str,
    /// For how many milliseconds it is open, where a bar shows how much of that is left.
    pub bar_ms: Option<u64>,
    /// Who asks, and which chamber it is about.
    pub about: Option<(Seat, NodeId)>,
}

impl Asked {
    /// The open question of this number.
    fn find(number: u32, sight: &TempleSight) -> Option<Asked> {
        let (question, _) = sight.open.asks.iter().find(|(_, ask)| ask.id == number)?;
        let (key, testid, bar_ms) = match question {
            Question::Start if sight.open.is_practice() => ("temple-page-ask-practice", "ready-ask", None),
            Question::Start => ("temple-ask-start", "ready-ask", None),
            Question::Goddess => ("temple-ask-goddess", "vote", Some(sight.open.vote_ms())),
            Question::Consent { .. } => ("temple-page-consent", "consent-ask", Some(CHOICE_MS)),
            Question::Partner { .. } => ("temple-ask-partner", "partner-ask", Some(CHOICE_MS)),
            Question::GiveUp { .. } => ("temple-ask-give-up", "give-up-ask", Some(CHOICE_MS)),
        };
        let about = match question {
            Question::Consent { by, to } => Some((by, to)),
            _ => None,
        };
        Some(Asked { number, key, testid, bar_ms, about })
    }
}

impl Act {
    /// How the page shows a move to the seat of this sight. What costs more than needed is in the list only.
    pub fn of(mv: Move, sight: &TempleSight) -> Act {
        let act = Act::at_its_price(mv, sight);
        if sight.is_cheapest(mv) { act } else { Act { beside_dice: None, ..act } }
    }

    fn at_its_price(mv: Move, sight: &TempleSight) -> Act {
        match mv {
            Move::Answer { ask, with } => Act {
                is_primary: with != Reply::No,
                answers: Asked::find(ask, sight),
                ..Act::plain(match with {
                    Reply::Ready => "ready".to_owned(),
                    Reply::Yes => "vote-yes".to_owned(),
                    Reply::No => "vote-no".to_owned(),
                    Reply::Seat(seat) => format!("choose-{seat}"),
                    Reply::Treasure(treasure) => format!("give-{}", treasure.name()),
                })
            },
            Move::Throw { dice } => Act {
                label: Label::Text("temple-page-throw", vec![("count", value(dice.len()))]),
                in_list: None,
                ..Act::plain("throw-some")
            },
            Move::Free { seat } => Act {
                label: free(seat, sight),
                icon: Some(Icon::Symbol(Symbol::G)),
                is_primary: true,
                beside_dice: Some(20),
                ..Act::plain(format!("free-{seat}"))
            },
            Move::Enter { dir, carry, pay } => Act {
                icon: Some(Icon::Symbol(Symbol::A)),
                ..Act::plain(format!(
                    "{}-{}{}",
                    if carry { "carry" } else { "enter" },
                    dir_name(dir),
                    paid_with(pay)
                ))
            },
            Move::Discover { dir } => Act {
                icon: Some(Icon::Symbol(Symbol::A)),
                ..Act::plain(format!("discover-{}", dir_name(dir)))
            },
            Move::Activate { tier, pay } if !pay.is_dice() => Act {
                icon: icon_of(pay),
                is_primary: true,
                beside_dice: Some(10_u8.saturating_sub(tier)),
                ..Act::plain(format!("activate-{tier}{}", paid_with(pay)))
            },
            Move::Activate { tier, .. } => Act {
                label: activate(tier, sight),
                icon: Some(Icon::Stone),
                is_primary: true,
                // Most stones first.
                beside_dice: Some(10_u8.saturating_sub(tier)),
                ..Act::plain(format!("activate-{tier}"))
            },
            Move::Escape { gift, pay } => Act {
                icon: icon_of(pay).or(Some(Icon::Symbol(Symbol::K))),
                is_primary: true,
                beside_dice: Some(0),
                ..Act::plain(
                    gift.map_or("escape".to_owned(), |seat| format!("escape-{seat}")) + paid_with(pay),
                )
            },
            // She can be called whenever a die is locked; a thumb is led there when that may be wise.
            Move::Goddess => Act {
                beside_dice: sight.needs_goddess().then_some(30),
                in_list: Some(10),
                ..Act::plain("goddess")
            },
            // Where it makes no difference nobody is asked, and alone there is nobody to share with.
            Move::Share { on } => Act {
                beside_dice: (on || sight.could_share()).then_some(40),
                in_list: (sight.open.seats.count() > 1).then_some(0),
                ..Act::plain("share-dice")
            },
            // Its card is beside the dice, and so are the corner for the hand and the treasures.
            Move::Break { curse, pay } => Act {
                icon: Some(Icon::Curse(curse)),
                is_primary: true,
                ..Act::plain(format!("break-{}{}", curse.name(), paid_with(pay)))
            },
            Move::Hand { .. } => Act { in_list: Some(1), ..Act::plain("bewitched-hand") },
            Move::Take { pay } => Act {
                icon: sight.treasure_here().map(Icon::Treasure),
                is_primary: true,
                beside_dice: Some(14),
                ..Act::plain(format!("take{}", paid_with(pay)))
            },
            Move::Restore => Act { in_list: Some(15), ..Act::plain("restore") },
            Move::Conjure => Act { icon: Some(Icon::Stone), in_list: Some(15), ..Act::plain("conjure") },
            Move::PlantTorch => Act { in_list: Some(15), ..Act::plain("plant-torch") },
            Move::Counterspell { curse } => {
                Act { in_list: Some(15), ..Act::plain(format!("counter-{}", curse.name())) }
            }
            Move::Stand => {
                Act { is_primary: true, beside_dice: Some(11), in_list: Some(1), ..Act::plain("stand") }
            }
            Move::Link { pay } => Act {
                icon: Some(Icon::Stone),
                is_primary: true,
                beside_dice: Some(5),
                ..Act::plain(format!("link{}", paid_with(pay)))
            },
            // There may be dozens of these.
            Move::OpenWall { cell: (x, y), dir } => {
                let testid = format!("open-{x}-{y}-{}", dir_name(dir));
                Act { label: between((x, y), dir, sight), in_list: Some(30), ..Act::plain(testid) }
            }
            Move::Teleport { seat, to } => {
                Act { in_list: Some(30), ..Act::plain(format!("teleport-{seat}-{to}")) }
            }
        }
    }

    /// A move that is in the list, under the name that the game has for it, and nowhere else.
    fn plain(testid: impl Into<String>) -> Act {
        Act {
            label: Label::Offered,
            testid: testid.into(),
            icon: None,
            is_primary: false,
            beside_dice: None,
            answers: None,
            in_list: Some(20),
        }
    }
}

/// How a move is shown where the map lights up.
pub struct OnMap {
    /// What it is called in tests.
    pub testid: String,
    /// The text of the page that says what a touch does; none if it is what the game calls the move.
    pub key: Option<&'static str>,
}

impl OnMap {
    /// How a move is shown on the map: a door, the way out, stones or a treasure of the own chamber, or what a treasure can be
    /// used on.
    pub fn of(mv: Move) -> OnMap {
        match mv {
            Move::Enter { dir, .. } => OnMap { testid: format!("map-go-{dir:?}"), key: None },
            Move::Discover { dir } => OnMap { testid: format!("map-discover-{dir:?}"), key: None },
            Move::Escape { .. } => OnMap { testid: "map-out".to_owned(), key: None },
            Move::Activate { .. } => {
                OnMap { testid: "map-stones".to_owned(), key: Some("temple-page-activate-best") }
            }
            Move::Take { .. } => OnMap { testid: "map-take".to_owned(), key: None },
            Move::OpenWall { cell: (x, y), dir } => {
                OnMap { testid: format!("map-open-{x}-{y}-{dir:?}"), key: None }
            }
            Move::Teleport { to, .. } => OnMap { testid: format!("map-teleport-{to}"), key: None },
            Move::Answer { .. }
            | Move::Throw { .. }
            | Move::Free { .. }
            | Move::Goddess
            | Move::Share { .. }
            | Move::Break { .. }
            | Move::Hand { .. }
            | Move::Restore
            | Move::Conjure
            | Move::PlantTorch
            | Move::Counterspell { .. }
            | Move::Stand
            | Move::Link { .. } => OnMap { testid: "map-move".to_owned(), key: None },
        }
    }
}

fn value(value: impl Into<Value>) -> Argument {
    Argument::Value(value.into())
}

fn free(seat: Seat, sight: &TempleSight) -> Label {
    let mine = if sight.seat == Some(seat) { "yes" } else { "no" };
    let freed = sight.seat.map_or(0, |me| sight.open.freed_by_gold(me));
    let count = sight.of(seat).dice.locked.len().min(freed);
    Label::Text(
        "temple-page-free",
        vec![("mine", value(mine)), ("name", Argument::Name(seat)), ("count", value(count))],
    )
}

fn activate(tier: u8, sight: &TempleSight) -> Label {
    let chamber = sight.node().and_then(|node| sight.open.map.node(node).stones());
    if chamber.is_none() {
        return Label::Text("temple-page-activate-abyss", Vec::new());
    }
    let row = chamber.and_then(|chamber| chamber.tier(tier));
    let (cost, stones) = row.unwrap_or((0, tier));
    let stones = stones.min(sight.open.ark);
    let face = chamber.map(|chamber| format!("{:?}", chamber.symbol)).unwrap_or_default();
    Label::Text(
        "temple-page-activate",
        vec![("stones", value(stones)), ("face", value(face)), ("count", value(cost))],
    )
}

/// A wall is known by the chambers on both sides of it.
fn between(cell: Cell, dir: Dir, sight: &TempleSight) -> Label {
    let (dx, dy) = dir.step();
    let at = |cell| sight.open.map.nodes().find(|node| node.at == cell).map(|node| node.tile);
    match at(cell).zip(at((cell.0 + dx, cell.1 + dy))) {
        Some((one, other)) => Label::Text(
            "temple-page-open-wall",
            vec![("one", Argument::Chamber(one)), ("other", Argument::Chamber(other))],
        ),
        None => Label::Offered,
    }
}

/// A drawing of what pays besides dice.
fn icon_of(pay: Pay) -> Option<Icon> {
    pay.treasures().next().map(|(treasure, _)| Icon::Treasure(treasure))
}

/// What pays besides dice, at the end of the name of a button.
fn paid_with(pay: Pay) -> &'static str {
    match (pay.double_torch, pay.double_key) {
        (false, false) => "",
        (true, false) => "-torch",
        (false, true) => "-key",
        (true, true) => "-both",
    }
}

/// A direction, as the texts know it.
pub fn dir_name(dir: Dir) -> &'static str {
    match dir {
        Dir::N => "N",
        Dir::E => "E",
        Dir::S => "S",
        Dir::W => "W",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Opening, Seats, Seed, Time};
    use temple::{DiceSet, Options, Temple};

    fn sight() -> TempleSight {
        let opening = Opening::<Temple>::new(Options::default(), Seats::of(2), Seed::from_text("page"));
        let open = opening.deal().unwrap().state().expedition().clone();
        TempleSight::new(Some(Seat::at(0)), open, false, Time::ZERO)
    }

    #[test]
    fn beside_the_dice_the_way_out_comes_first_and_what_is_asked_of_others_last() {
        let sight = sight();
        let place = |mv| Act::of(mv, &sight).beside_dice;
        let places = [
            Move::escape(None),
            Move::activate(2),
            Move::activate(1),
            Move::Free { seat: Seat::at(1) },
            Move::Share { on: true },
        ];
        let places = places.map(|mv| place(mv).unwrap());
        assert!(places.is_sorted(), "{places:?}");
        for elsewhere in [Move::enter(Dir::N), Move::Throw { dice: DiceSet::NONE }, Move::Goddess] {
            assert_eq!(place(elsewhere), None, "{elsewhere:?}");
        }
    }

    #[test]
    fn an_answer_stands_with_its_question() {
        let sight = sight();
        let asked = |ask, with| Act::of(Move::Answer { ask, with }, &sight).answers;
        let start = asked(1, Reply::Ready).unwrap();
        assert_eq!((start.number, start.testid), (1, "ready-ask"));
        assert_eq!(asked(2, Reply::Yes), None, "nobody asked that");
    }

    /// Sharing is always possible and the goddess nearly always. What can be paid for changes with every throw.
    #[test]
    fn in_the_list_what_comes_and_goes_is_last() {
        let sight = sight();
        let listed = [Move::Share { on: false }, Move::Goddess, Move::enter(Dir::N)];
        let places = listed.map(|mv| Act::of(mv, &sight).in_list.unwrap());
        assert!(places.is_sorted_by(|one, next| one < next), "{places:?}");
        assert_eq!(
            Act::of(Move::Throw { dice: DiceSet::NONE }, &sight).in_list,
            None,
            "dice have their own place"
        );
    }
}
