//! What a sentence is filled with: seats become names, lists become text, the rest stays what it is.

use fluent_bundle::FluentValue;
use serde_json::Value;

use crate::{Names, Words};

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
        if let Scene(Some((game, names))) = scene
            && let Some(text) = self.meaning(name, value, game, names)
        {
            return text.into();
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

    /// What an argument stands for in a game.
    fn meaning(&self, name: &str, value: &Value, game: &str, names: &Names) -> Option<String> {
        match value {
            Value::Number(number) => match name {
                "until" | "now" => Some(self.clock(number.as_u64()?)),
                "seat" | "turn" | "whose" | "gift" => Some(self.called(number.as_u64()?, names)),
                _ if name.ends_with("_seat") => Some(self.called(number.as_u64()?, names)),
                _ => None,
            },
            // What dice show.
            Value::String(signs) if name == "faces" => Some(self.faces(signs, game)),
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
            self.text(&key, &[("face", face.to_string().into()), ("count", count.into())])
        });
        self.list(&said.collect::<Vec<_>>())
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

/// Whether a word begins with the sound of a Spanish i, before which "y" becomes "e": Inés, Íñigo, Hilda, but not Iago.
fn begins_with_i(word: &str) -> bool {
    let mut letters = word.chars().flat_map(char::to_lowercase).peekable();
    letters.next_if_eq(&'h');
    matches!(letters.next(), Some('i' | 'í')) && !matches!(letters.next(), Some('a' | 'e' | 'o'))
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
    fn dice_are_counted() {
        let words = Words::new(Language::En);
        let names = Names::default();
        let said = |name, value| words.written(name, &[value], Scene::of("temple", &names)).remove(0);
        assert_eq!(said("faces", json!("-XA-AA")), "a black mask and 3 adventurers");
        assert_eq!(said("faces", json!("T")), "a torch");
        assert_eq!(said("faces", json!("--")), "nothing");
        assert_eq!(said("dice", json!([4])), "a die");
        assert_eq!(said("dice", json!([0, 3])), "2 dice");
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
