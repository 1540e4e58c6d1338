//! Using treasures: the tray with those of the own seat, and the treasure that still needs a target.

use leptos::prelude::*;
use table::Seat;
use temple::{Move, Treasure};
use words::Names;

use super::acts::Strip;
use super::hand::{Hand, Seen};
use super::looking::place;
use super::pictures;
use super::possessions::needs_target;
use super::sight::Lit;
use super::tray::let_go;
use crate::app::Page;
use crate::camera::Camera;
use crate::erased::{classes, dynamic, effect, memo, shown, text};

/// The treasure that is picked up, if one is, and whose pawn it shall move. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Using {
    what: RwSignal<Option<Treasure>>,
    whose: RwSignal<Option<Seat>>,
    /// How those in the temple are called.
    pub(super) names: Memo<Names>,
}

impl Using {
    /// Nothing is picked up.
    pub(crate) fn nothing(names: Memo<Names>) -> Using {
        Using { what: RwSignal::new(None), whose: RwSignal::new(None), names }
    }

    /// Puts it back.
    pub(crate) fn stop(self) {
        self.what.set(None);
    }

    /// The treasure, if it needs a target.
    fn aims(self) -> Option<Treasure> {
        self.what.get().filter(|treasure| needs_target(*treasure))
    }

    /// What lights up on the map: what the treasure can be used on, or what the dice pay for.
    pub(crate) fn lit(using: Option<Using>, seen: Seen) -> Vec<Lit> {
        let picked = using.and_then(|using| Some((using.aims()?, using.whose.get())));
        seen.with(|sight| {
            let Some(sight) = sight else { return Vec::new() };
            match picked {
                Some((treasure, whose)) => {
                    let first = || sight.can_be_teleported().first().copied();
                    sight.targets(treasure, whose.or_else(first))
                }
                None => sight.lit(),
            }
        })
    }
}

impl Hand {
    /// A treasure is touched: it is used, or picked up to be used on something, or put back.
    fn use_treasure(self, treasure: Treasure) {
        match treasure {
            Treasure::RestoringMask => self.act(Move::Restore),
            Treasure::StoneConjurer => self.act(Move::Conjure),
            Treasure::GiantTorch => self.act(Move::PlantTorch),
            // Which curse a Counterspell removes is chosen in the list of moves.
            Treasure::SecretPassage
            | Treasure::Teleport
            | Treasure::DoubleTorch
            | Treasure::DoubleKey
            | Treasure::Counterspell => {
                let picked = self.using.what.get_untracked() == Some(treasure);
                self.using.what.set((!picked).then_some(treasure));
                self.using.whose.set(None);
            }
        }
    }

    /// A treasure that is used up or gone is put back, and the map shows all that can be its target.
    pub(super) fn watch_treasures(self, camera: Camera) {
        let Hand { seen, using, .. } = self;
        let held = memo(move || {
            using.what.get().is_none_or(|what| {
                seen.with(|sight| {
                    let held = |me| sight.as_ref().is_some_and(|sight| sight.open.treasures.holds(me, what));
                    sight.as_ref().and_then(|sight| sight.seat).is_some_and(held)
                })
            })
        });
        effect(move || {
            if !held.get() {
                using.stop();
            }
        });
        let aims = memo(move || using.aims().is_some());
        Effect::new(move |before: Option<bool>| {
            let aims = aims.get();
            if aims {
                let own =
                    seen.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.cell_of(sight.seat?)));
                let targets = untrack(|| Using::lit(Some(using), seen));
                let cells = targets.iter().map(place).chain(own.map(super::looking::centre));
                camera.show(&cells.collect::<Vec<_>>(), f64::from(pictures::CELL));
            } else if before == Some(true) {
                camera.come_back();
            }
            aims
        });
    }
}

/// The own treasures: one touch uses one.
pub(super) fn treasures(hand: Hand) -> AnyView {
    let held = memo(move || {
        hand.seen.with(|sight| {
            let sight = sight.as_ref();
            sight.and_then(|sight| Some(sight.treasures_of(sight.seat?))).unwrap_or_default()
        })
    });
    dynamic(move || {
        held.get()
            .into_iter()
            .map(|(treasure, count)| button(hand, treasure, count))
            .collect::<Vec<_>>()
            .into_any()
    })
}

fn button(hand: Hand, treasure: Treasure, count: usize) -> AnyView {
    let speech = Page::here().speech;
    let named = [("treasure", treasure.name().into())];
    let how_many = if count > 1 { format!("×{count}") } else { String::new() };
    let shown = how_many.clone();
    // It begins with what can be read on the button.
    let label = text(move || {
        let name = speech.text("temple-treasure", &named);
        format!("{name}{how_many}. {}", speech.text("temple-treasure-does", &named))
    });
    let name = text(move || speech.text("temple-treasure", &[("treasure", treasure.name().into())]));
    let picked = memo(move || hand.using.what.get() == Some(treasure));
    let number = (count > 1).then(|| view! { <span class="how-many">{shown}</span> });
    view! {
        <button
            class=text(move || classes("treasure", [("picked", picked.get())]))
            data-testid=format!("treasure-{}", treasure.name())
            aria-pressed=text(move || picked.get().to_string())
            aria-label=label
            title=label
            on:click=move |event| {
                let_go(&event);
                hand.use_treasure(treasure);
            }
        >
            <svg viewBox="-10 -10 20 20" aria-hidden="true" inner_html=pictures::treasure(treasure)></svg>
            <span class="treasure-name">{name}</span>
            {number}
        </button>
    }
    .into_any()
}

/// What the treasure that is picked up does, whom it shall move, and the way to put it back. It takes the place of what else can
/// be done, so that the dice stay where they are.
#[component]
pub(crate) fn Picked(hand: Hand) -> AnyView {
    let what = memo(move || hand.using.what.get());
    dynamic(move || match what.get() {
        Some(treasure) => card(hand, treasure),
        None => view! { <Strip hand /> }.into_any(),
    })
}

fn card(hand: Hand, treasure: Treasure) -> AnyView {
    let speech = Page::here().speech;
    let none = memo(move || needs_target(treasure) && Using::lit(Some(hand.using), hand.seen).is_empty());
    let said = text(move || {
        let does = speech.text("temple-treasure-does", &[("treasure", treasure.name().into())]);
        let key = match (needs_target(treasure), none.get()) {
            (false, _) => "temple-page-pays-itself",
            (true, true) => "temple-page-no-target",
            (true, false) => "temple-page-choose-target",
        };
        format!("{does} {}", speech.text(key, &[]))
    });
    let whose = memo(move || {
        let sight = |sight: &_| super::sight::TempleSight::can_be_teleported(sight);
        match treasure {
            Treasure::Teleport => {
                hand.seen.with(|seen| seen.as_ref().map(|seen| sight(seen)).unwrap_or_default())
            }
            _ => Vec::new(),
        }
    });
    // Where there is no choice nobody is asked.
    let seats = shown(
        move || whose.with(|whose| whose.len() > 1),
        move || {
            let buttons = whose.get().into_iter().map(|seat| whose_button(hand, seat, whose));
            view! {
                <div class="answers" role="group" aria-label=speech.say("temple-page-whose")>
                    {buttons.collect::<Vec<_>>()}
                </div>
            }
            .into_any()
        },
    );
    view! {
        <section class="question picked" data-testid="picked">
            <p role="status">{said}</p>
            <button
                class="quiet"
                data-testid="put-back"
                aria-label=speech.say("temple-page-put-back")
                title=speech.say("temple-page-put-back")
                on:click=move |event| {
                    let_go(&event);
                    hand.using.stop();
                }
            >
                "×"
            </button>
            {seats}
        </section>
    }
    .into_any()
}

fn whose_button(hand: Hand, seat: Seat, all: Memo<Vec<Seat>>) -> AnyView {
    let speech = Page::here().speech;
    let chosen = memo(move || {
        let whose = hand.using.whose.get().or_else(|| all.with(|all| all.first().copied()));
        whose == Some(seat)
    });
    let name = text(move || {
        let mine = hand.seen.with(|sight| sight.as_ref().is_some_and(|sight| sight.seat == Some(seat)));
        match mine {
            true => speech.text("temple-page-yourself", &[]),
            false => hand.names.with(|names| speech.seat_name(seat, names)),
        }
    });
    view! {
        <button
            class=text(move || classes("act", [("primary", chosen.get())]))
            data-testid=format!("whose-{seat}")
            aria-pressed=text(move || chosen.get().to_string())
            on:click=move |event| {
                let_go(&event);
                hand.using.whose.set(Some(seat));
            }
        >
            {name}
        </button>
    }
    .into_any()
}

/// The offers to teleport mates that wait for their answers.
#[component]
pub(crate) fn Offers(hand: Hand) -> AnyView {
    let speech = Page::here().speech;
    let open =
        memo(move || hand.seen.with(|sight| sight.as_ref().map(|sight| sight.offers()).unwrap_or_default()));
    dynamic(move || {
        let offers = open.get().into_iter().map(|(number, whose)| {
            let said = text(move || {
                let name = hand.names.with(|names| speech.seat_name(whose, names));
                speech.text("temple-page-offered", &[("name", name.into())])
            });
            view! {
                <section class="question brief" data-testid="offered" role="status">
                    {super::acts::running_out(hand, number, super::act::CHOICE_MS)}
                    <p>{said}</p>
                </section>
            }
            .into_any()
        });
        offers.collect::<Vec<_>>().into_any()
    })
}
