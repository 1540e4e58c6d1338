//! The paths of the page.

use protocol::TableId;

use crate::connection::End;

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Route {
    /// The front page.
    Home,
    /// A table, and where its house is.
    Table(End, TableId),
}

impl Route {
    /// What a path shows; whatever it may be, something is shown.
    pub fn of(path: &str) -> Route {
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let (place, code, rest) = (parts.next(), parts.next(), parts.next());
        let end = match place {
            Some("t") => End::Server,
            Some("local") => End::Worker,
            _ => return Route::Home,
        };
        match (code.and_then(|code| code.parse().ok()), rest) {
            (Some(table), None) => Route::Table(end, table),
            _ => Route::Home,
        }
    }

    /// The path of it.
    pub fn path(self) -> String {
        match self {
            Route::Home => "/".to_owned(),
            Route::Table(End::Server, table) => format!("/t/{table}"),
            Route::Table(End::Worker, table) => format!("/local/{table}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_lead_somewhere() {
        let table = "K7QF2M".parse().unwrap();
        for route in [Route::Home, Route::Table(End::Server, table), Route::Table(End::Worker, table)] {
            assert_eq!(Route::of(&route.path()), route);
        }
        assert_eq!(Route::of("/t/k7qf2m/"), Route::Table(End::Server, table));
        for path in ["", "/t", "/t/", "/t/K7QF20", "/t/K7QF2M/x", "/x/K7QF2M"] {
            assert_eq!(Route::of(path), Route::Home, "{path}");
        }
    }
}
