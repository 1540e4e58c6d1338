//! The languages, and the texts of each.

use unic_langid::LanguageIdentifier;

/// A language that every text is written in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Spanish.
    Es,
}

/// The files of one language. A new game adds a line here.
#[cfg(feature = "built-in")]
macro_rules! texts {
    ($code:literal) => {
        &[
            include_str!(concat!("../../../locales/", $code, "/language.ftl")),
            include_str!(concat!("../../../locales/", $code, "/table.ftl")),
            include_str!(concat!("../../../locales/", $code, "/cli.ftl")),
            include_str!(concat!("../../../locales/", $code, "/preview.ftl")),
            include_str!(concat!("../../../locales/", $code, "/page.ftl")),
            include_str!(concat!("../../../locales/", $code, "/lesson.ftl")),
            include_str!(concat!("../../../locales/", $code, "/replay.ftl")),
            include_str!(concat!("../../../locales/", $code, "/manners.ftl")),
            include_str!(concat!("../../../locales/", $code, "/together.ftl")),
            include_str!(concat!("../../../locales/", $code, "/rooms.ftl")),
            include_str!(concat!("../../../locales/", $code, "/games.ftl")),
            include_str!(concat!("../../../locales/", $code, "/cells.ftl")),
            include_str!(concat!("../../../locales/", $code, "/temple.ftl")),
            include_str!(concat!("../../../locales/", $code, "/temple-curses.ftl")),
            include_str!(concat!("../../../locales/", $code, "/temple-treasures.ftl")),
            include_str!(concat!("../../../locales/", $code, "/temple-special.ftl")),
            include_str!(concat!("../../../locales/", $code, "/temple-page.ftl")),
            include_str!(concat!("../../../locales/", $code, "/temple-lesson.ftl")),
            include_str!(concat!("../../../locales/", $code, "/temple-story.ftl")),
            include_str!(concat!("../../../locales/", $code, "/master.ftl")),
            include_str!(concat!("../../../locales/", $code, "/master-page.ftl")),
            include_str!(concat!("../../../locales/", $code, "/master-lesson.ftl")),
            include_str!(concat!("../../../locales/", $code, "/plan.ftl")),
            include_str!(concat!("../../../locales/", $code, "/plan-page.ftl")),
            include_str!(concat!("../../../locales/", $code, "/plan-lesson.ftl")),
            include_str!(concat!("../../../locales/", $code, "/plan-pieces.ftl")),
        ]
    };
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::En, Language::De, Language::Es];

    /// The code of the language, which is also its folder in `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Es => "es",
        }
    }

    /// The best match for what somebody reads: one code such as `de-AT` or `es_MX.UTF-8`, or several with commas in
    /// between, the dearest first, as browsers write them. English if none of them is here.
    pub fn from_code(codes: &str) -> Language {
        let known = |code: &str| {
            // What follows is a weight in a header, an encoding in an environment variable.
            let code = code.split([';', '.', '@']).next().unwrap_or_default().trim();
            let wanted: LanguageIdentifier = code.parse().ok()?;
            Language::ALL.into_iter().find(|language| language.code() == wanted.language.as_str())
        };
        codes.split(',').find_map(known).unwrap_or_default()
    }

    /// The language in the form that Fluent takes, for its rules of plural.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    /// What those call it who speak it.
    pub fn name(self) -> &'static str {
        let text = match self {
            Language::En => include_str!("../../../locales/en/language.ftl"),
            Language::De => include_str!("../../../locales/de/language.ftl"),
            Language::Es => include_str!("../../../locales/es/language.ftl"),
        };
        text.rsplit_once(" = ").map_or(self.code(), |(_, name)| name.trim_end())
    }

    /// Its Fluent files.
    #[cfg(feature = "built-in")]
    pub(crate) fn texts(self) -> &'static [&'static str] {
        match self {
            Language::En => texts!("en"),
            Language::De => texts!("de"),
            Language::Es => texts!("es"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_its_own_name() {
        assert_eq!(Language::ALL.map(Language::name), ["English", "Deutsch", "Español"]);
    }

    #[test]
    fn the_best_match() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), language);
            assert_eq!(language.identifier().to_string(), language.code());
        }
        for (codes, language) in [
            ("de-AT", Language::De),
            ("DE_ch.UTF-8", Language::De),
            ("es-419", Language::Es),
            ("fr, es;q=0.8, en;q=0.5", Language::Es),
            ("fr", Language::En),
            ("C", Language::En),
            ("", Language::En),
            ("deutsch", Language::En),
            (",;,", Language::En),
        ] {
            assert_eq!(Language::from_code(codes), language, "{codes}");
        }
    }
}
