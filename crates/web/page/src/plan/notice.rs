//! What the page does with the facts of Escape Plan.

use plan::Fact;
use table::Seat;

use crate::notice::Notice;
use crate::sound::Sound;

/// What the page does with a fact, for whoever looks.
pub fn notice(fact: &Fact, me: Option<Seat>) -> Notice<Sound> {
    let is_me = |seat: Seat| me == Some(seat);
    match *fact {
        // The day.
        Fact::DayBegins { .. } => Notice::SCENE.heard(6, Sound::Gong),
        Fact::Patrolled { .. } => Notice::NOTE,
        Fact::ExitClosed { .. } => Notice::NOTE_AND_SCENE.heard(6, Sound::Gong),
        Fact::TilePlaced { .. } => Notice::SCENE.heard(2, Sound::Step),
        Fact::PlanDealt { .. }
        | Fact::Ordered { .. }
        | Fact::PeriodBegins { .. }
        | Fact::TileShown { .. }
        | Fact::SiteNamed { .. }
        | Fact::ContactShown { .. }
        | Fact::Paid { .. }
        | Fact::Received { .. } => Notice::PLAIN,

        // A turn.
        Fact::Stepped { .. } | Fact::Rode { .. } | Fact::Flew { .. } => Notice::PLAIN.heard(2, Sound::Step),
        Fact::Wounded { seat, .. } | Fact::Handcuffed { seat, .. } => {
            Notice::NOTE_AND_SCENE.heard_if(is_me(seat), 6, Sound::Caught)
        }
        Fact::Arrested { .. } => Notice::NOTE_AND_SCENE.heard(8, Sound::Caught),
        Fact::OfficerMoved { .. } => Notice::NOTE_AND_SCENE.heard(2, Sound::Jump),
        Fact::OfficerRemoved { .. } => Notice::NOTE_AND_SCENE,
        Fact::AssetLost { .. } => Notice::NOTE,
        Fact::DiscUsed { .. }
        | Fact::Declined { .. }
        | Fact::Rested { .. }
        | Fact::Passed { .. }
        | Fact::TurnEnded { .. }
        | Fact::GasUsed { .. }
        | Fact::KeyFlipped { .. }
        | Fact::ContactUsed { .. }
        | Fact::FixerUsed { .. }
        | Fact::EquipmentUsed { .. }
        | Fact::AssetUsed { .. }
        | Fact::MemberUsed { .. }
        | Fact::FirstAidUsed { .. }
        | Fact::Avoided { .. }
        | Fact::HandcuffsRemoved { .. }
        | Fact::Notorious { .. }
        | Fact::Healed { .. }
        | Fact::DiscTaken { .. }
        | Fact::Refreshed { .. }
        | Fact::Unlocked { .. } => Notice::PLAIN,

        // A visit.
        Fact::Visited { .. } => Notice::SCENE,
        Fact::Looted { .. } => Notice::NOTE_AND_SCENE.heard(4, Sound::Found),
        Fact::GroupDone { .. } => Notice::NOTE_AND_SCENE.heard(7, Sound::Found),
        Fact::KeyTaken { .. }
        | Fact::GasTaken { .. }
        | Fact::Hired { .. }
        | Fact::GangBack { .. }
        | Fact::ContactTaken { .. }
        | Fact::FixerBought { .. }
        | Fact::EquipmentBought { .. }
        | Fact::Looked { .. }
        | Fact::Saw { .. }
        | Fact::Kept { .. }
        | Fact::Discarded { .. }
        | Fact::Stored { .. }
        | Fact::Replaced { .. } => Notice::PLAIN,

        // After a period.
        Fact::LineCrossed { .. } => Notice::NOTE.heard(4, Sound::Found),
        Fact::Booked { .. } => Notice::PLAIN,

        // The Inspector.
        Fact::SandraMoved { .. } => Notice::NOTE_AND_SCENE.heard(2, Sound::Jump),
        Fact::SandraStays
        | Fact::SandraLooted { .. }
        | Fact::SandraUsesDisc
        | Fact::SandraTakesDisc
        | Fact::ContactRemoved { .. }
        | Fact::FixerRemoved { .. }
        | Fact::EquipmentRemoved { .. }
        | Fact::KeyRemoved { .. }
        | Fact::GasRemoved
        | Fact::ExitTileRemoved { .. } => Notice::PLAIN,

        // The end.
        Fact::Escaped { .. } => Notice::NOTE_AND_SCENE.heard(7, Sound::Found),
        Fact::Scored { .. } => Notice::PLAIN.heard(9, Sound::Won),
    }
}
