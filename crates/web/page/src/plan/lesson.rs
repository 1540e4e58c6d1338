//! The guided first day of Escape Plan: a real game against bots in this browser, in which everything is explained when it
//! comes up for the first time. Nothing is forbidden, and whoever has heard enough plays on without it.

use plan::{Kind, Location, Move, Period, Question};

use super::sight::{Chosen, Lit, PlanSight};

/// Something that is explained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Topic {
    // When a day is over.
    Income,
    WayOut,
    Done,
    // Before the first turn.
    City,
    Plan,
    Friend,
    Exits,
    Tile,
    Gap,
    Turned,
    Site,
    // A turn.
    Escape,
    LastDay,
    Day,
    Notoriety,
    Rest,
    Travel,
    Trip,
    Key,
    Flight,
    Avoid,
    Wound,
    Cuffs,
    // A visit.
    Cube,
    Contact,
    Asset,
    Equipment,
    Locker,
    Fixer,
    Gang,
    Church,
    Hospital,
    Look,
    Keep,
    Bonus,
    Put,
    Cash,
    End,
    // What else is asked.
    Disc,
    Sent,
    Officer,
    Unlock,
}

impl Topic {
    /// All of them. What comes first is said first.
    pub const ALL: [Topic; 42] = [
        Topic::Income,
        Topic::WayOut,
        Topic::Done,
        Topic::City,
        Topic::Plan,
        Topic::Friend,
        Topic::Exits,
        Topic::Tile,
        Topic::Gap,
        Topic::Turned,
        Topic::Site,
        Topic::Escape,
        Topic::LastDay,
        Topic::Day,
        Topic::Notoriety,
        Topic::Rest,
        Topic::Travel,
        Topic::Trip,
        Topic::Key,
        Topic::Flight,
        Topic::Avoid,
        Topic::Wound,
        Topic::Cuffs,
        Topic::Cube,
        Topic::Contact,
        Topic::Asset,
        Topic::Equipment,
        Topic::Locker,
        Topic::Fixer,
        Topic::Gang,
        Topic::Church,
        Topic::Hospital,
        Topic::Look,
        Topic::Keep,
        Topic::Bonus,
        Topic::Put,
        Topic::Cash,
        Topic::End,
        Topic::Disc,
        Topic::Sent,
        Topic::Officer,
        Topic::Unlock,
    ];

    /// What it is called among the words: `plan-lesson-wayout`.
    pub fn name(self) -> String {
        format!("{self:?}").to_ascii_lowercase()
    }

    /// Whether it is about what is there now.
    pub fn is_due(self, sight: &PlanSight, chosen: Chosen) -> bool {
        let Some(me) = sight.me().filter(|me| me.is_inside() && !sight.is_over) else { return false };
        let asked = sight.question();
        let (day, period) = (sight.open.day, sight.open.period);
        let is = |what: Question| asked == Some(what);
        let acts = is(Question::Act);
        let begins = day == 1
            && me.contacts.iter().all(Option::is_none)
            && (asked.is_none() || is(Question::StartContact));
        match self {
            Topic::Income | Topic::WayOut | Topic::Done => day == 2 && asked.is_some(),
            Topic::City | Topic::Plan => begins,
            Topic::Friend => is(Question::StartContact),
            Topic::Exits => {
                let shown = sight.open.exits.iter().any(|exit| exit.patrols > 0);
                day == 1 && shown && (acts || is(Question::PlaceTile))
            }
            Topic::Tile => is(Question::PlaceTile) && chosen == Chosen::Nothing,
            Topic::Gap => matches!(chosen, Chosen::Stack { at: None, .. }),
            Topic::Turned => matches!(chosen, Chosen::Stack { at: Some(_), .. }),
            Topic::Site => matches!(asked, Some(Question::Site(_))),
            Topic::Escape => sight.moves().contains(&Move::Escape),
            Topic::LastDay => day == 3 && acts && open_exit(sight).is_some(),
            Topic::Day => day == 1 && acts,
            Topic::Notoriety => acts && (day, period) != (1, Period::Morning),
            Topic::Rest => acts && !me.rested && period != Period::Morning && chosen == Chosen::Nothing,
            Topic::Travel => acts && chosen == Chosen::Nothing && advice(sight).is_some(),
            Topic::Trip => match chosen {
                Chosen::Place(place) => acts && !sight.routes_to(place).is_empty(),
                _ => false,
            },
            Topic::Key => is(Question::Key),
            Topic::Flight => matches!(asked, Some(Question::By(_))),
            Topic::Avoid => is(Question::Avoid),
            Topic::Wound => asked.is_some() && me.wounds > 0,
            Topic::Cuffs => asked.is_some() && me.handcuffs > 0,
            Topic::Cube => is(Question::End) && !me.cubes().is_empty(),
            Topic::Contact => is(Question::TakeContact),
            Topic::Asset => is(Question::Unlock),
            Topic::Equipment => matches!(asked, Some(Question::BuyEquipment(_))),
            Topic::Locker => is(Question::OpenLocker),
            Topic::Fixer => is(Question::BuyFixer),
            Topic::Gang => matches!(asked, Some(Question::Hire(_))),
            Topic::Church => is(Question::Church),
            Topic::Hospital => is(Question::Hospital),
            Topic::Look => matches!(asked, Some(Question::Look(_))),
            Topic::Keep => matches!(asked, Some(Question::Keep(_))),
            Topic::Bonus => is(Question::Bonus),
            Topic::Put => matches!(asked, Some(Question::Put(_))),
            Topic::Cash | Topic::End => is(Question::End),
            Topic::Disc => is(Question::UseDisc),
            Topic::Sent => matches!(asked, Some(Question::MoveOfficer { .. })),
            Topic::Officer => matches!(asked, Some(Question::Officer(_) | Question::Remove(_))),
            Topic::Unlock => is(Question::IncomeUnlock),
        }
    }

    /// What it points at, by its name for tests; nothing where it speaks of the whole.
    pub fn thing(self, sight: &PlanSight) -> Option<String> {
        let fixed = match self {
            Topic::Done => return None,
            Topic::City => return sight.seat.map(|seat| format!("pawn-{seat}")),
            Topic::Travel => return advice(sight).map(|place| format!("place-{place}")),
            Topic::Plan => "plan-card",
            Topic::Exits | Topic::WayOut | Topic::LastDay => "exits",
            Topic::Day => "day",
            Topic::Gap | Topic::Sent | Topic::Officer => "city",
            Topic::Turned => "turn-tile",
            Topic::Escape => "act-escape",
            Topic::Rest => "act-rest",
            Topic::End => "act-end_turn",
            Topic::Trip => "trip",
            Topic::Notoriety => "level",
            Topic::Wound => "wounds",
            Topic::Cuffs => "handcuffs",
            Topic::Cube | Topic::Income => "income",
            Topic::Cash => "my-cash",
            _ => "ask",
        };
        Some(fixed.to_owned())
    }

    /// What must stay in sight besides: whoever is to touch something in the city has to see all of it.
    pub fn keeps_clear(self) -> Option<&'static str> {
        matches!(self, Topic::City | Topic::Travel).then_some("city")
    }
}

/// A good place to go for a beginner: much money, few officers, nothing used up. None if no place can be reached.
pub fn advice(sight: &PlanSight) -> Option<Location> {
    let places = sight.lit(Chosen::Nothing).into_iter().filter_map(|lit| match lit {
        Lit::Place(place) => Some(place),
        _ => None,
    });
    let worth = |place: Location| {
        let route = *sight.routes_to(place).first()?;
        let extras =
            usize::from(route.cans + route.drivers) + usize::from(route.flies) + usize::from(route.key);
        let brings = match sight.entry(place) {
            Some(Some(amount)) => i32::from(amount),
            Some(None) => 40,
            None if place.kind() == Kind::Hospital => -20,
            None => 0,
        };
        Some((brings - 30 * sight.threats(route) as i32 - 40 * extras as i32, place))
    };
    places
        .filter_map(worth)
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, place)| place)
}

/// The last exit, from 1, once the others are closed.
pub fn open_exit(sight: &PlanSight) -> Option<u8> {
    let mut open = (1..).zip(sight.open.exits).filter(|(_, exit)| exit.closed.is_none());
    open.next().map(|(number, _)| number).filter(|_| open.next().is_none())
}

/// How far somebody is: at which table, and what was said there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lesson {
    /// The table; none before it is there.
    table: Option<String>,
    told: Vec<Topic>,
}

impl Lesson {
    /// From what was kept; none if there was no lesson.
    pub fn read(kept: &str) -> Option<Lesson> {
        let mut words = kept.split_whitespace();
        let table = words.next()?;
        let told = words.filter_map(|word| Topic::ALL.into_iter().find(|topic| topic.name() == word));
        Some(Lesson { table: (table != NEXT).then(|| table.to_owned()), told: told.collect() })
    }

    /// To be kept.
    pub fn write(&self) -> String {
        let table = self.table.as_deref().unwrap_or(NEXT).to_owned();
        self.told.iter().fold(table, |text, topic| text + " " + &topic.name())
    }

    /// The lesson at this table; none if it is at another one. The next table is the one where it begins.
    #[must_use]
    pub fn at(self, table: &str) -> Option<Lesson> {
        let here = self.table.as_deref().is_none_or(|own| own == table);
        here.then(|| Lesson { table: Some(table.to_owned()), ..self })
    }

    /// What is to be said now.
    pub fn next(&self, sight: &PlanSight, chosen: Chosen) -> Option<Topic> {
        Topic::ALL.into_iter().find(|topic| !self.told.contains(topic) && topic.is_due(sight, chosen))
    }

    /// It was said.
    pub fn tell(&mut self, topic: Topic) {
        if !self.told.contains(&topic) {
            self.told.push(topic);
        }
    }
}

/// Stands for the table that is opened next.
const NEXT: &str = "next";

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use plan::{Options, Plan};
    use table::{Opening, Referee, Rules, Seat, Seats, Seed};

    use super::*;

    const ME: Seat = Seat::at(0);

    fn dealt(seed: &str) -> Referee<Plan> {
        Opening::<Plan>::new(Options::default(), Seats::of(3), Seed::from_text(seed)).deal().unwrap()
    }

    fn seen(game: &Referee<Plan>) -> PlanSight {
        PlanSight::new(Some(ME), game.state().heist().clone(), Some(game.state().private(ME)), false)
    }

    /// What is said in a game of which the moves are chosen in some way; all the time until it is over.
    fn heard(seed: &str, choose: impl Fn(usize, usize) -> usize) -> Vec<Topic> {
        let mut game = dealt(seed);
        let mut lesson = Lesson::default();
        let mut heard = Vec::new();
        for turn in 0..5_000 {
            let Some((seat, _)) = game.state().heist().asked() else { break };
            let sight = seen(&game);
            let mut choices = vec![Chosen::Nothing];
            choices.extend(sight.lit(Chosen::Nothing).into_iter().filter_map(|lit| match lit {
                Lit::Place(place) => Some(Chosen::Place(place)),
                _ => None,
            }));
            if sight.question() == Some(Question::PlaceTile) {
                choices.push(Chosen::Stack { stack: 0, at: None, rotation: 0 });
                choices.push(Chosen::Stack { stack: 0, at: Some(plan::Hex::at(0, 1)), rotation: 0 });
            }
            for chosen in choices {
                while let Some(topic) = lesson.next(&sight, chosen) {
                    assert!(topic == Topic::Done || topic.thing(&sight).is_some(), "{topic:?}");
                    lesson.tell(topic);
                    heard.push(topic);
                }
            }
            let mut moves = Vec::new();
            game.moves(seat, game.now(), &mut moves);
            let mv = moves[choose(turn, moves.len())];
            game.play(game.now(), seat, &mv, &mut |_| ()).unwrap();
        }
        heard
    }

    fn scattered(turn: usize, count: usize) -> usize {
        turn.wrapping_mul(2_654_435_761) / 7 % count
    }

    #[test]
    fn a_first_day_is_explained_from_its_beginning_to_its_end() {
        let heard = heard("lesson", scattered);
        let place = |topic: Topic| heard.iter().position(|other| *other == topic);
        let row =
            [Topic::City, Topic::Plan, Topic::Friend, Topic::Exits, Topic::Day, Topic::Travel, Topic::Trip];
        let places: Vec<usize> =
            row.map(|topic| place(topic).unwrap_or_else(|| panic!("no {topic:?}: {heard:?}"))).to_vec();
        assert!(places.is_sorted(), "{heard:?}");
        for topic in [Topic::Tile, Topic::Gap, Topic::Turned, Topic::End, Topic::Cash, Topic::Notoriety] {
            assert!(place(topic) < place(Topic::Income), "{topic:?}: {heard:?}");
        }
        assert!(place(Topic::WayOut) < place(Topic::Done) && place(Topic::Done).is_some());
    }

    /// Everything is said once, and over many games everything comes up.
    #[test]
    fn everything_comes_up_some_time() {
        let mut all = BTreeSet::new();
        for seed in 0..600 {
            let heard = heard(&format!("lesson {seed}"), |turn, count| scattered(turn + seed * 31, count));
            let once: BTreeSet<String> = heard.iter().map(|topic| topic.name()).collect();
            assert_eq!(once.len(), heard.len(), "{heard:?}");
            all.extend(once);
        }
        let missing: Vec<Topic> =
            Topic::ALL.into_iter().filter(|topic| !all.contains(&topic.name())).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn a_beginner_is_sent_where_the_plan_pays() {
        let mut game = dealt("advice");
        while seen(&game).question() != Some(Question::Act) {
            let (seat, _) = game.state().heist().asked().unwrap();
            let mut moves = Vec::new();
            game.moves(seat, game.now(), &mut moves);
            game.play(game.now(), seat, &moves[0], &mut |_| ()).unwrap();
        }
        let sight = seen(&game);
        let place = advice(&sight).expect("a place");
        assert!(!sight.routes_to(place).is_empty());
        assert!(sight.entry(place).is_some(), "{place} is on the plan card");
    }

    #[test]
    fn what_was_said_is_kept_for_one_table() {
        let lesson = Lesson::default();
        assert_eq!(Lesson::read(&lesson.write()), Some(lesson.clone()));
        let mut here = lesson.at("K7QF2M").expect("it begins here");
        here.tell(Topic::WayOut);
        here.tell(Topic::WayOut);
        assert_eq!(here.write(), "K7QF2M wayout");
        let again = Lesson::read(&here.write()).expect("a lesson");
        assert_eq!(again.clone().at("K7QF2M"), Some(here));
        assert_eq!(again.at("AAAAAA"), None);
        assert_eq!(Lesson::read(""), None);
    }

    #[test]
    fn every_topic_has_its_words() {
        let text = include_str!("../../../../../locales/en/plan-lesson.ftl");
        for topic in Topic::ALL {
            assert!(text.contains(&format!("\nplan-lesson-{} =", topic.name())), "{topic:?}");
        }
    }
}
