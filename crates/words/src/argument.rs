//! What a sentence is filled with: seats become names, lists become text, the rest stays what it is.

use fluent_bundle::FluentValue;
use serde_json::Value;

use crate::words::key;
use crate::{Names, Words};

/// What stands for a card, in games that have them.
const CARDS: [&str; 7] = ["card", "cards", "trap", "top", "one", "other", "discard"];

/// What people count from one.
const COUNTED: [&str; 6] = ["stack", "on", "place", "slot", "display", "index"];

/// Which kind of text says what stands in a field, if there is one: `<game>-<kind>-<name>`.
const KINDS: [(&str, &str); 30] = [
    ("asset", "asset"),
    ("at", "at"),
    ("by", "at"),
    ("card", "plan"),
    ("contact", "contact"),
    ("equipment", "equipment"),
    ("fixer", "fixer"),
    ("group", "group"),
    ("hire", "at"),
    ("hq", "at"),
    ("into", "into"),
    ("item", "item"),
    ("key", "key"),
    ("loot", "vault"),
    ("means", "means"),
    ("name", "at"),
    ("officer", "police"),
    ("officers", "police"),
    ("order", "police"),
    ("pawn", "at"),
    ("plan", "plan"),
    ("police", "police"),
    ("put", "what"),
    ("remove", "police"),
    ("site", "at"),
    ("tile", "goods"),
    ("to", "at"),
    ("what", "what"),
    ("who", "police"),
    ("with", "opener"),
];

/// What is being talked about: it makes names of the numbers of seats, and phrases of places on the board.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a>(Option<(&'a str, &'a Names)>);

impl<'a> Scene<'a> {
    /// Nothing in particular.
    pub(crate) const NONE: Scene<'static> = Scene(None);

    /// A game of this kind between these.
    pub(crate) fn of(game: &'a str, names: &'a Names) -> Scene<'a> {
        Scene(Some((game, names)))
    }
}

impl Words {
    /// An argument as Fluent takes it. What it means follows from its name and from how it is written.
    pub(crate) fn argument(&self, name: &str, value: &Value, scene: Scene<'_>) -> FluentValue<'static> {
        if let Scene(Some((game, names))) = scene {
            if let Some(text) = self.meaning(name, value, game, names) {
                return text.into();
            }
            if let Some(number) = value.as_u64().filter(|_| COUNTED.contains(&name)) {
                return number.saturating_add(1).into();
            }
        }
        match value {
            Value::Bool(true) => "yes".into(),
            Value::Bool(false) => "no".into(),
            Value::Number(number) => number.as_f64().unwrap_or_default().into(),
            Value::String(text) => text.clone().into(),
            Value::Array(list) => self.list(&self.written(name, list, scene)).into(),
            // The name of a variant, to select on.
            Value::Object(variant) => variant.keys().next().cloned().unwrap_or_default().into(),
            Value::Null => String::new().into(),
        }
    }

    /// What a name stands for, by a text of its own. A name may be on a tile, `C4.store`, and it may have something with it,
    /// `{"pilot":2}`; if there is no text for it, what it has with it says it all: `{"contact":"driver"}`.
    fn named(&self, name: &str, value: &Value, game: &str, names: &Names) -> Option<String> {
        let (_, kind) = KINDS.iter().find(|(field, _)| *field == name)?;
        match value {
            Value::String(said) => {
                let said = names.at(said).unwrap_or(said);
                let (tile, what) = on_tile(said).unwrap_or(("", said));
                // Areas of a tile are alike but for the side they are at, `C4.R3`.
                let alike = what.trim_end_matches(|sign: char| sign.is_ascii_digit());
                let side = what[alike.len()..].parse::<u64>().unwrap_or_default().saturating_add(1);
                let whats = if tile.is_empty() { &[what][..] } else { &[what, alike] };
                let found = whats.iter().map(|what| key(&[game, kind, what])).find(|key| self.has(key))?;
                Some(self.text(&found, &[("tile", tile.into()), ("side", side.into())]))
            }
            Value::Object(one) if one.len() == 1 => {
                let (what, with) = one.iter().next()?;
                let key = key(&[game, kind, what]);
                if !self.has(&key) {
                    return self.meaning(what, with, game, names);
                }
                let slot = with.as_u64().unwrap_or_default().saturating_add(1);
                let tile = with.as_str().and_then(on_tile).map_or("", |(tile, _)| tile);
                Some(self.text(&key, &[("slot", slot.into()), ("tile", tile.into())]))
            }
            _ => None,
        }
    }

    /// What an argument stands for in a game.
    fn meaning(&self, name: &str, value: &Value, game: &str, names: &Names) -> Option<String> {
        if let Some(text) = self.named(name, value, game, names) {
            return Some(text);
        }
        match value {
            Value::Number(number) => match name {
                "until" | "now" => Some(self.clock(number.as_u64()?)),
                "seat" | "turn" | "whose" | "gift" | "dealer" | "target" | "swap" | "towards" => {
                    Some(self.called(number.as_u64()?, names))
                }
                _ if name.ends_with("_seat") => Some(self.called(number.as_u64()?, names)),
                // Cards that are numbered tell stories.
                "cards" => Some(self.text(&format!("{game}-story-card"), &[("story", value.clone())])),
                _ => None,
            },
            // What dice show.
            Value::String(signs) if name == "faces" => Some(self.faces(signs, game)),
            Value::String(code) if CARDS.contains(&name) && self.has(&format!("{game}-card")) => {
                Some(self.card_by("card", code, game))
            }
            // A place between two fields.
            Value::String(place) => {
                let file = place.strip_prefix('|')?;
                Some(self.text(&format!("{game}-line"), &[("file", file.into())]))
            }
            Value::Array(seats) if name == "seats" => {
                let named = seats.iter().map(|seat| Some(self.called(seat.as_u64()?, names)));
                let named: Vec<String> = named.collect::<Option<_>>()?;
                Some(if named.is_empty() { self.text("seats-none", &[]) } else { self.list(&named) })
            }
            // Dice are alike: what counts is how many.
            Value::Array(dice) if name == "dice" => {
                Some(self.text(&format!("{game}-dice"), &[("count", dice.len().into())]))
            }
            // Cards of a pile for cards of a hand, and cards for seats.
            Value::Array(pairs) if matches!(name, "swaps" | "gifts") => Some(
                self.list(&pairs.iter().map(|pair| self.pair(name, pair, game, names)).collect::<Vec<_>>()),
            ),
            Value::Array(list) if !list.is_empty() && list.iter().all(Value::is_array) => {
                Some(self.per_seat(name, list, game, names))
            }
            _ => None,
        }
    }

    /// One sign for each die, a dash for those left out: how many of each, in the order in which they first come.
    fn faces(&self, signs: &str, game: &str) -> String {
        let mut counts: Vec<(char, usize)> = Vec::new();
        for face in signs.chars().filter(|&sign| sign != '-') {
            match counts.iter_mut().find(|(known, _)| *known == face) {
                Some((_, count)) => *count += 1,
                None => counts.push((face, 1)),
            }
        }
        let key = format!("{game}-face");
        let said = counts.into_iter().map(|(face, count)| {
            // Fluent knows no dot as a value.
            let face = if face == '.' { "fell".to_owned() } else { face.to_string() };
            self.text(&key, &[("face", face.into()), ("count", count.into())])
        });
        self.list(&said.collect::<Vec<_>>())
    }

    /// A card by what is written on it. Of cards that are alike each has a small letter behind its name.
    pub(crate) fn card_by(&self, key: &str, code: &str, game: &str) -> String {
        let kind = code.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
        let (sign, rank) = kind.split_at(kind.chars().next().map_or(0, char::len_utf8));
        let args = [("card", kind.into()), ("sign", sign.into()), ("rank", rank.into())];
        self.text(&format!("{game}-{key}"), &args)
    }

    /// One of `swaps`, a place and a card, or of `gifts`, a card and a seat.
    fn pair(&self, name: &str, pair: &Value, game: &str, names: &Names) -> String {
        let scene = Scene::of(game, names);
        let parts = if name == "swaps" { ["place", "card"] } else { ["card", "seat"] };
        let args = parts.iter().zip(pair.as_array().into_iter().flatten());
        let args: Vec<(&str, Value)> = args
            .map(|(part, value)| {
                (*part, self.written(part, std::slice::from_ref(value), scene).concat().into())
            })
            .collect();
        self.text(&format!("{game}-{name}"), &args)
    }

    /// A list of lists has one for each seat. Games of fixed size write empty ones for the seats that a table lacks.
    fn per_seat(&self, name: &str, lists: &[Value], game: &str, names: &Names) -> String {
        let scene = Scene::of(game, names);
        let empty = |list: &Value| list.as_array().is_none_or(Vec::is_empty);
        let used = lists.iter().rposition(|list| !empty(list)).map_or(0, |last| last + 1);
        let all = lists.iter().zip(0..).take(used.max(names.seats())).map(|(list, seat)| {
            let list = self.list(&self.written(name, list.as_array().map_or(&[], Vec::as_slice), scene));
            let name = self.called(seat, names);
            self.text("list-per-seat", &[("name", name.into()), ("list", list.into())])
        });
        self.list(&all.collect::<Vec<_>>())
    }

    /// The elements of a list, each as text.
    fn written(&self, name: &str, list: &[Value], scene: Scene<'_>) -> Vec<String> {
        let text = |value| match self.argument(name, value, scene) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
        };
        list.iter().map(text).collect()
    }

    /// A list as one says it.
    fn list(&self, items: &[String]) -> String {
        match items {
            [] => self.text("list-none", &[]),
            [one] => one.clone(),
            [most @ .., last] => {
                let key = if begins_with_i(last) { "list-and-i" } else { "list-and" };
                self.text(key, &[("most", most.join(", ").into()), ("last", last.as_str().into())])
            }
        }
    }

    /// A game time in milliseconds as a clock shows it. It is rounded up, so that "from 0:12.5 on" is never too early.
    fn clock(&self, ms: u64) -> String {
        let tenths = ms.div_ceil(100);
        let seconds = format!("{:02}", tenths / 10 % 60);
        let args = [
            ("minutes", (tenths / 600).into()),
            ("seconds", seconds.into()),
            ("tenths", (tenths % 10).into()),
        ];
        self.text("clock", &args)
    }
}

/// A place on a tile, `C4.store`, as both.
pub(crate) fn on_tile(place: &str) -> Option<(&str, &str)> {
    place.split_once('.')
}

/// Whether a word begins with the sound of a Spanish i, before which "y" becomes "e": Inés, Íñigo, Hilda, but not Iago.
fn begins_with_i(word: &str) -> bool {
    let mut letters = word.chars().map(|letter| letter.to_ascii_lowercase()).peekable();
    letters.next_if_eq(&'h');
    matches!(letters.next(), Some('i' | 'í' | 'Í')) && !matches!(letters.next(), Some('a' | 'e' | 'o'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use serde_json::json;

    fn written(language: Language, name: &str, value: Value, names: &Names) -> String {
        let words = Words::new(language);
        words.written(name, &[value], Scene::of("cells", names)).remove(0)
    }

    #[test]
    fn seats_are_called_by_name() {
        let names = Names::new(["Ana", " ", "Inés"]);
        let said = |name, value| written(Language::Es, name, value, &names);
        assert_eq!(said("seat", json!(0)), "Ana");
        assert_eq!(said("turn", json!(1)), "Jugador 2");
        assert_eq!(said("first_seat", json!(7)), "Jugador 8");
        assert_eq!(said("seats", json!([0, 2])), "Ana e Inés");
        assert_eq!(said("seats", json!([0, 2, 1])), "Ana, Inés y Jugador 2");
        assert_eq!(said("seats", json!([])), "nadie");
        assert_eq!(said("left", json!(2)), "2");
        assert_eq!(said("seats", json!(4)), "4");
    }

    #[test]
    fn lists_of_lists_name_the_seats() {
        let letters = json!([["E", "S", "E!"], [], [], []]);
        let said = |names: &Names| written(Language::En, "letters", letters.clone(), names);
        assert_eq!(said(&Names::new(["Ana", "Ben"])), "Ana (E, S and E!) and Ben (nothing)");
        assert_eq!(said(&Names::unnamed(2)), "Player 1 (E, S and E!) and Player 2 (nothing)");
        assert_eq!(said(&Names::default()), "Player 1 (E, S and E!)");
    }

    #[test]
    fn names_are_said_by_texts_of_their_own() {
        let (names, words) = (Names::new(["Ana", "Ben"]), Words::new(Language::De));
        let said = |name, value| words.written(name, &[value], Scene::of("plan", &names)).remove(0);
        assert_eq!(said("contact", json!("dirty_cop")), "Korrupter Polizist");
        assert_eq!(said("to", json!("C4.store")), "den Laden auf C4");
        assert_eq!(said("to", json!("C4.R3")), "das Wohngebiet auf C4");
        assert_eq!(said("to", json!("C4")), "C4");
        assert_eq!(said("at", json!("C7.business")), "das Geschäft auf C7");
        let known = names.clone().with_places([("C7.business", "nightclub")]);
        let said_of = |value| words.written("at", &[value], Scene::of("plan", &known)).remove(0);
        assert_eq!(said_of(json!("C7.business")), "den Nachtklub");
        assert_eq!(said_of(json!("C4.business")), "das Geschäft auf C4");
        assert_eq!(said("what", json!({ "tile": { "loot": "red" } })), "Rotes Schließfach");
        assert_eq!(said("means", json!({ "pilot": 1 })), "Pilotin auf Feld 2, für 1");
        assert_eq!(said("item", json!({ "gang": "S1.gang" })), "Mitglied der Bande auf S1");
        assert_eq!(
            said("order", json!([{ "seat": 1 }, "sandra", { "seat": 0 }])),
            "Ben, Inspektorin Sandra und Ana"
        );
        assert_eq!(said("slot", json!(0)), "1");
        // Without a text it stays what it is.
        assert_eq!(said("contact", json!("nobody")), "nobody");
        assert_eq!(said("means", json!({ "on_foot": 3 })), "on_foot");
    }

    #[test]
    fn dice_are_counted() {
        let words = Words::new(Language::En);
        let names = Names::default();
        let said = |name, value| words.written(name, &[value], Scene::of("temple", &names)).remove(0);
        assert_eq!(said("faces", json!("-XA-AA")), "a black mask and 3 adventurers");
        assert_eq!(said("faces", json!("T")), "a torch");
        assert_eq!(said("faces", json!("A.-")), "an adventurer and a die that falls off the table");
        assert_eq!(said("faces", json!("--")), "nothing");
        assert_eq!(said("dice", json!([4])), "a die");
        assert_eq!(said("dice", json!([0, 3])), "2 dice");
    }

    #[test]
    fn cards_are_called_by_name_and_stacks_counted_from_one() {
        let words = Words::new(Language::En);
        let names = Names::new(["Ana", "Ben"]);
        let said = |name, value| words.written(name, &[value], Scene::of("master", &names)).remove(0);
        assert_eq!(said("card", json!("TJ")), "Jump of the Teens");
        assert_eq!(said("top", json!("M10")), "10 of the Mice");
        assert_eq!(said("trap", json!("P3b")), "+3");
        assert_eq!(said("discard", json!("DMK")), "Doom Master K");
        assert_eq!(said("cards", json!(["7S3", "W1", "ESc"])), "Start 7, Wisdom and Escape");
        assert_eq!(said("cards", json!([5, 9])), "story 5 and story 9");
        assert_eq!(
            said("swaps", json!([[0, "A3"], [2, "W4"]])),
            "number 1 for 3 of the Joes and number 3 for Wisdom"
        );
        assert_eq!(said("gifts", json!([["LQ", 1]])), "Quiet of the Lumberjacks to Ben");
        assert_eq!(said("gift", json!("lean")), "lean");
        assert_eq!(said("stack", json!(0)), "1");
        assert_eq!(said("on", json!("new")), "new");
        // What is none of these, and a game without cards.
        assert_eq!(said("swaps", json!([3])), "number {$place} for {$card}");
        assert_eq!(written(Language::En, "card", json!("TJ"), &names), "TJ");
    }

    #[test]
    fn the_rest_is_readable() {
        let said = |name, value| written(Language::De, name, value, &Names::default());
        assert_eq!(said("taken", json!(true)), "yes");
        assert_eq!(said("from", json!("|c")), "der Mittellinie bei c");
        assert_eq!(said("until", json!(65_201)), "1:05,3");
        assert_eq!(said("layout", json!({ "custom": { "keys": [] } })), "custom");
        assert_eq!(said("keys", json!(["E", "S"])), "E und S");
        assert_eq!(said("seat", json!(-1)), "-1");
        assert_eq!(said("cell", json!(null)), "");
    }
}
