//! What the page does with the facts of Escape Master.

use master::Fact;
use table::Seat;

use crate::notice::Notice;
use crate::sound::Sound;

/// The weight of a trap that hits whoever looks. Then the device trembles, too.
pub const HIT: u8 = 7;

/// What the page does with a fact, for whoever looks.
pub fn notice(fact: &Fact, me: Option<Seat>) -> Notice<Sound> {
    match *fact {
        // Before a round.
        Fact::StoryDrawn { .. }
        | Fact::Silenced { .. }
        | Fact::Beast { .. }
        | Fact::BeastByStory { .. }
        | Fact::Burdened { .. }
        | Fact::Gave { .. } => Notice::NOTE,
        Fact::Round { .. }
        | Fact::Leader { .. }
        | Fact::LeadersSwapped { .. }
        | Fact::LeadersDealt { .. }
        | Fact::Relieved { .. }
        | Fact::Named { .. }
        | Fact::NamedByLuck { .. }
        | Fact::Lean { .. }
        | Fact::Hand { .. }
        | Fact::Peeked { .. }
        | Fact::Peeks { .. }
        | Fact::Exchanged { .. }
        | Fact::GaveACard { .. }
        | Fact::Starts { .. } => Notice::PLAIN,
        Fact::Dealt { seat, .. } => Notice::everyday([seat]),
        Fact::Started => Notice::PLAIN.heard(6, Sound::Turn),

        // In a round.
        Fact::Placed { seat, .. } => Notice::everyday([seat]).heard(1, Sound::Step),
        Fact::DiscardedACard { seat } | Fact::DroppedCards { seat, .. } | Fact::DrewACard { seat } => {
            Notice::everyday([seat])
        }
        Fact::Drew { .. } => Notice::PLAIN.heard(1, Sound::Step),
        Fact::DrawCalled { .. } => Notice::NOTE.heard(1, Sound::Step),
        Fact::DrawObjected | Fact::DrawByItself => Notice::NOTE,
        Fact::Closed { .. } | Fact::Vanished { .. } => Notice::PLAIN.heard(4, Sound::Jump),
        Fact::Escaped { .. } | Fact::Posed { .. } => Notice::NOTE.heard(4, Sound::Jump),
        Fact::Trapped { whose, .. } if me == Some(whose) => Notice::PLAIN.heard(HIT, Sound::Caught),
        Fact::Trapped { .. } | Fact::Took { .. } => Notice::PLAIN.heard(5, Sound::No),
        Fact::Out { .. } | Fact::Alliance { .. } => Notice::PLAIN.heard(8, Sound::Found),
        Fact::Stalling { .. } => Notice::PLAIN.heard(6, Sound::Gong),
        Fact::Blocked => Notice::NOTE.heard(6, Sound::Gong),
        Fact::Lifted { .. }
        | Fact::Slipped { .. }
        | Fact::Discarded { .. }
        | Fact::Dropped { .. }
        | Fact::Passed { .. }
        | Fact::Photo { .. }
        | Fact::Unstalled { .. } => Notice::PLAIN,

        // After a round.
        Fact::Scored { .. }
        | Fact::Doomed { .. }
        | Fact::Bet { .. }
        | Fact::Learned { .. }
        | Fact::Forgot { .. }
        | Fact::Tied { .. } => Notice::PLAIN,
        Fact::Won { .. } => Notice::PLAIN.heard(9, Sound::Won),
    }
}
