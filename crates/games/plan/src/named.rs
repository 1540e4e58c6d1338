//! Numbers with names: tiles, regions, locations. JSON writes the name, logs write the number.

/// A number below `$count`, with a name.
macro_rules! named {
    ($(#[$doc:meta])* $type:ident, $count:expr, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub struct $type(u8);

        impl $type {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The one with this number, if there is one.
            pub const fn new(number: u8) -> Option<$type> {
                if (number as usize) < Self::COUNT { Some($type(number)) } else { None }
            }

            /// Its number.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// All of them.
            pub fn all() -> impl DoubleEndedIterator<Item = $type> + Clone {
                (0..Self::COUNT as u8).map($type)
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.write_name(f)
            }
        }

        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.write_name(f)
            }
        }

        impl std::str::FromStr for $type {
            type Err = String;
            fn from_str(text: &str) -> Result<$type, String> {
                let found = $type::all().find(|one| crate::named::is_called(one, text));
                found.ok_or_else(|| format!("{text} is no {}", $what))
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                if to.is_human_readable() { to.collect_str(self) } else { to.serialize_u8(self.0) }
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                use serde::de::Error as _;
                if from.is_human_readable() {
                    return String::deserialize(from)?.parse().map_err(D::Error::custom);
                }
                let number = u8::deserialize(from)?;
                $type::new(number).ok_or_else(|| D::Error::custom(concat!("no such ", $what)))
            }
        }
    };
}

pub(crate) use named;

/// Whether this is its name.
pub(crate) fn is_called(one: &impl std::fmt::Display, name: &str) -> bool {
    use std::fmt::Write as _;
    /// Takes in the name piece by piece and compares.
    struct Rest<'a>(&'a str);
    impl std::fmt::Write for Rest<'_> {
        fn write_str(&mut self, piece: &str) -> std::fmt::Result {
            self.0 = self.0.strip_prefix(piece).ok_or(std::fmt::Error)?;
            Ok(())
        }
    }
    let mut rest = Rest(name);
    write!(rest, "{one}").is_ok() && rest.0.is_empty()
}
