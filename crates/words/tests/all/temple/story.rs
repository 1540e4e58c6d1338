//! Everything that the story of an expedition can say has a sentence.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use table::{Coded, SeatSet};
use temple::story::{Event, Honour, Since, Title, Turn, Weight};
use words::{Language, Words};

use super::samples::{names, seat, tile};
use super::{good, good_sentence};

/// One of each, through a match without a default.
macro_rules! every {
    ($type:ident: $($variant:ident { $($field:ident: $value:expr),* }),* $(,)?) => {
        [$($type::$variant { $($field: $value),* }),*]
            .map(|one| match one { $($type::$variant { .. })|* => json!(one) })
            .to_vec()
    };
}

fn all() -> Vec<Value> {
    let (one, other, at) = (seat(0), seat(1), Since(372_400));
    let both = SeatSet::first(2);
    let events = every!(Event:
        Discovered { seat: one, tile: tile("S01") },
        ExitFound { seat: one },
        Stones { seats: both, stones: 2, tile: tile("S01") },
        Linked { seat: one, seats: both, stones: 2 },
        Conjured { seat: one },
        Restored { seat: one, freed: 4 },
        DieBack { seat: one },
        LockedUp { seat: one },
        Rescued { seat: one, whose: other, freed: 2, locked_up: true },
        Goddess { seat: one, freed: 4 },
        NotCalled { seat: one },
        Gong { times: 1 },
        Slam { times: 1, seats: both },
        LastOut { seat: one },
        Out { seat: one, whose: other },
        OutWithoutDice { seat: one },
        ChaliceLeft {},
        Collapsed { seats: both },
    );
    let turns = every!(Turn:
        ByStones { at: at, seats: both, stones: 3 },
        ByExit { at: at, seat: one },
        ByRescue { at: at, seat: one, whose: other },
        ByGoddess { at: at, seat: one },
        ByMask { at: at, seat: one },
        ByDieBack { at: at, seat: one },
        ByLeaving { at: at, seat: one },
        ByGift { at: at, seat: one, whose: other },
        Narrow { seat: one, left: Since(8_000) },
        NoChalice { found: true },
        NobodyThrows { at: at },
        NoExit { chambers: 5 },
        LeftLocked { seat: one, at: at, lasted: Since(100_000) },
        TooDear { keys: 9, most: 5 },
        TooLate { seats: both, keys: 3 },
    );
    let weights = every!(Weight:
        CostlySlam { at: at, seats: both },
        Drought { from: Since(0), to: at },
    );
    [events, turns, weights].concat()
}

/// Those with words of their own.
fn more() -> Vec<Value> {
    let (one, other) = (seat(0), seat(1));
    let rescued = |freed, locked_up| Event::Rescued { seat: one, whose: other, freed, locked_up };
    let mut more: Vec<Value> = [
        Event::Stones { seats: SeatSet::one(one), stones: 1, tile: tile("B08") },
        rescued(1, true),
        rescued(1, false),
        rescued(2, false),
        Event::Goddess { seat: one, freed: 1 },
        Event::Linked { seat: one, seats: SeatSet::first(2), stones: 1 },
        Event::Restored { seat: one, freed: 1 },
        Event::Gong { times: 2 },
        Event::Gong { times: 3 },
        Event::Slam { times: 2, seats: SeatSet::NONE },
    ]
    .map(|event| json!(event))
    .to_vec();
    let turns = [
        Turn::ByStones { at: Since(0), seats: SeatSet::one(one), stones: 1 },
        Turn::NoChalice { found: false },
        Turn::NoExit { chambers: 1 },
        Turn::TooDear { keys: 2, most: 1 },
        Turn::TooLate { seats: SeatSet::one(one), keys: 1 },
    ];
    more.extend(turns.map(|turn| json!(turn)));
    more
}

#[test]
fn everything_in_a_story_has_a_sentence() {
    let all = [all(), more()].concat();
    for what in &all {
        good_sentence(&what.to_string(), |words| words.fact("temple-story", what, &names()));
    }
    for language in Language::ALL {
        let words = Words::new(language);
        let told: BTreeSet<_> = all.iter().map(|what| words.fact("temple-story", what, &names())).collect();
        assert_eq!(told.len(), all.len(), "{told:#?}");
    }
    // No two kinds have the same name.
    let kinds = self::all();
    let name = |what: &Value| Coded::of(what).code;
    assert_eq!(kinds.iter().map(name).collect::<BTreeSet<_>>().len(), kinds.len());
}

#[test]
fn times_are_said_in_minutes_and_seconds() {
    let said = |turn: Turn| Words::new(Language::En).fact("temple-story", &json!(turn), &names());
    assert_eq!(
        said(Turn::NobodyThrows { at: Since(372_400) }),
        "From 6:12 on nobody inside had a die left to throw."
    );
    let left = Turn::LeftLocked { seat: seat(1), at: Since(500_000), lasted: Since(100_000) };
    assert_eq!(said(left), "Ben could throw nothing from 8:20 on, for 1:40, and was not freed.");
}

#[test]
fn every_title_and_every_honour_has_words() {
    let mut told = BTreeSet::new();
    for title in Title::ALL {
        let key = format!("temple-story-title-{}", title.name());
        good(&key, |words| words.text(&key, &[]));
        told.insert(Words::new(Language::En).text(&key, &[]));
    }
    for honour in Honour::ALL {
        let key = format!("temple-story-honour-{}", honour.name());
        good(&key, |words| words.text(&key, &[]));
        told.insert(Words::new(Language::En).text(&key, &[]));
    }
    assert_eq!(told.len(), Title::ALL.len() + Honour::ALL.len());
}
