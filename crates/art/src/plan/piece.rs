//! Every single piece by its name: for the rows of figures, and by itself for the tables of the rules pages.
//!
//! Contacts, fixers, equipment, marks, officers, locks (their keys), signs and hexes have the names that they have in this
//! module (`SnitchCounty`, `MoveSwat`, `SafeHouse1`, `Exit2`, `Exit2Closed`, `C4`). Besides there are `AssetHeal` and the
//! other assets, `LockerRed`, `CaseGrey` and `CaseBlack` (exit tiles), `Member1` to `Member4`, `Sandra`, `Cuffs` (a card),
//! `Patrol1` to `Patrol3`, `InspectorBar` and the like, `Belt1` to `Belt5`, `CardSlot`, `TileSlot`, the symbols `Subway`,
//! `Helipad` and `Ferry`, and the backs `BackContacts`, `BackPlans`, `BackPatrol`, `BackInspector`, `BackTile` and `BackHex`.

use super::card::{Deck, back, belt, card_slot, handcuffs, hex_back, inspector, patrol};
use super::contact::{Contact, contact};
use super::hex::{HEX, hex, rim, symbol};
use super::mark::{Mark, token};
use super::people::{Officer, member, officer, sandra};
use super::place::{Gate, Place, place, printed};
use super::things::{
    Asset, Equipment, Fixer, Lock, asset, equipment, exit_tile, fixer, key, locker, slot, tile_back,
};
use super::tiles::{HEXES, Symbol, locations, spot};
use super::{CARD, MARK, SIGN, TILE};
use crate::ink::Ink;
use crate::svg::at;

/// How large a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    Card,
    Tile,
    Mark,
    Sign,
    Hex,
}

impl Shape {
    fn view_box(self) -> &'static str {
        match self {
            Shape::Card => CARD,
            Shape::Tile => TILE,
            Shape::Mark => MARK,
            Shape::Sign => SIGN,
            Shape::Hex => HEX,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Shape::Card => "piece-card",
            Shape::Tile => "piece-tile",
            Shape::Mark => "piece-mark",
            Shape::Sign => "piece-sign",
            Shape::Hex => "piece-hex",
        }
    }
}

/// What a word is called in this module, without its brackets.
pub(super) fn called(thing: impl std::fmt::Debug, word: &str) -> bool {
    let name = format!("{thing:?}");
    let parts = name.split(['(', ')', ',', ' ']);
    let mut rest = Some(word);
    for part in parts {
        rest = rest.and_then(|rest| rest.strip_prefix(part));
    }
    rest == Some("")
}

/// The one that has this name.
fn one<T: Copy + std::fmt::Debug>(all: impl IntoIterator<Item = T>, word: &str) -> Option<T> {
    all.into_iter().find(|one| called(one, word))
}

/// A sign by its name.
pub(super) fn sign(word: &str) -> Option<Place> {
    let open = || Some(Place::Exit(numbered(word, "Exit", 3)?, Gate::Open));
    one(Place::all(), word).or_else(open)
}

/// The number behind a word, from 1.
fn numbered(word: &str, start: &str, most: u8) -> Option<u8> {
    word.strip_prefix(start)?.parse().ok().filter(|number| (1..=most).contains(number))
}

fn card(word: &str, ink: Ink) -> Option<String> {
    let patrols = || Some(patrol(numbered(word, "Patrol", 3)?, ink));
    let inspectors = || Some(inspector(sign(word.strip_prefix("Inspector")?)?, ink));
    let backs = || Some(back(one(Deck::ALL, word.strip_prefix("Back")?)?, ink));
    match word {
        "Cuffs" => Some(handcuffs(ink)),
        "CardSlot" => Some(card_slot(false, ink)),
        _ => one(Contact::ALL, word)
            .map(|one| contact(one, ink))
            .or_else(patrols)
            .or_else(inspectors)
            .or_else(backs),
    }
}

fn tile(word: &str, ink: Ink) -> Option<String> {
    let assets = || Some(asset(one(Asset::ALL, word.strip_prefix("Asset")?)?, ink));
    let lockers = || Some(locker(one(Lock::ALL, word.strip_prefix("Locker")?)?, ink));
    let places = || Some(belt(numbered(word, "Belt", 5)?, ink));
    match word {
        "CaseGrey" | "CaseBlack" => Some(exit_tile(word == "CaseBlack", ink)),
        "TileSlot" => Some(slot(false, ink)),
        "BackTile" => Some(tile_back(ink)),
        _ => one(Fixer::ALL, word)
            .map(|one| fixer(one, ink))
            .or_else(|| one(Equipment::ALL, word).map(|one| equipment(one, ink)))
            .or_else(assets)
            .or_else(lockers)
            .or_else(places),
    }
}

fn small(word: &str, ink: Ink) -> Option<String> {
    let members = || Some(member(usize::from(numbered(word, "Member", 4)? - 1), ink));
    let symbols = [Symbol::Subway, Symbol::Helipad, Symbol::Ferry];
    match word {
        "Sandra" => Some(sandra(ink)),
        _ => one(Mark::ALL, word)
            .map(|one| token(one, ink))
            .or_else(|| one(Officer::ALL, word).map(|one| officer(one, ink)))
            .or_else(|| one(Lock::ALL, word).map(|one| key(one, false, ink)))
            .or_else(|| one(symbols, word).map(|one| symbol(one, ink)))
            .or_else(members),
    }
}

fn of_city(word: &str, ink: Ink) -> Option<String> {
    if word == "BackHex" {
        return Some(hex_back(ink));
    }
    let number = HEXES.iter().position(|known| *known == word)?;
    let mut out = rim(ink) + &hex(number, 0, ink);
    for location in 0..locations(number) {
        at(&mut out, spot(number, location, 0), &place(printed(number, location), ink));
    }
    Some(out)
}

/// A piece by its name, and how large it is.
pub(super) fn named(word: &str, ink: Ink) -> Option<(String, Shape)> {
    card(word, ink)
        .map(|picture| (picture, Shape::Card))
        .or_else(|| Some((tile(word, ink)?, Shape::Tile)))
        .or_else(|| Some((small(word, ink)?, Shape::Mark)))
        .or_else(|| Some((place(sign(word)?, ink), Shape::Sign)))
        .or_else(|| Some((of_city(word, ink)?, Shape::Hex)))
}

/// A piece by its name as a whole `<svg>`, hidden from those who cannot see it: its name stands beside it. None if nothing
/// is called that.
#[must_use]
pub fn piece(word: &str, ink: Ink) -> Option<String> {
    let (picture, shape) = named(word, ink)?;
    let (view_box, class) = (shape.view_box(), shape.class());
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"piece {class}\" viewBox=\"{view_box}\" aria-hidden=\"true\">{picture}</svg>"
    ))
}
