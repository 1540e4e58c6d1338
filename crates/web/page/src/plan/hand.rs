//! The hand of whoever looks: what is being chosen, and the rest of a way that is being gone.

use leptos::prelude::*;
use plan::{Move, Plan, Question};
use table::{Coded, No, Seat};
use words::Names;

use super::film::Past;
use super::sight::Chosen;
use crate::at_table::AtTable;
use crate::client::Client;
use crate::erased::{effect, memo};
use crate::page_refusal::PageRefusal;
use crate::seen;
use crate::table_view::names_at;
use crate::table_view::since::Since;

/// What is seen, if the game has begun.
pub(crate) type Seen = seen::Seen<Plan>;

/// The hand of whoever looks. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    pub(crate) seen: Seen,
    pub(crate) names: Memo<Names>,
    /// What is being chosen.
    pub(crate) chosen: RwSignal<Chosen>,
    /// Who is looked at more closely.
    pub(crate) looked: RwSignal<Option<Seat>>,
    /// How it was at the moment of a film that is being looked at; nothing when there is none.
    pub(crate) film: Memo<Option<Past>>,
    /// Why something was refused.
    pub(crate) no: RwSignal<Option<PageRefusal>>,
    /// The steps of a route that are still to be made.
    way: RwSignal<Vec<Move>>,
    send: Callback<Move>,
}

impl Hand {
    /// A hand at a table.
    pub(crate) fn at(client: Client, seen: Seen, since: Since) -> Hand {
        let film = memo(move || {
            let moment = since.moment()?;
            Some(client.chronicle.with(|chronicle| {
                let until = chronicle.past().take_while(|passage| passage.seq <= moment);
                let after = chronicle.past().skip_while(|passage| passage.seq <= moment);
                Past::told(until.flat_map(|passage| &passage.facts), after.flat_map(|passage| &passage.facts))
            }))
        });
        Hand { film, ..Hand::new(AtTable::playing(client, seen, None), names_at(client)) }
    }

    /// A hand whose moves go there.
    pub(crate) fn new(at: AtTable<Plan>, names: Memo<Names>) -> Hand {
        let AtTable { seen, send, refusal: no } = at;
        let hand = Hand {
            seen,
            names,
            chosen: RwSignal::default(),
            looked: RwSignal::default(),
            film: memo(|| None),
            no,
            way: RwSignal::default(),
            send,
        };
        hand.walk();
        hand
    }

    /// Goes on with a route as long as it is asked where to go; whatever else is asked ends it.
    fn walk(self) {
        let question = self.question();
        effect(move || {
            self.seen.track();
            let question = question.get();
            let next = self.way.with_untracked(|way| way.first().copied());
            let Some(next) = next else { return };
            match question {
                Some(Question::Travel) if untrack(|| self.judge(next)).is_ok() => {
                    self.way.update_untracked(|way| {
                        way.remove(0);
                    });
                    self.send.run(next);
                }
                // The first move of a route is still on its way.
                Some(Question::Act) => {}
                _ => self.way.update_untracked(Vec::clear),
            }
        });
        // What was being chosen belongs to one question.
        effect(move || {
            question.track();
            self.chosen.set(Chosen::Nothing);
        });
    }

    /// What is asked of whoever looks.
    pub(crate) fn question(self) -> Memo<Option<Question>> {
        memo(move || self.seen.with(|sight| sight.as_ref().and_then(|sight| sight.question())))
    }

    /// Whether a move can be made now, or why not.
    pub(crate) fn judge(self, mv: Move) -> Result<(), PageRefusal> {
        self.seen.with(|sight| match sight {
            Some(sight) => sight.judge_untimed(&mv),
            None => Err(PageRefusal::unknown(Coded::plain("not_started"))),
        })
    }

    /// Makes a move, or says why not.
    pub(crate) fn act(self, mv: Move) {
        match untrack(|| self.judge(mv)) {
            Ok(()) => {
                self.no.set(None);
                self.chosen.set(Chosen::Nothing);
                self.send.run(mv);
            }
            Err(why) => self.no.set(Some(why)),
        }
    }

    /// Goes a whole route.
    pub(crate) fn go(self, moves: Vec<Move>) {
        let travels = self.seen.with_untracked(|sight| {
            sight.as_ref().is_some_and(|sight| sight.question() == Some(Question::Travel))
        });
        let mut moves = moves;
        let first = if travels && !moves.is_empty() { moves.remove(0) } else { Move::Travel };
        self.way.set(moves);
        self.act(first);
    }

    /// Chooses something, or lets it go.
    pub(crate) fn choose(self, what: Chosen) {
        self.no.set(None);
        self.chosen.set(if self.chosen.get_untracked() == what { Chosen::Nothing } else { what });
    }
}

/// The part of the rules behind a refusal.
pub(super) fn anchor(why: &PageRefusal) -> Option<&'static str> {
    match why.of::<Plan>()? {
        No::Because(why) => Some(plan::anchor(why)),
        No::Early { .. } => None,
    }
}
