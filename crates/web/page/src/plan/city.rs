//! The city: hexes, signs, officers and pawns, and what lights up because something can be done there.

use art::plan as drawn;
use art::{Icon, Ink};
use leptos::prelude::*;
use plan::{Hex, Location, Move, Node, Question};
use table::Seat;

use super::film::Past;
use super::hand::{Hand, Seen};
use super::naming;
use super::pictures::{self, APART, Point};
use super::sight::{Chosen, Lit, PlanSight};
use crate::app::Page;
use crate::camera::Camera;
use crate::erased::{classes, dynamic, memo, text};
use crate::map_view::{Light, MapView, Tool, stroke};
use crate::picture::icon;
use crate::table_view::players::{Signs, colour};

/// How near to a sign a finger means it, in units of the map.
const NEAR: f64 = 19.0;

/// The camera over the city. It shows everything, for a city is looked at as a whole.
pub(super) fn camera(seen: Seen) -> Camera {
    let all = memo(move || seen.with(|sight| sight.as_ref().map(|sight| corners(sight)).unwrap_or_default()));
    Camera::new(memo(|| None), all, APART * 1.15)
}

/// The middles of all hexes, and of the gaps where a tile may lie.
fn corners(sight: &PlanSight) -> Vec<Point> {
    let tiles = sight.open.city.tiles().iter().filter_map(|tile| sight.open.city.lies(tile));
    let gaps = sight.moves().iter().filter_map(|mv| match *mv {
        Move::PlaceTile { q, r, .. } => Some(Hex::at(q, r)),
        _ => None,
    });
    let mut all: Vec<Point> = tiles.map(|placed| placed.at).chain(gaps).map(pictures::middle).collect();
    // The buttons at the right hide nothing.
    let right = all.iter().map(|place| place.0).fold(0.0, f64::max);
    all.push((right + APART / 2.0, 0.0));
    all
}

/// The city. Touching what lights up does it, or asks how.
#[component]
pub(crate) fn City(hand: Hand, camera: Camera, #[prop(optional)] over: Option<AnyView>) -> AnyView {
    let seen = hand.seen;
    let signs = Signs::here();
    let drawn_by = move |draw: fn(&PlanSight) -> String| {
        memo(move || seen.with(|sight| sight.as_ref().map(|sight| draw(sight)).unwrap_or_default()))
    };
    // Drawn anew only when it changes: a city is large.
    let ground = drawn_by(|sight| pictures::ground(&sight.open));
    let places = memo(move || {
        let colours: Vec<usize> = (0..5).filter_map(Seat::new).map(|seat| Signs::of(signs, seat)).collect();
        let colour = |seat: usize| colours.get(seat).copied().unwrap_or(seat);
        seen.with(|sight| {
            sight.as_ref().map(|sight| pictures::signs(&sight.open, colour)).unwrap_or_default()
        })
    });
    // In a film it is as it was, and what was built later lies in the dark.
    let police = memo(move || {
        let film = hand.film.get();
        seen.with(|sight| sight.as_ref().map(|sight| police(sight, film.as_ref())).unwrap_or_default())
    });
    let unbuilt = memo(move || {
        let later = hand.film.get().map(|past| past.unbuilt).unwrap_or_default();
        seen.with(|sight| {
            sight.as_ref().map(|sight| pictures::unbuilt(&sight.open, later)).unwrap_or_default()
        })
    });
    let ghost = memo(move || {
        let chosen = hand.chosen.get();
        seen.with(|sight| sight.as_ref().and_then(|sight| ghost(sight, chosen)).unwrap_or_default())
    });
    let lit = memo(move || {
        let chosen = hand.chosen.get();
        seen.with(|sight| sight.as_ref().map(|sight| sight.lit(chosen)).unwrap_or_default())
    });
    let lights = dynamic(move || {
        lit.get().into_iter().filter_map(|lit| light_view(hand, lit)).collect::<Vec<_>>().into_any()
    });
    let count = memo(move || seen.with(|sight| sight.as_ref().map_or(0, |sight| sight.open.seats().count())));
    let pawns = dynamic(move || {
        (0..count.get())
            .filter_map(Seat::new)
            .map(|seat| pawn_view(hand, seat))
            .collect::<Vec<_>>()
            .into_any()
    });
    let touch = move |place: Point| {
        let found = seen.with_untracked(|sight| {
            let sight = sight.as_ref()?;
            lit.with_untracked(|lit| touched(sight, lit, place))
        });
        match found {
            Some(Touched::Lit(lit)) => pick(hand, lit),
            Some(Touched::Place(place)) => hand.choose(Chosen::Place(place)),
            None => hand.choose(Chosen::Nothing),
        }
    };
    let world = view! {
        <g prop:innerHTML=ground></g>
        <g prop:innerHTML=ghost></g>
        <g prop:innerHTML=places></g>
        <g prop:innerHTML=police></g>
        <g prop:innerHTML=unbuilt></g>
        {lights}
        {pawns}
    };
    let me = Tool {
        testid: "map-me",
        name: "plan-page-me",
        picture: icon(Icon::Person),
        press: Callback::new(move |()| look_at_me(seen, camera)),
    };
    let all = Tool {
        testid: "map-all",
        name: "plan-page-all",
        picture: stroke("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"),
        press: Callback::new(move |()| camera.come_back()),
    };
    let map = MapView {
        camera,
        place: "map-place city-place",
        class: "map city",
        testid: "city",
        name: "plan-page-city",
        world: world.into_any(),
        over: over.into_any(),
        touch: Callback::new(touch),
        tools: vec![me, all],
        pressed: |_| (),
    };
    map.show()
}

fn look_at_me(seen: Seen, camera: Camera) {
    let at = seen.with_untracked(|sight| {
        let sight = sight.as_ref()?;
        pictures::standing(&sight.open, whereabouts(sight, sight.seat?)?)
    });
    if let Some(at) = at {
        camera.come_back();
        camera.zoom_by(2.0);
        camera.look_at(at);
    }
}

/// Where somebody is; nowhere once they are out.
fn whereabouts(sight: &PlanSight, seat: Seat) -> Option<Node> {
    let travels = sight.open.turn.filter(|turn| turn.seat == seat).map(|turn| turn.node);
    let player = sight.open.player(seat);
    player.is_inside().then(|| travels.unwrap_or(player.pawn.into()))
}

/// The officers, and the Inspector.
fn police(sight: &PlanSight, past: Option<&Past>) -> String {
    let mut out = String::new();
    for tile in sight.open.city.tiles().iter() {
        let now = || sight.open.city.police(tile);
        for officer in past.map_or_else(now, |past| past.police(&sight.open, tile)).iter() {
            if let Some((x, y)) = pictures::beat_of(&sight.open, officer, tile) {
                let inside = pictures::officer_picture(officer);
                out.push_str(&format!("<g transform=\"translate({x:.1} {y:.1})\">{inside}</g>"));
            }
        }
    }
    if let Some(sandra) = sight.open.sandra
        && let Some((x, y)) = pictures::spot(&sight.open, sandra.pawn)
    {
        let inside = drawn::sandra(Ink::Page);
        out.push_str(&format!("<g transform=\"translate({:.1} {:.1})\">{inside}</g>", x + 4.0, y - 17.0));
    }
    out
}

/// The tile that shall be placed, where it would lie.
fn ghost(sight: &PlanSight, chosen: Chosen) -> Option<String> {
    let Chosen::Stack { stack, at: Some(at), rotation } = chosen else { return None };
    let stack = sight.open.stacks.get(usize::from(stack))?;
    let (x, y) = pictures::middle(at);
    let inside = pictures::tile(stack.top?, rotation) + &pictures::squad(stack.top?, rotation, stack.police);
    Some(format!("<g class=\"ghost\" transform=\"translate({x:.1} {y:.1})\">{inside}</g>"))
}

enum Touched {
    Lit(Lit),
    Place(Location),
}

/// What a finger at this place means.
fn touched(sight: &PlanSight, lit: &[Lit], at: Point) -> Option<Touched> {
    let away = |(x, y): Point| (x - at.0).hypot(y - at.1);
    let hex = pictures::hex_at(at);
    let tile = sight.open.city.tile_at(hex);
    let near = |lit: &&Lit| match **lit {
        Lit::Officer(officer, tile) => {
            pictures::beat_of(&sight.open, officer, tile).is_some_and(|place| away(place) < NEAR)
        }
        Lit::Gap(gap) => gap == hex,
        Lit::Target(target) => Some(target) == tile,
        Lit::Place(_) => false,
    };
    if let Some(found) = lit.iter().find(near) {
        return Some(Touched::Lit(*found));
    }
    let spots =
        sight.open.city.locations().filter_map(|place| Some((place, pictures::spot(&sight.open, place)?)));
    let nearest =
        spots.map(|(place, spot)| (place, away(spot))).min_by(|one, other| one.1.total_cmp(&other.1));
    nearest.filter(|(_, away)| *away < NEAR).map(|(place, _)| Touched::Place(place))
}

/// Does what is lit, or chooses it.
fn pick(hand: Hand, lit: Lit) {
    match lit {
        Lit::Place(place) => hand.choose(Chosen::Place(place)),
        Lit::Gap(at) => hand.seen.with_untracked(|sight| {
            let Chosen::Stack { stack, .. } = hand.chosen.get_untracked() else { return };
            let turns = sight.as_ref().map(|sight| sight.rotations(stack, at)).unwrap_or_default();
            if let Some(rotation) = turns.first() {
                hand.chosen.set(Chosen::Stack { stack, at: Some(at), rotation: *rotation });
            }
        }),
        Lit::Officer(officer, from) => match hand.question().get_untracked() {
            Some(Question::Remove(_)) => hand.act(Move::Remove { from }),
            _ => hand.choose(Chosen::Officer { officer, from }),
        },
        Lit::Target(to) => {
            let Chosen::Officer { officer, from } = hand.chosen.get_untracked() else { return };
            let mv = hand.seen.with_untracked(|sight| sight.as_ref()?.moves_officer(officer, from, to));
            if let Some(mv) = mv {
                hand.act(mv);
            }
        }
    }
}

/// Something that can be touched.
fn light_view(hand: Hand, lit: Lit) -> Option<AnyView> {
    let speech = Page::here().speech;
    let (place, inside, testid) = hand.seen.with_untracked(|sight| {
        let open = &sight.as_ref()?.open;
        Some(match lit {
            Lit::Place(place) => {
                (pictures::spot(open, place)?, drawn::lit_spot(Ink::Page), format!("place-{place}"))
            }
            Lit::Gap(at) => {
                (pictures::middle(at), drawn::lit_hex(Ink::Page), format!("gap-{}-{}", at.q, at.r))
            }
            Lit::Target(tile) => {
                let placed = open.city.lies(tile)?;
                (pictures::middle(placed.at), drawn::lit_hex(Ink::Page), format!("tile-{tile}"))
            }
            Lit::Officer(officer, tile) => {
                let ring = "<circle class=\"lit-officer\" r=\"11\"></circle>".to_owned();
                (
                    pictures::beat_of(open, officer, tile)?,
                    ring,
                    format!("officer-{officer:?}-{tile}").to_ascii_lowercase(),
                )
            }
        })
    })?;
    let label = text(move || match lit {
        Lit::Place(place) => hand.seen.with(|sight| {
            sight.as_ref().map(|sight| naming::location(speech, &sight.open, place)).unwrap_or_default()
        }),
        Lit::Gap(at) => speech.text("plan-page-gap", &[("q", at.q.into()), ("r", at.r.into())]),
        Lit::Target(tile) => naming::tile(speech, tile),
        Lit::Officer(officer, tile) => {
            let args = [
                ("officer", naming::officer(speech, officer).into()),
                ("tile", naming::tile(speech, tile).into()),
            ];
            speech.text("plan-page-officer-on", &args)
        }
    });
    let chosen = text(move || {
        let on = match (lit, hand.chosen.get()) {
            (Lit::Place(place), Chosen::Place(chosen)) => place == chosen,
            (Lit::Gap(gap), Chosen::Stack { at, .. }) => at == Some(gap),
            (Lit::Officer(officer, tile), Chosen::Officer { officer: one, from }) => {
                (officer, tile) == (one, from)
            }
            _ => false,
        };
        classes("lit", [("chosen", on), ("gap", matches!(lit, Lit::Gap(_)))])
    });
    let act = Callback::new(move |()| pick(hand, lit));
    Some(Light { class: chosen, testid, label, at: place, inside, act }.show())
}

/// The pawn of a seat. It walks from place to place.
fn pawn_view(hand: Hand, seat: Seat) -> AnyView {
    let signs = Signs::here();
    let seen = hand.seen;
    let place = memo(move || {
        seen.with(|sight| {
            let sight = sight.as_ref()?;
            let film = hand.film.get();
            let at = |seat: Seat| match &film {
                Some(past) => past.whereabouts(seat),
                None => whereabouts(sight, seat),
            };
            let here = at(seat)?;
            let others = sight.open.seats().iter().filter(|other| at(*other) == Some(here));
            let index = others.take_while(|other| *other != seat).count();
            let (x, y) = pictures::standing(&sight.open, here)?;
            let (dx, dy) = if here.location().is_some() { pictures::beside(index) } else { (0.0, 0.0) };
            Some(((x + dx, y + dy), here))
        })
    });
    let mine = move || seen.with(|sight| sight.as_ref().is_some_and(|sight| sight.seat == Some(seat)));
    let class = text(move || {
        let colour = colour(Signs::of(signs, seat));
        format!("{} {colour}", classes("pl-pawn", [("own", mine()), ("away", place.get().is_none())]))
    });
    let moved = text(move || match place.get() {
        Some(((x, y), _)) => format!("translate({x:.1}px, {y:.1}px) scale(1.8)"),
        None => String::from("scale(0)"),
    });
    let at = text(move || place.get().map(|(_, here)| here.to_string()).unwrap_or_default());
    let picture = text(move || drawn::pawn(Signs::of(signs, seat), Ink::Page));
    view! {
        <g class=class data-testid=format!("pawn-{seat}") data-place=at style:transform=moved>
            <circle class="pl-me" r="6.9"></circle>
            <g prop:innerHTML=picture></g>
        </g>
    }
    .into_any()
}
