//! Where the program can be reached.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, header};

/// Finds the addresses of this machine that lead to where the server listens, its own first.
pub type FindAddresses = fn(SocketAddr) -> Vec<IpAddr>;

/// How the server is reached, worked out anew each time: a laptop changes networks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    pub(crate) addr: SocketAddr,
    pub(crate) find: FindAddresses,
    pub(crate) tls: bool,
}

impl Reach {
    /// Every address as a link.
    pub(crate) fn links(&self) -> Vec<String> {
        let scheme = if self.tls { "https" } else { "http" };
        let link = |ip| format!("{scheme}://{}", SocketAddr::new(ip, self.addr.port()));
        (self.find)(self.addr).into_iter().map(link).collect()
    }

    /// Whether whoever asks does so over an encrypted connection: to here, or to something in front of it that says so.
    pub(crate) fn encrypted(&self, headers: &HeaderMap) -> bool {
        self.tls || headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https")
    }

    /// What whoever asks is told. Whoever came by a name can hand on that name, and the inner addresses of a machine
    /// behind it are nobody's business.
    pub(crate) fn told(&self, headers: &HeaderMap) -> Vec<String> {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        if by_number(host) { self.links() } else { Vec::new() }
    }
}

/// Whether this is `localhost` or an address in digits, with or without a port.
fn by_number(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let plain = |ip: &str| ip.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().is_ok();
    name == "localhost" || host.parse::<SocketAddr>().is_ok() || plain(host) || plain(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_have_the_port_and_the_scheme() {
        let find: FindAddresses =
            |_| vec![IpAddr::from([127, 0, 0, 1]), IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1])];
        let reach = Reach { addr: SocketAddr::from(([0, 0, 0, 0], 8080)), find, tls: false };
        assert_eq!(reach.links(), ["http://127.0.0.1:8080", "http://[::1]:8080"]);
        assert_eq!(Reach { tls: true, ..reach }.links()[0], "https://127.0.0.1:8080");
    }

    #[test]
    fn something_in_front_may_say_that_it_encrypts() {
        let reach = Reach { addr: SocketAddr::from(([0, 0, 0, 0], 80)), find: |_| Vec::new(), tls: false };
        let mut headers = HeaderMap::new();
        assert!(!reach.encrypted(&headers) && Reach { tls: true, ..reach }.encrypted(&headers));
        headers.insert("x-forwarded-proto", "https".parse().unwrap());
        assert!(reach.encrypted(&headers));
        headers.insert("x-forwarded-proto", "http".parse().unwrap());
        assert!(!reach.encrypted(&headers));
    }

    #[test]
    fn inner_addresses_are_told_only_to_those_who_came_by_number() {
        for host in ["localhost", "localhost:8080", "127.0.0.1:8080", "192.168.1.7", "[::1]:8080", "[::1]"] {
            assert!(by_number(host), "{host}");
        }
        for host in ["", "play.example.org", "play.example.org:8080", "localhost.example.org", "1.2.3:80"] {
            assert!(!by_number(host), "{host}");
        }
    }
}
