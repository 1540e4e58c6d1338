//! What the page does with the facts of the temple.

use table::Seat;
use temple::{Face, Fact};

use super::heard::Heard;
use crate::notice::Notice;

/// What the page does with a fact, for whoever looks. Everybody throws and walks all the time: of that only the own is
/// heard and said aloud. The clock is heard in the [score](super::score).
pub fn notice(fact: &Fact, me: Option<Seat>) -> Notice<Heard> {
    let is_me = |seat: Seat| me == Some(seat);
    match *fact {
        Fact::Laid { .. } | Fact::PutBack { .. } => Notice::PLAIN,
        Fact::Ready { seat } | Fact::Paid { seat, .. } | Fact::Voted { seat, .. } => Notice::everyday([seat]),
        Fact::ClockSet { .. } => heard(Notice::PLAIN, Heard::Call),
        Fact::Thrown { seat, faces } => {
            let has_mask = faces.iter().any(|(_, face)| matches!(face, Face::Black | Face::Fell));
            let landed = if has_mask { Heard::Mask } else { Heard::Land };
            heard_if(Notice::everyday([seat]), is_me(seat), landed)
        }
        Fact::Freed { seat, whose, .. } => {
            heard_if(Notice::everyday([seat, whose]), is_me(seat) || is_me(whose), Heard::Rescue)
        }
        Fact::Entered { seat, .. } => heard_if(Notice::everyday([seat]), is_me(seat), Heard::Step),
        Fact::Discovered { .. } => heard(Notice::PLAIN, Heard::Door),
        Fact::Activated { .. } => heard(Notice::NOTE, Heard::Stones),
        Fact::Escaped { .. } => heard(Notice::NOTE, Heard::Exit),
        Fact::Gave { .. } | Fact::GoddessNotCalled => Notice::NOTE,
        Fact::Called { .. } => heard(Notice::NOTE, Heard::Call),
        Fact::GoddessHelped => heard(Notice::NOTE, Heard::Goddess),
        Fact::Gong { .. } | Fact::Slam { .. } | Fact::Collapsed => Notice::NOTE,
        Fact::LostDie { seat, .. } => heard_if(Notice::NOTE, is_me(seat), Heard::LostDie),
        Fact::Cursed { .. } => heard(Notice::NOTE, Heard::Mask),
        Fact::CurseDiscarded { .. } => Notice::NOTE,
        Fact::SetAside { seat, .. } => heard_if(Notice::NOTE, is_me(seat), Heard::LostDie),
        Fact::CurseBroken { .. } => heard(Notice::NOTE, Heard::Rescue),
        Fact::TreasureLaid { .. } => Notice::PLAIN,
        Fact::Spent { seat, .. } => Notice::everyday([seat]),
        Fact::Took { .. } => heard(Notice::NOTE, Heard::Stones),
        Fact::Restored { .. } => heard(Notice::NOTE, Heard::Goddess),
        Fact::Conjured { .. } => heard(Notice::NOTE, Heard::Stones),
        Fact::WallOpened { .. } => heard(Notice::NOTE, Heard::Door),
        Fact::TeleportOffered { .. } | Fact::TeleportDeclined { .. } => Notice::NOTE,
        Fact::Teleported { seat, whose, .. } => {
            heard_if(Notice::NOTE, is_me(seat) || is_me(whose), Heard::Step)
        }
        Fact::Outside { .. } => Notice::PLAIN,
        Fact::Vanished { .. } | Fact::ChaliceSentHome { .. } => Notice::NOTE,
        Fact::SentHome { seat, .. } => heard_if(Notice::NOTE, is_me(seat), Heard::Step),
        Fact::Linked { .. } => heard(Notice::NOTE, Heard::Stones),
        Fact::ChaliceFound { .. } => heard(Notice::NOTE, Heard::Door),
        Fact::ChaliceCarried { seat, .. } => Notice::everyday([seat]),
        Fact::ChaliceDelivered { .. } => heard(Notice::NOTE, Heard::Stones),
        Fact::ChaliceLeft => heard(Notice::PLAIN, Heard::Lost),
        Fact::LostTreasure { .. } | Fact::Countered { .. } => heard(Notice::NOTE, Heard::Mask),
        Fact::GaveUp { .. } | Fact::TorchOut => Notice::NOTE,
        Fact::Swapped { .. } | Fact::SwappedBack { .. } => heard(Notice::NOTE, Heard::Call),
        Fact::TorchPlanted { .. } => heard(Notice::NOTE, Heard::Stones),
        Fact::Ended { won } => heard(Notice::PLAIN, if won { Heard::Won } else { Heard::Lost }),
    }
}

/// With a sound. What is heard is declared from the most common to what nobody should miss: that is its weight.
fn heard(notice: Notice<Heard>, heard: Heard) -> Notice<Heard> {
    notice.heard(heard as u8, heard)
}

fn heard_if(notice: Notice<Heard>, is_heard: bool, sound: Heard) -> Notice<Heard> {
    if is_heard { heard(notice, sound) } else { notice }
}

#[cfg(test)]
mod tests {
    use super::*;
    use temple::{DiceSet, NodeId, Tile};

    #[test]
    fn facts_sound_as_what_they_are() {
        let seat = Seat::at;
        let heard_by = |me: Option<Seat>, fact: Fact| notice(&fact, me).sound.map(|(_, heard)| heard);
        let of = |fact: Fact| heard_by(Some(seat(1)), fact);
        let thrown = |seat: u8, faces: &str| {
            let faces = serde_json::from_value(faces.into()).unwrap();
            Fact::Thrown { seat: Seat::at(seat), faces }
        };
        let freed =
            |whose: u8| Fact::Freed { seat: seat(0), whose: seat(whose), dice: DiceSet::from_bits(3) };
        assert_eq!(of(thrown(1, "-AKGT")), Some(Heard::Land));
        assert_eq!(of(thrown(1, "-X-GK")), Some(Heard::Mask));
        assert_eq!(of(thrown(0, "XXXXX")), None, "others throw all the time");
        assert_eq!(of(freed(1)), Some(Heard::Rescue));
        assert_eq!(of(freed(2)), None);
        let found = Fact::Discovered { seat: seat(0), tile: Tile::EXIT, at: (1, 0), turned: 0 };
        assert_eq!(of(found), Some(Heard::Door));
        assert_eq!(of(Fact::GoddessHelped), Some(Heard::Goddess));
        assert_eq!(of(Fact::LostDie { seat: seat(1), die: 0 }), Some(Heard::LostDie));
        assert_eq!(of(Fact::Ended { won: true }), Some(Heard::Won));
        assert_eq!(of(Fact::Ended { won: false }), Some(Heard::Lost));
        for told in [Fact::Gong { times: 1 }, Fact::Slam { times: 1 }, Fact::Collapsed] {
            assert_eq!(of(told), None, "the score has it");
        }
        assert_eq!(heard_by(None, thrown(0, "XXXXX")), None, "a watcher has no dice");
    }

    #[test]
    fn of_all_that_happens_at_once_the_dearest_is_heard() {
        let weight = |fact: &Fact| notice(fact, None).sound.map(|(weight, _)| weight);
        assert!(weight(&Fact::Ended { won: true }) > weight(&Fact::Escaped { seat: Seat::at(0) }));
        assert!(Heard::Mask > Heard::Land && Heard::Stones > Heard::Door);
    }

    #[test]
    fn only_the_own_steps_are_said_aloud() {
        let entered = Fact::Entered { seat: Seat::at(1), tile: NodeId::EXIT };
        let is_said_to = |seat: Option<u8>| notice(&entered, None).is_said_to(seat.map(Seat::at), true);
        assert_eq!([Some(1), Some(0), None].map(is_said_to), [true, false, false]);
        assert!(notice(&Fact::Collapsed, None).is_said_to(None, true));
    }
}
