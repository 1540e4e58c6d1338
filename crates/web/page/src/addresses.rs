//! Where others can reach the server, for a page that was opened on the machine itself.

use std::net::SocketAddr;

use serde::Deserialize;

use crate::decode::decode_text;

/// The first address in an answer of the server that means something to other devices.
pub fn reachable(answer: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Addresses {
        addresses: Vec<String>,
    }
    let told: Addresses = decode_text(answer)?;
    told.addresses.into_iter().find(|address| {
        let place = address.split_once("://").and_then(|(_, place)| place.parse().ok());
        place.is_some_and(|place: SocketAddr| !place.ip().is_loopback() && !place.ip().is_unspecified())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_machine_means_itself_to_every_other() {
        let answer =
            r#"{"addresses":["http://127.0.0.1:8080","http://[::1]:8080","http://192.168.1.7:8080"]}"#;
        assert_eq!(reachable(answer).as_deref(), Some("http://192.168.1.7:8080"));
        assert_eq!(
            reachable(r#"{"addresses":["https://[fd00::7]:443"]}"#).as_deref(),
            Some("https://[fd00::7]:443")
        );
        for nowhere in ["", "{}", r#"{"addresses":[]}"#, r#"{"addresses":["http://127.0.0.1:8080", "what"]}"#]
        {
            assert_eq!(reachable(nowhere), None, "{nowhere}");
        }
    }
}
