//! Moments worth a burst: the countdown, "Escape Master!", a trap that hits, the end of a round.

use std::time::Duration;

use art::Ink;
use art::master::{BADGE, Badge};
use leptos::prelude::*;
use master::{Fact, Master, Stage, Why};
use table::{Seat, SeatSet};

use super::hand::Hand;
use super::pictures;
use crate::app::Page;
use crate::client::Client;
use crate::erased::{dynamic, memo, text};
use crate::news::each_entry;

/// How long such a moment lasts.
const MOMENT: Duration = Duration::from_millis(1_600);

/// What is shown for a moment.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Moment {
    Out(Seat),
    /// The first of a team is out, and the mate plays on. (§10)
    OutFirst(Seat, Seat),
    Alliance(SeatSet),
    Hit(master::Card, Seat),
    Start,
}

/// What bursts over the stacks.
#[component]
pub(crate) fn Moments(client: Client, hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let moment = RwSignal::new(None::<(u64, Moment)>);
    each_entry(client, move |number, facts| {
        let seen = hand.seen.get_untracked();
        let me = seen.as_ref().and_then(|sight| sight.seat);
        let calm = seen.as_ref().is_some_and(|sight| sight.open.is_calm());
        let mate_inside = |seat: Seat| {
            let open = &seen.as_ref()?.open;
            open.mate_of(seat).filter(|mate| open.player(*mate).is_in())
        };
        let mut found = facts.iter().filter_map(|fact| fact.of::<Master>()).filter_map(|fact| match *fact {
            Fact::Out { seat } => Some(match mate_inside(seat) {
                Some(mate) => Moment::OutFirst(seat, mate),
                None => Moment::Out(seat),
            }),
            Fact::Alliance { seats } => Some(Moment::Alliance(seats)),
            Fact::Trapped { seat, whose, card } if Some(whose) == me => Some(Moment::Hit(card, seat)),
            Fact::Started if !calm => Some(Moment::Start),
            _ => None,
        });
        if let Some(found) = found.next_back() {
            moment.set(Some((number, found)));
            let fade = move || {
                let is_it = moment.try_get_untracked().flatten().is_some_and(|(own, _)| own == number);
                if is_it {
                    moment.set(None);
                }
            };
            set_timeout(fade, MOMENT);
        }
    });
    let name = move |seat: Seat| hand.names.with(|names| speech.seat_name(seat, names));
    let burst = dynamic(move || {
        let Some((_, moment)) = moment.get() else { return ().into_any() };
        let (class, badge, said) = match moment {
            Moment::Out(seat) => (
                "burst out",
                Some(Badge::Master),
                speech.text("master-page-out", &[("name", name(seat).into())]),
            ),
            Moment::OutFirst(seat, mate) => {
                let args = [("name", name(seat).into()), ("mate", name(mate).into())];
                ("burst out", Some(Badge::Master), speech.text("master-page-out-first", &args))
            }
            Moment::Alliance(seats) => {
                let names: Vec<String> = seats.iter().map(name).collect();
                (
                    "burst out",
                    Some(Badge::Alliance),
                    speech.text("master-page-alliance", &[("names", names.into())]),
                )
            }
            Moment::Hit(card, seat) => {
                let said = speech.text("master-page-hit", &[("name", name(seat).into())]);
                ("burst hit", Some(pictures::trap(card)), said)
            }
            Moment::Start => ("burst start", None, speech.text("master-page-go", &[])),
        };
        let badge = badge.map(|badge| {
            let inside = art::master::badge(badge, Ink::Page);
            view! { <svg viewBox=BADGE aria-hidden="true" inner_html=inside></svg> }
        });
        view! { <div class=class data-testid="moment">{badge} <strong>{said}</strong></div> }.into_any()
    });
    view! { <div class="moments" aria-hidden="true">{burst} {countdown(hand)}</div> }.into_any()
}

/// Three, two, one; and how long until the round ends by itself.
fn countdown(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let what = memo(move || {
        hand.seen.with(|sight| {
            let open = &sight.as_ref().filter(|sight| !sight.is_over)?.open;
            match (open.stage, open.stall) {
                (Stage::Countdown { until }, _) => Some((until, "start")),
                (_, Some(stall)) => {
                    Some((stall.until, if stall.why == Why::Blocked { "blocked" } else { "last-call" }))
                }
                _ => None,
            }
        })
    });
    dynamic(move || {
        let Some((until, key)) = what.get() else { return ().into_any() };
        let seconds = text(move || hand.clock.seconds_to(until).to_string());
        let said = text(move || speech.text("master-page-countdown", &[("what", key.into())]));
        view! {
            <div class=format!("counting {key}") data-testid="counting">
                <strong>{seconds}</strong>
                <span>{said}</span>
            </div>
        }
        .into_any()
    })
}
