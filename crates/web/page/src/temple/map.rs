//! The map: chambers, the dark beyond their doors, pawns, and what lights up because the dice pay for it.

use art::{Icon, Ink};
use leptos::prelude::*;
use table::Seat;
use temple::{Curse, Move};
use words::Names;

use super::act::OnMap;
use super::acts::said;
use super::calls::Air;
use super::hand::Seen;
use super::looking::{lit_at, place};
use super::pictures::{self, middle, stand};
use super::possessions::paid_with;
use super::sight::{Coming, Lit};
use super::tray::let_go;
use super::using::Using;
use crate::app::Page;
use crate::camera::{Camera, Point};
use crate::erased::{classes, dynamic, memo, shown, text};
use crate::map_view::{Light, MapView, Tool};
use crate::picture::icon;
use crate::table_view::players::{Signs, colour};

/// The map. Touching what lights up does it. `over` lies on it: who calls, and calls of one's own.
#[component]
pub(crate) fn Map(
    seen: Seen,
    camera: Camera,
    act: Callback<Move>,
    #[prop(optional)] air: Option<Air>,
    #[prop(optional)] using: Option<Using>,
    #[prop(optional)] over: Option<AnyView>,
) -> AnyView {
    let chambers = text(move || {
        seen.with(|sight| {
            let Some(sight) = sight else { return String::new() };
            let dark = sight.unknown().into_iter().map(pictures::unknown);
            let map = &sight.open.map;
            let chambers = map.chambers().map(|room| pictures::chamber(&sight.open, room));
            dark.chain(chambers).chain([pictures::passages(&sight.open)]).collect()
        })
    });
    // Drawn anew only when it changes: what is under a finger stays where it is.
    let chambers = memo(move || chambers.get());
    let lit = memo(move || Using::lit(using, seen));
    let lights = dynamic(move || {
        lit.get().into_iter().map(|lit| light_view(seen, lit, using, act)).collect::<Vec<_>>().into_any()
    });
    let count = memo(move || seen.with(|sight| sight.as_ref().map_or(0, |sight| sight.open.seats.count())));
    let pawns = dynamic(move || {
        let seats = (0..count.get()).filter_map(Seat::new);
        seats.map(|seat| pawn_view(seen, seat, air)).collect::<Vec<_>>().into_any()
    });
    let touch = move |place: Point| {
        if let Some(found) = lit.with_untracked(|lit| lit_at(lit, place)) {
            act.run(found);
        }
    };
    let world = view! {
        <g prop:innerHTML=text(move || chambers.get())></g>
        {lights}
        {pawns}
    };
    let over = view! {
        <div class="ways"><WayHome seen /></div>
        {over}
    };
    let follow = Tool {
        testid: "map-me",
        name: "temple-page-follow",
        picture: icon(Icon::Person),
        press: Callback::new(move |()| camera.come_back()),
    };
    let map = MapView {
        camera,
        place: "map-place",
        class: "map",
        testid: "map",
        name: "temple-page-map",
        world: world.into_any(),
        over: over.into_any(),
        touch: Callback::new(touch),
        tools: vec![follow],
        // The space bar throws, and does not press the button again.
        pressed: let_go,
    };
    map.show()
}

/// The way to the entrance or the exit and how far it is, while that matters.
#[component]
fn WayHome(seen: Seen) -> AnyView {
    let speech = Page::here().speech;
    let way = memo(move || seen.with(|sight| sight.as_ref().and_then(|sight| sight.way_home())));
    shown(
        move || way.get().is_some(),
        move || {
            let turned = text(move || format!("rotate({})", way.get().map_or(0, |(dir, _)| 90 * dir as i32)));
            let steps = move || way.get().map_or(0, |(_, steps)| steps);
            let to_exit = move || {
                let coming = seen.with(|sight| sight.as_ref().and_then(|sight| sight.coming()));
                matches!(coming, Some((Coming::Collapse, _)))
            };
            let said = text(move || {
                let key = if to_exit() { "temple-page-way-out" } else { "temple-page-way-home" };
                speech.text(key, &[("count", steps().into())])
            });
            view! {
                <div class="way-home" data-testid="way-home">
                    <svg viewBox="-6 -6 12 12" aria-hidden="true">
                        <g transform=turned inner_html=art::temple::arrow_home(Ink::Page)></g>
                    </svg>
                    <strong>{said}</strong>
                </div>
            }
            .into_any()
        },
    )
}

/// Something that can be touched.
fn light_view(seen: Seen, lit: Lit, using: Option<Using>, act: Callback<Move>) -> AnyView {
    let speech = Page::here().speech;
    let OnMap { testid, key } = OnMap::of(lit.act);
    let label = text(move || match key {
        Some(key) => speech.text(key, &[]),
        None => seen.with(|sight| {
            let Some(sight) = sight else { return String::new() };
            match using {
                Some(using) => using.names.with(|names| said(speech, sight, names, lit.act)),
                None => said(speech, sight, &Names::default(), lit.act),
            }
        }),
    });
    let inside = match lit.act {
        Move::OpenWall { .. } => pictures::wall_light(),
        act => pictures::light(paid_with(act)),
    };
    let act = Callback::new(move |()| act.run(lit.act));
    Light { class: text(|| "lit".to_owned()), testid, label, at: place(&lit), inside, act }.show()
}

/// The pawn of a seat. It walks from chamber to chamber.
fn pawn_view(seen: Seen, seat: Seat, air: Option<Air>) -> AnyView {
    let signs = Signs::here();
    // Its chamber, its place among those there, and how many these are.
    let place = memo(move || {
        seen.with(|sight| {
            let sight = sight.as_ref()?;
            let room = sight.node_of(seat)?;
            let there: Vec<Seat> =
                sight.open.seats.iter().filter(|other| sight.node_of(*other) == Some(room)).collect();
            let place = there.iter().position(|other| *other == seat)?;
            Some((*sight.open.map.node(room), place, there.len()))
        })
    });
    let mine = move || seen.with(|sight| sight.as_ref().is_some_and(|sight| sight.seat == Some(seat)));
    let class = text(move || {
        let colour = colour(Signs::of(signs, seat));
        format!("{} {colour}", classes("tp-pawn", [("own", mine()), ("away", place.get().is_none())]))
    });
    let moved = text(move || {
        let Some((room, place, count)) = place.get() else { return String::from("scale(0)") };
        let ((x, y), (dx, dy)) = (middle(room.at), stand(&room, place, count));
        format!(
            "translate({}px, {}px) scale({})",
            x as f32 + dx,
            y as f32 + dy,
            if count > 3 { 1.75 } else { 2.1 }
        )
    });
    let number = (seat.index() + 1).to_string();
    let picture = text(move || art::sign(Signs::of(signs, seat), Ink::Page));
    let trapped = shown(
        move || {
            seen.with(|sight| sight.as_ref().is_some_and(|sight| sight.open.is_cursed(seat, Curse::Trap)))
        },
        || view! { <g inner_html=art::temple::bars(Ink::Page)></g> }.into_any(),
    );
    let ring = shown(mine, || view! { <circle class="tp-me" r="6.2"></circle> }.into_any());
    let calls = shown(
        move || air.is_some_and(|air| air.from(seat).is_some()),
        || view! { <circle class="tp-call" r="9"></circle> }.into_any(),
    );
    let at = text(move || match place.get() {
        Some((room, ..)) => format!("{},{}", room.at.0, room.at.1),
        None => String::new(),
    });
    view! {
        <g class=class data-testid=format!("pawn-{seat}") data-place=at style:transform=moved>
            {calls}
            {ring}
            <g prop:innerHTML=picture></g>
            <text y="1.7" text-anchor="middle">{number}</text>
            {trapped}
        </g>
    }
    .into_any()
}
