//! Which of the forms of a file a client takes.

/// A form in which a file is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Plain,
}

impl Encoding {
    /// The smallest form that a header `accept-encoding` allows.
    pub(crate) fn best(accepted: &str) -> Encoding {
        let takes = |name: &str| {
            let mut said =
                accepted.split(',').map(parts).filter(|(coding, _)| coding.eq_ignore_ascii_case(name));
            said.next().map(|(_, wanted)| wanted)
        };
        let any = takes("*").unwrap_or(false);
        if takes("br").unwrap_or(any) {
            Encoding::Brotli
        } else if takes("gzip").unwrap_or(any) {
            Encoding::Gzip
        } else {
            Encoding::Plain
        }
    }
}

/// A coding, and whether it is wanted: a weight of 0 says no.
fn parts(said: &str) -> (&str, bool) {
    let mut parts = said.split(';').map(str::trim);
    let coding = parts.next().unwrap_or_default();
    let weight = parts.find_map(|part| part.strip_prefix("q=")?.trim().parse::<f32>().ok());
    (coding, weight.is_none_or(|weight| weight > 0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_form_that_is_taken() {
        for (accepted, best) in [
            ("gzip, deflate, br, zstd", Encoding::Brotli),
            ("br;q=0, gzip;q=0.5", Encoding::Gzip),
            ("GZIP", Encoding::Gzip),
            ("*", Encoding::Brotli),
            ("*;q=0", Encoding::Plain),
            ("br;q=0, *", Encoding::Gzip),
            ("identity", Encoding::Plain),
            ("", Encoding::Plain),
            (";;,,q=1", Encoding::Plain),
        ] {
            assert_eq!(Encoding::best(accepted), best, "{accepted}");
        }
    }
}
