//! Why not, in Escape Master: somebody was faster, or a rule.

use leptos::prelude::*;
use master::Master;
use table::No;

use super::hand::Hand;
use crate::app::Page;
use crate::erased::{memo, text};
use crate::game::Game;
use crate::table_view::why_not::why_not;

/// The last refusal, with the way to its rule.
#[component]
pub(crate) fn Refused(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let faster = memo(move || hand.back.with(|back| back.and_then(|back| back.faster)));
    let said = text(move || {
        let Some(why) = hand.no.get().filter(|why| !why.is_by_lesson()) else { return String::new() };
        match faster.get() {
            Some(seat) => {
                let name = hand.names.with(|names| speech.seat_name(seat, names));
                speech.text("master-page-faster", &[("name", name.into())])
            }
            None => hand.names.with(|names| speech.refusal(Game::Master.name(), why.coded(), names)),
        }
    });
    let anchor = memo(move || match faster.get() {
        Some(_) => Some("races"),
        None => hand.no.with(|no| {
            let why = no.as_ref()?.of::<Master>()?;
            let waits = hand.seen.with(|sight| sight.as_ref().is_some_and(|sight| !sight.has_started()));
            let too_early = matches!(why, No::Early { .. });
            Some(if too_early && waits { master::START } else { master::anchor(why) })
        }),
    });
    why_not(Game::Master, said, anchor)
}
