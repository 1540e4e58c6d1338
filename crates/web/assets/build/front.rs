//! The front page as it is seen before the program is there: the same elements in the same places as the program's own, with
//! `data-early` where those have `data-testid`. A test in the browser compares the two.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use art::{Icon, Ink};
use serde_json::Value;
use words::{Language, Words};

/// A game as its card shows it.
struct Card {
    game: &'static str,
    poster: fn(Ink) -> String,
    seats: RangeInclusive<u8>,
    usual_seats: u8,
    usual_bots: u8,
    usual_level: &'static str,
    levels: &'static [&'static str],
    shares_device: bool,
    can_practise: bool,
    has_soundtrack: bool,
}

const CARDS: [Card; 4] = [
    Card {
        game: "cells",
        poster: art::home::cells,
        seats: 2..=4,
        usual_seats: 2,
        usual_bots: 1,
        usual_level: "novice",
        levels: &["novice", "good", "expert"],
        shares_device: true,
        can_practise: false,
        has_soundtrack: false,
    },
    Card {
        game: "temple",
        poster: art::home::temple,
        seats: 1..=6,
        usual_seats: 4,
        usual_bots: 3,
        usual_level: "normal",
        levels: &["novice", "normal", "good", "expert"],
        shares_device: false,
        can_practise: true,
        has_soundtrack: true,
    },
    Card {
        game: "master",
        poster: art::home::master,
        seats: 2..=4,
        usual_seats: 4,
        usual_bots: 2,
        usual_level: "novice",
        levels: &["novice", "normal", "good", "expert"],
        shares_device: false,
        can_practise: false,
        has_soundtrack: false,
    },
    Card {
        game: "plan",
        poster: art::home::plan,
        seats: 1..=5,
        usual_seats: 3,
        usual_bots: 2,
        usual_level: "novice",
        levels: &["novice", "good", "expert"],
        shares_device: true,
        can_practise: false,
        has_soundtrack: false,
    },
];

/// The games, in the order of the front page.
pub(crate) fn games() -> impl Iterator<Item = &'static str> {
    CARDS.iter().map(|card| card.game)
}

/// The poster of each game, in colours that need no style sheet.
pub(crate) fn posters() -> impl Iterator<Item = (&'static str, String)> {
    CARDS.iter().map(|card| (card.game, (card.poster)(Ink::Print)))
}

/// The head line and the front page in a language.
pub(crate) fn page(words: &Words) -> String {
    Front { words }.page()
}

/// The front page in one language.
struct Front<'a> {
    words: &'a Words,
}

impl Front<'_> {
    fn page(&self) -> String {
        let welcome = format!(
            "<div class=\"welcome\"><h1>{}</h1><p>{}</p></div>",
            self.say("page-tagline"),
            self.say("page-subline")
        );
        let cards: String = CARDS.iter().map(|card| self.card(card)).collect();
        let foot = format!(
            "<div class=\"side-by-side\">{}{}</div><p class=\"foot\">{}</p><p class=\"note imprint\">{}</p>",
            self.join(),
            self.you(),
            self.door("saved", "/replay", Icon::Replay, "page-replay-import"),
            self.say("page-unofficial")
        );
        format!("{}<main><div class=\"home\">{welcome}{cards}{foot}</div></main>", self.head())
    }

    fn head(&self) -> String {
        let own = self.words.language().code();
        let languages =
            Language::ALL.map(|language| (language.code().to_owned(), language.name().to_owned()));
        format!(
            "<header class=\"head\"><a class=\"brand\" data-early=\"home\" href=\"/\">{}\
             <span class=\"brand-name\">Escapement</span><span class=\"unseen\">{}</span></a>{}\
             <a class=\"head-button\" data-early=\"settings\" href=\"/settings\">{}\
             <span class=\"unseen\">{}</span></a></header>",
            svg("logo", "0 0 64 64", &art::logo(Ink::Page)),
            self.say("page-home"),
            self.choice("language", "page-language", &languages, own),
            icon(Icon::Settings),
            self.say("page-settings"),
        )
    }

    fn card(&self, card: &Card) -> String {
        let game = card.game;
        let mut html = format!(
            "<article class=\"card game featured\" data-early=\"game-{game}\"><div class=\"stage\"><h2>{}</h2>\
             <p class=\"about\">{}</p><p class=\"facts\">{}</p><svg class=\"poster\" viewBox=\"0 0 320 200\" \
             preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\">{}</svg></div>\
             <div class=\"game-body\">{}{}",
            self.say(&format!("{game}-name")),
            self.say(&format!("{game}-description")),
            self.tell("page-facts", "game", game),
            (card.poster)(Ink::Page),
            self.play_now(card),
            self.open(card),
        );
        if card.shares_device {
            html += &self.together();
        }
        html += "<nav class=\"doors\">";
        html += &self.door("learn", &format!("/learn/{game}"), Icon::Hand, "lesson-start");
        if card.can_practise {
            let _ = write!(
                html,
                "<button class=\"door\" data-early=\"practice\">{}<span>{}</span></button>",
                icon(Icon::Hourglass),
                self.say("page-practice")
            );
        }
        html += &self.door("rules", &format!("/rules/{game}"), Icon::Book, "page-rules");
        if card.has_soundtrack {
            html += &self.door("sound", &format!("/sound/{game}"), Icon::SpeakerOn, "page-soundtrack");
        }
        html + "</nav></div></article>"
    }

    fn play_now(&self, card: &Card) -> String {
        let bots = self.counted(card.seats.start() - 1..=card.seats.end() - 1, "page-bots");
        let levels: Vec<_> = card
            .levels
            .iter()
            .map(|level| ((*level).to_owned(), self.tell("page-level", "level", *level)))
            .collect();
        format!(
            "<div class=\"play-place\"><button class=\"primary big\" data-early=\"play-now\">{}<span>{}</span>\
             </button><div class=\"against\"><span>{}</span>{}{}</div></div>",
            icon(Icon::Play),
            self.say("page-play-now"),
            self.tell("page-against", "game", card.game),
            self.choice("play-now-bots", "page-bots-label", &bots, &card.usual_bots.to_string()),
            self.choice("play-now-level", "page-level-label", &levels, card.usual_level),
        )
    }

    fn open(&self, card: &Card) -> String {
        let seats = self.counted(2..=*card.seats.end(), "page-seats");
        format!(
            "<div class=\"play-place open-place\"><button class=\"big\" data-early=\"open\">{}<span>{}</span>\
             </button><div class=\"against\"><span>{}</span>{}{}</div></div>",
            icon(Icon::Person),
            self.say("page-open"),
            self.say("page-for"),
            self.choice("open-seats", "page-open-seats", &seats, &card.usual_seats.to_string()),
            self.door("open-form", &format!("/open/{}", card.game), Icon::Settings, "page-open-form"),
        )
    }

    fn together(&self) -> String {
        format!(
            "<details class=\"together\" data-early=\"together\"><summary>{}<span>{}</span></summary>\
             <div class=\"together-body\"><p class=\"note\">{}</p>{}<input type=\"text\" \
             data-early=\"together-name-2\" aria-label=\"{}\" maxlength=\"24\" value=\"{}\">\
             <button class=\"primary\" data-early=\"together-play\">{}</button></div></details>",
            icon(Icon::Phone),
            self.say("together-title"),
            self.say("together-help"),
            self.choice("together-people", "together-how-many", &self.counted(2..=4, "together-people"), "2"),
            self.tell("together-name", "number", 2),
            self.tell("together-player", "number", 2),
            self.say("together-play"),
        )
    }

    fn join(&self) -> String {
        let code = self.say("page-code");
        format!(
            "<section class=\"card join\"><h2>{}<span>{}</span></h2><p class=\"note\">{}</p>\
             <form class=\"field-row\"><input class=\"code\" data-early=\"code\" type=\"text\" \
             aria-label=\"{code}\" placeholder=\"{code}\" autocomplete=\"off\" autocapitalize=\"characters\" \
             spellcheck=\"false\" maxlength=\"400\" aria-invalid=\"false\">\
             <button data-early=\"join\" type=\"submit\">{}</button></form></section>",
            icon(Icon::Link),
            self.say("page-join-title"),
            self.say("page-join-help"),
            self.say("page-join"),
        )
    }

    fn you(&self) -> String {
        let mut signs = String::new();
        for number in 0..art::SEATS {
            let _ = write!(
                signs,
                "<label class=\"sign-choice\"><input type=\"radio\" name=\"sign\" data-early=\"sign-{number}\" \
                 aria-label=\"{}\">{}</label>",
                self.tell("page-sign-name", "number", number + 1),
                svg("sign", "-5.4 -5.4 10.8 10.8", &art::sign(number, Ink::Page)),
            );
        }
        format!(
            "<section class=\"card you\"><h2>{}<span>{}</span></h2><div class=\"name-field\">\
             <label class=\"field-row\"><span>{}</span><input data-early=\"name\" type=\"text\" maxlength=\"24\" \
             autocomplete=\"nickname\" aria-invalid=\"false\"></label>\
             <p class=\"note\" data-early=\"name-note\" role=\"status\">{}</p></div>\
             <fieldset class=\"signs\"><legend>{}</legend>{signs}</fieldset></section>",
            icon(Icon::Person),
            self.say("page-who"),
            self.say("page-name"),
            self.say("page-name-why"),
            self.say("page-sign"),
        )
    }

    fn door(&self, name: &str, to: &str, picture: Icon, key: &str) -> String {
        format!(
            "<a class=\"door\" data-early=\"{name}\" href=\"{to}\">{}<span>{}</span></a>",
            icon(picture),
            self.say(key)
        )
    }

    /// A list to choose from: values with their texts.
    fn choice(&self, name: &str, label: &str, options: &[(String, String)], chosen: &str) -> String {
        let mut html =
            format!("<select class=\"{name}\" data-early=\"{name}\" aria-label=\"{}\">", self.say(label));
        for (value, text) in options {
            let selected = if value == chosen { " selected=\"\"" } else { "" };
            let _ = write!(html, "<option value=\"{value}\"{selected}>{text}</option>");
        }
        html + "</select>"
    }

    fn counted(&self, counts: RangeInclusive<u8>, key: &str) -> Vec<(String, String)> {
        counts.map(|count| (count.to_string(), self.tell(key, "count", count))).collect()
    }

    /// A text without arguments, for HTML.
    fn say(&self, key: &str) -> String {
        escaped(&self.words.text(key, &[]))
    }

    /// A text with an argument, for HTML.
    fn tell(&self, key: &str, name: &str, value: impl Into<Value>) -> String {
        escaped(&self.words.text(key, &[(name, value.into())]))
    }
}

fn icon(icon: Icon) -> String {
    svg("icon", "0 0 24 24", &art::icon(icon))
}

fn svg(class: &str, view_box: &str, inside: &str) -> String {
    format!("<svg class=\"{class}\" viewBox=\"{view_box}\" aria-hidden=\"true\">{inside}</svg>")
}

/// A text as it stands in HTML, between tags or in an attribute.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
