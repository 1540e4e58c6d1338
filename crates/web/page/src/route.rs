//! The paths of the page.

use protocol::TableId;

use crate::connection::End;
use crate::game::Game;

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Route {
    /// The front page.
    Home,
    /// How the page looks and sounds on this device.
    Settings,
    /// The rules of a game.
    Rules(Game),
    /// A guided first game.
    Learn(Game),
    /// The soundtrack of a game, for those who have the box.
    Sound(Game),
    /// A table is about to be opened: for how many, and with which options.
    Open(Game),
    /// A table, and where its house is.
    Table(End, TableId),
    /// A finished game of a table, to be watched again.
    Replay(End, TableId),
    /// A finished game that somebody kept as a file.
    Saved,
    /// A table on a big screen.
    Screen(TableId),
    /// What only whoever runs the server may see.
    Host,
    /// A path that leads nowhere.
    Nowhere,
}

impl Route {
    /// What a path shows; whatever it may be, something is shown.
    pub fn of(path: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Route::Home,
            ["settings"] => Route::Settings,
            ["rules", game] => Game::of(game).map_or(Route::Nowhere, Route::Rules),
            ["learn", game] => Game::of(game).map_or(Route::Nowhere, Route::Learn),
            ["sound", game] => Game::of(game).map_or(Route::Nowhere, Route::Sound),
            ["open", game] => Game::of(game).map_or(Route::Nowhere, Route::Open),
            ["t", code] => code.parse().map_or(Route::Nowhere, |table| Route::Table(End::Server, table)),
            ["local", code] => code.parse().map_or(Route::Nowhere, |table| Route::Table(End::Worker, table)),
            ["t", code, "replay"] => {
                code.parse().map_or(Route::Nowhere, |table| Route::Replay(End::Server, table))
            }
            ["local", code, "replay"] => {
                code.parse().map_or(Route::Nowhere, |table| Route::Replay(End::Worker, table))
            }
            ["t", code, "screen"] => code.parse().map_or(Route::Nowhere, Route::Screen),
            ["replay"] => Route::Saved,
            ["host"] => Route::Host,
            _ => Route::Nowhere,
        }
    }

    /// The path of it.
    pub fn path(self) -> String {
        match self {
            Route::Home => "/".to_owned(),
            Route::Settings => "/settings".to_owned(),
            Route::Rules(game) => format!("/rules/{}", game.name()),
            Route::Learn(game) => format!("/learn/{}", game.name()),
            Route::Sound(game) => format!("/sound/{}", game.name()),
            Route::Open(game) => format!("/open/{}", game.name()),
            Route::Table(End::Server, table) => format!("/t/{table}"),
            Route::Table(End::Worker, table) => format!("/local/{table}"),
            Route::Replay(end, table) => format!("{}/replay", Route::Table(end, table).path()),
            Route::Saved => "/replay".to_owned(),
            Route::Screen(table) => format!("/t/{table}/screen"),
            Route::Host => "/host".to_owned(),
            Route::Nowhere => "/nothing".to_owned(),
        }
    }

    /// Where an invitation leads that somebody typed or pasted: a code, or a link with some words around it.
    pub fn invited(text: &str) -> Option<Route> {
        let code = text.split_whitespace().find_map(|word| {
            let code = word.split_once("/t/").map_or(word, |(_, rest)| rest);
            code.split(['/', '?', '#', ',', '.']).next()?.parse().ok()
        });
        // A code read out loud is often typed in two halves.
        let halves = || text.split([' ', '-']).collect::<String>().parse().ok();
        code.or_else(halves).map(|table| Route::Table(End::Server, table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_lead_somewhere() {
        let table = "K7QF2M".parse().unwrap();
        let places = [Route::Home, Route::Settings, Route::Saved, Route::Host, Route::Nowhere];
        let tables = [
            Route::Table(End::Server, table),
            Route::Table(End::Worker, table),
            Route::Replay(End::Server, table),
            Route::Replay(End::Worker, table),
            Route::Screen(table),
        ];
        let of_games = Game::ALL
            .map(|game| [Route::Rules(game), Route::Learn(game), Route::Open(game), Route::Sound(game)]);
        for route in places.into_iter().chain(tables).chain(of_games.into_iter().flatten()) {
            assert_eq!(Route::of(&route.path()), route);
        }
        assert_eq!(Route::of(""), Route::Home);
        assert_eq!(Route::of("/t/k7qf2m/"), Route::Table(End::Server, table));
        for path in
            ["/t", "/t/", "/t/K7QF20", "/t/K7QF2M/x", "/x/K7QF2M", "/rules", "/rules/chess", "/settings/x"]
        {
            assert_eq!(Route::of(path), Route::Nowhere, "{path}");
        }
    }

    #[test]
    fn an_invitation_is_a_code_or_a_link() {
        let table = Route::Table(End::Server, "K7QF2M".parse().unwrap());
        for text in [
            "K7QF2M",
            " k7qf2m ",
            "K7Q F2M",
            "k7q-f2m",
            "http://192.168.0.7:8080/t/K7QF2M",
            "https://example.org/t/K7QF2M/?from=mail#top",
            "Come and play! https://example.org/t/K7QF2M.",
        ] {
            assert_eq!(Route::invited(text), Some(table), "{text}");
        }
        for text in ["", "K7QF20", "https://example.org/", "https://example.org/t/K7QF2"] {
            assert_eq!(Route::invited(text), None, "{text}");
        }
    }
}
