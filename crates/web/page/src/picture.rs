//! The pictures of `art` in the page. None of them says anything by itself: the text beside it does.

use art::{Icon, Ink};
use leptos::prelude::*;

use crate::game::Game;

/// A small drawing in the colour of the text.
pub(crate) fn icon(icon: Icon) -> AnyView {
    picture("icon", "0 0 24 24", art::icon(icon))
}

/// The mark of the program.
pub(crate) fn logo() -> AnyView {
    picture("logo", "0 0 64 64", art::logo(Ink::Page))
}

/// The poster of a game. It fills whatever room it has.
pub(crate) fn poster(game: Game) -> AnyView {
    let inside = match game {
        Game::Cells => art::home::cells(Ink::Page),
        Game::Temple => art::home::temple(Ink::Page),
        Game::Master => art::home::master(Ink::Page),
        Game::Plan => art::home::plan(Ink::Page),
    };
    view! {
        <svg class="poster" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=inside></svg>
    }
    .into_any()
}

/// A colour and a shape.
pub(crate) fn sign(number: usize) -> AnyView {
    picture("sign", "-5.4 -5.4 10.8 10.8", art::sign(number, Ink::Page))
}

fn picture(class: &'static str, view_box: &'static str, inside: String) -> AnyView {
    view! { <svg class=class viewBox=view_box aria-hidden="true" inner_html=inside></svg> }.into_any()
}
