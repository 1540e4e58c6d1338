//! What every text has to be, whichever game says it.

use std::collections::BTreeSet;

use words::{Language, Words};

/// In every language, and nothing shows that should not.
pub(crate) fn good(what: &str, said: impl Fn(&Words) -> String) {
    for language in Language::ALL {
        let text = said(&Words::new(language));
        let code = language.code();
        assert!(!text.trim().is_empty(), "{what} in {code} is empty");
        for wrong in ["⟨", "{", "}", "_", "???", "undefined", "\u{2068}", "  ", " ."] {
            assert!(!text.contains(wrong), "{what} in {code}: {text}");
        }
    }
}

/// A sentence, and not just words.
pub(crate) fn good_sentence(what: &str, said: impl Fn(&Words) -> String) {
    good(what, |words| {
        let text = said(words);
        assert!(text.ends_with(['.', '!']), "{what} in {}: {text}", words.language().code());
        text
    });
}

/// Nothing that differs reads the same, in any language.
pub(crate) fn distinct<T>(all: &[T], said: impl Fn(&Words, &T) -> String) {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut told = BTreeSet::new();
        for one in all {
            let text = said(&words, one);
            assert!(!text.contains(['⟨', '{']), "{text}");
            assert!(told.insert(text.clone()), "twice: {text}");
        }
    }
}

/// The texts in quotation marks of a source file that are plain text.
pub(crate) fn quoted(source: &str) -> impl Iterator<Item = &str> {
    source.split('"').skip(1).step_by(2).filter(|text| text.contains(' ') && !text.contains(['{', '\n']))
}
