//! What pieces and places are called.

use plan::{Asset, Contact, Equipment, Fixer, Goods, Heist, Kind, Location, Officer, Site, Tile, Vault};
use serde::Serialize;
use serde_json::Value;

use super::sight::Shield;
use crate::game::Game;
use crate::speech::Speech;

/// The text of a kind of pieces for the one that the rules write like this.
fn named(speech: Speech, kind: &str, one: impl Serialize) -> String {
    let name = match table::write(one) {
        Ok(Value::String(name)) => name,
        _ => return String::new(),
    };
    speech.option(Game::Plan, kind, &name)
}

/// What it does: a text of its own beside its name.
fn does(speech: Speech, kind: &str, one: impl Serialize) -> String {
    let name = match table::write(one) {
        Ok(Value::String(name)) => name,
        _ => return String::new(),
    };
    speech.option(Game::Plan, kind, &format!("{name}-does"))
}

/// A name, and what it does.
pub(crate) type Named = (String, String);

pub(crate) fn contact(speech: Speech, contact: Contact) -> Named {
    (named(speech, "contact", contact), does(speech, "contact", contact))
}

pub(crate) fn fixer(speech: Speech, fixer: Fixer) -> Named {
    (named(speech, "fixer", fixer), does(speech, "fixer", fixer))
}

pub(crate) fn equipment(speech: Speech, equipment: Equipment) -> Named {
    (named(speech, "equipment", equipment), does(speech, "equipment", equipment))
}

pub(crate) fn asset(speech: Speech, asset: Asset) -> Named {
    (named(speech, "asset", asset), does(speech, "asset", asset))
}

pub(crate) fn vault(speech: Speech, pile: Vault) -> String {
    named(speech, "vault", pile)
}

pub(crate) fn goods(speech: Speech, goods: Goods) -> Named {
    match goods {
        Goods::Equipment(kind) => equipment(speech, kind),
        Goods::Fixer(kind) => fixer(speech, kind),
        Goods::Loot(pile) => (vault(speech, pile), String::new()),
    }
}

/// What somebody has against officers.
pub(crate) fn shield(speech: Speech, shield: Shield) -> String {
    match shield {
        Shield::Contact(one) => contact(speech, one).0,
        Shield::Equipment(one) => equipment(speech, one).0,
        Shield::Fixer(one) => fixer(speech, one).0,
        Shield::Asset(one) => asset(speech, one).0,
        Shield::Gang => speech.text("plan-piece-gang-member", &[]),
    }
}

pub(crate) fn officer(speech: Speech, officer: Officer) -> String {
    named(speech, "officer", officer)
}

pub(crate) fn tile(speech: Speech, tile: Tile) -> String {
    speech.option(Game::Plan, "tile", &tile.to_string())
}

pub(crate) fn site(speech: Speech, site: Site) -> String {
    named(speech, "location", site)
}

/// A location by what stands there; of those that there are several of, with the tile.
pub(crate) fn location(speech: Speech, open: &Heist, place: Location) -> String {
    match (open.sites.at(place), place.kind()) {
        (Some(site), _) => self::site(speech, site),
        (None, kind @ (Kind::Store | Kind::Gang | Kind::Business | Kind::SafeHouse)) => {
            let name = speech.option(Game::Plan, "location", kind.name());
            speech.text(
                "plan-page-on-tile",
                &[("name", name.into()), ("tile", place.tile().to_string().into())],
            )
        }
        (None, kind) => speech.option(Game::Plan, "location", kind.name()),
    }
}

/// What a visit brings.
pub(crate) fn visit(speech: Speech, open: &Heist, place: Location) -> String {
    match (open.sites.at(place), place.kind()) {
        (Some(site), _) => does(speech, "location", site),
        (None, Kind::Business | Kind::SafeHouse) => String::new(),
        (None, kind) => speech.option(Game::Plan, "location", &format!("{}-does", kind.name())),
    }
}
