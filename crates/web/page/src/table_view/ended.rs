//! How a game ended, as all games say it.

use leptos::prelude::*;
use protocol::{Ended, EndedBy};
use table::{Seat, SeatSet};
use words::Names;

use crate::app::Page;
use crate::client::Client;
use crate::erased::{memo, text};
use crate::speech::Speech;

/// What a game shows when it is over.
pub(crate) struct EndScreen {
    /// The classes of the card.
    pub(crate) class: &'static str,
    /// Whether all have won, as tests know it; nothing where each plays for themselves.
    pub(crate) won: Option<Signal<String>>,
    /// How it ended.
    pub(crate) headline: AnyView,
    /// What stands right below.
    pub(crate) title: AnyView,
    /// How it stands, and what to do now.
    pub(crate) rest: AnyView,
}

impl EndScreen {
    /// The card, which also says why the game ended if people ended it.
    pub(crate) fn show(self, client: Client, names: Memo<Names>) -> AnyView {
        let EndScreen { class, won, headline, title, rest } = self;
        let why = why_ended(client, names);
        view! {
            <section class=class data-testid="outcome" role="status" data-won=won>
                <h2>{headline}</h2>
                {title}
                <p class="note">{why}</p>
                {rest}
            </section>
        }
        .into_any()
    }
}

/// How people ended the game, if they did.
fn ended(client: Client) -> Memo<Option<Ended>> {
    memo(move || client.sight.with(|sight| sight.as_ref().and_then(|sight| sight.table.ended)))
}

/// Why it ended, if people ended it.
fn why_ended(client: Client, names: Memo<Names>) -> Signal<String> {
    let speech = Page::here().speech;
    let ended = ended(client);
    text(move || match ended.get() {
        Some(Ended { why: EndedBy::Agreed, .. }) => speech.text("page-ended-agreed", &[]),
        Some(Ended { seat: Some(seat), .. }) => {
            let name = names.with(|names| speech.seat_name(seat, names));
            speech.text("page-ended-conceded", &[("name", name.into())])
        }
        _ => String::new(),
    })
}

/// Who has won: by the rules, unless people ended the game.
pub(crate) fn winners(client: Client, by_rules: Memo<SeatSet>) -> Memo<SeatSet> {
    let ended = ended(client);
    memo(move || ended.get().map_or_else(|| by_rules.get(), |ended| ended.winners))
}

/// Who has won, in words for this seat.
pub(crate) fn winners_said(
    winners: Memo<SeatSet>,
    mine: Memo<Option<Seat>>,
    names: Memo<Names>,
) -> Signal<String> {
    let speech = Page::here().speech;
    text(move || names.with(|names| who_won(speech, winners.get(), mine.get(), names)))
}

/// Who has won, said to whoever sits in this seat.
fn who_won(speech: Speech, winners: SeatSet, mine: Option<Seat>, names: &Names) -> String {
    let mut all = winners.iter();
    match (all.next(), all.next()) {
        (None, _) => speech.text("page-nobody-won", &[]),
        (Some(only), None) if mine == Some(only) => speech.text("page-you-won", &[]),
        _ => {
            let called: Vec<String> = winners.iter().map(|seat| speech.seat_name(seat, names)).collect();
            speech.text("page-won", &[("count", called.len().into()), ("names", called.into())])
        }
    }
}
