//! Where one is and what leads from there, in words: for those who listen, and for those who like to read.

use leptos::prelude::*;
use temple::Tile;

use super::act::dir_name;
use super::hand::Seen;
use super::sight::{Aim, Beyond, TempleSight};
use crate::app::Page;
use crate::erased::{dynamic, text};
use crate::speech::Speech;

/// A line, and what tests need to know of it: the name of what it is about and the way there.
struct Line {
    about: &'static str,
    dir: &'static str,
    said: String,
}

/// The own chamber, its doors with their prices, its stones, and what lies further away.
#[component]
pub(crate) fn Around(seen: Seen) -> AnyView {
    let speech = Page::here().speech;
    let here = text(move || {
        seen.with(|sight| sight.as_ref().and_then(|sight| here(speech, sight)).unwrap_or_default())
    });
    let ways = dynamic(move || {
        let lines = seen.with(|sight| sight.as_ref().map(|sight| lines(speech, sight)).unwrap_or_default());
        let item =
            |line: Line| view! { <li data-about=line.about data-dir=line.dir>{line.said}</li> }.into_any();
        lines.into_iter().map(item).collect::<Vec<_>>().into_any()
    });
    view! {
        <div class="around" data-testid="around">
            <p>{here}</p>
            <ul>{ways}</ul>
        </div>
    }
    .into_any()
}

fn here(speech: Speech, sight: &TempleSight) -> Option<String> {
    let room = sight.open.map.node(sight.node()?);
    let tile = room.tile.to_string();
    let mut said = vec![speech.text("temple-around-here", &[("tile", tile.into())])];
    if room.tile == Tile::EXIT {
        said.push(speech.text("temple-around-exit", &[("count", sight.open.keys_to_escape().into())]));
    }
    if let Some(stones) = room.stones() {
        let symbol = format!("{:?}", stones.symbol);
        if room.used {
            said.push(speech.text("temple-refusal-stones-used", &[]));
        }
        for (cost, stones) in stones.tiers.iter().filter(|_| !room.used) {
            let args =
                [("face", symbol.clone().into()), ("count", (*cost).into()), ("stones", (*stones).into())];
            said.push(speech.text("temple-around-stones", &args));
        }
    }
    Some(said.join(" "))
}

fn lines(speech: Speech, sight: &TempleSight) -> Vec<Line> {
    let ways = sight.ways().into_iter().map(|(dir, beyond)| {
        let dir = dir_name(dir);
        let (about, said) = match beyond {
            Beyond::Chamber(tile) => {
                let price = format!("{:?}", tile.chamber().entry);
                let args = [("dir", dir.into()), ("tile", tile.to_string().into()), ("price", price.into())];
                ("enter", speech.text("temple-around-enter", &args))
            }
            Beyond::Dark => ("discover", speech.text("temple-around-discover", &[("dir", dir.into())])),
        };
        Line { about, dir, said }
    });
    let further = Aim::ALL.into_iter().filter_map(|aim| {
        let (dir, steps) = sight.way_to(aim)?;
        let (about, dir) = (aim.name(), dir_name(dir));
        let args = [("what", about.into()), ("count", steps.into()), ("dir", dir.into())];
        Some(Line { about, dir, said: speech.text("temple-around-way", &args) })
    });
    ways.chain(further).collect()
}
