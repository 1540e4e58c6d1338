//! How a game ended, as all games say it.

use leptos::prelude::*;
use protocol::{Ended, EndedBy};
use table::{Seat, SeatSet};
use words::Names;

use crate::app::Page;
use crate::client::Client;
use crate::erased::{memo, text};
use crate::speech::Speech;

/// How people ended the game, if they did.
pub(crate) fn ended(client: Client) -> Memo<Option<Ended>> {
    memo(move || client.sight.with(|sight| sight.as_ref().and_then(|sight| sight.table.ended)))
}

/// Why it ended, if people ended it.
pub(crate) fn why_ended(client: Client, names: Memo<Names>) -> Signal<String> {
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

/// Who has won, said to whoever sits in this seat.
pub(crate) fn who_won(speech: Speech, winners: SeatSet, mine: Option<Seat>, names: &Names) -> String {
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
