//! The hand over the dice: what is kept, what is being thrown, and what is sent to the table or to a lesson.

use std::time::Duration;

use leptos::prelude::*;
use table::{No, Time};
use temple::{DiceSet, Move, Refusal, Temple};
use words::Names;

use super::bewitched::Hold;
use super::sight::TempleSight;
use super::using::Using;
use crate::at_table::AtTable;
use crate::attempts::{Attempt, Attempts};
use crate::browser;
use crate::client::Client;
use crate::clock::Clock;
use crate::erased::{effect, memo};
use crate::page_refusal::PageRefusal;
use crate::seen;
use crate::table_view::names_at;

/// What is seen, if the game has begun.
pub(crate) type Seen = seen::Seen<Temple>;

/// How long dice roll at least: shorter than this nobody sees it.
const ROLL: u64 = 380;

/// For how long somebody still wants what they have touched, in milliseconds: after a cut the dice may lie differently.
const GOOD_FOR: u32 = 3_000;

/// How long somebody waits to call the goddess: until their hands are free, and not until she listens again.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// How soon somebody tries to roll again who has just put a bewitched hand where it belongs.
const HAND: Duration = Duration::from_millis(60);

/// How long a refusal stays.
const REFUSED: Duration = Duration::from_secs(6);

/// The hand of whoever looks. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    pub(crate) seen: Seen,
    pub(crate) clock: Clock,
    /// How those in the temple are called.
    pub(crate) names: Memo<Names>,
    /// Why not.
    pub(crate) refusal: RwSignal<Option<PageRefusal>>,
    /// Whether game time stands still: then the hands rest.
    pub(crate) rests: Memo<bool>,
    /// Who carries out what the hand does.
    send: Callback<Move>,
    /// Dice that will not be thrown.
    pub(crate) kept: RwSignal<DiceSet>,
    /// Dice that are rolling.
    pub(crate) rolling: RwSignal<DiceSet>,
    /// When they began to.
    since: StoredValue<u64>,
    /// Why something was refused, and what was tried: for a moment, or until something else is tried. Everybody acts at
    /// once here, so what the table tells meanwhile does not wipe it away.
    pub(crate) no: RwSignal<Option<(PageRefusal, Option<Move>)>>,
    tried: StoredValue<Option<Move>>,
    /// How long the hands are busy after what was done last, in milliseconds.
    pub(crate) cool: RwSignal<u64>,
    /// The treasure that is picked up.
    pub(crate) using: Using,
    /// Where a bewitched hand is.
    pub(crate) hold: Hold,
    attempts: Attempts<Temple>,
}

impl Hand {
    /// A hand at a table.
    pub(crate) fn at(client: Client, seen: Seen, clock: Clock) -> Hand {
        let at = AtTable::playing(client, seen, Some(GOOD_FOR));
        Hand::new(at, clock, names_at(client), seen::rests(client))
    }

    /// A hand whose moves go there.
    pub(crate) fn new(at: AtTable<Temple>, clock: Clock, names: Memo<Names>, rests: Memo<bool>) -> Hand {
        let AtTable { seen, send, refusal } = at;
        let hand = Hand {
            seen,
            clock,
            names,
            refusal,
            rests,
            send,
            kept: RwSignal::default(),
            rolling: RwSignal::default(),
            since: StoredValue::new(0),
            no: RwSignal::default(),
            tried: StoredValue::new(None),
            cool: RwSignal::default(),
            using: Using::nothing(names),
            hold: Hold::none(),
            attempts: Attempts::new(seen, clock, rests, TempleSight::judge),
        };
        hand.listen();
        hand.tell_hold();
        hand
    }

    fn listen(self) {
        // What was paid with, lost or locked is not kept any more.
        effect(move || {
            let showing = self.seen.with(|sight| {
                let me = sight.as_ref().and_then(|sight| sight.me().copied());
                me.map_or(DiceSet::NONE, |me| me.dice.free().difference(me.dice.blank))
            });
            let kept = self.kept.get_untracked();
            if !kept.is_subset(showing) {
                self.kept.set(kept.intersection(showing));
            }
        });
        let busy = memo(move || self.busy());
        Effect::new(move |before: Option<Time>| {
            let busy = busy.get();
            if before.is_some_and(|before| before != busy) {
                self.settle();
                self.cool.set(self.clock.wait(busy).as_millis() as u64);
            }
            busy
        });
        effect(move || {
            if let Some(why) = self.refusal.get() {
                self.rolling.set(DiceSet::NONE);
                self.no.set(Some((why, self.tried.get_value())));
                self.attempts.after(REFUSED, move || _ = self.no.try_set(None));
            }
        });
    }

    /// Until when the own hands are busy.
    pub(crate) fn busy(self) -> Time {
        self.seen.with(|sight| sight.as_ref().and_then(|sight| sight.me()).map_or(Time::ZERO, |me| me.busy))
    }

    /// The dice have come up: they lie still after a moment.
    fn settle(self) {
        let since = self.since.get_value();
        let rest = ROLL.saturating_sub(browser::now().saturating_sub(since));
        let still = move || {
            if self.since.try_get_value() == Some(since) {
                self.rolling.try_set(DiceSet::NONE);
            }
        };
        set_timeout(still, Duration::from_millis(rest));
    }

    /// Keeps a die, or lets it go.
    pub(crate) fn toggle(self, index: u8) {
        let die = DiceSet::from_bits(1 << index);
        let shows = self.seen.with_untracked(|sight| {
            let me = sight.as_ref().and_then(|sight| sight.me().copied());
            me.is_some_and(|me| die.is_subset(me.dice.free().difference(me.dice.blank)))
        });
        if shows {
            self.kept.update(|kept| {
                *kept = if die.is_subset(*kept) { kept.difference(die) } else { kept.union(die) }
            });
        }
    }

    /// Whether there is anything to throw.
    pub(crate) fn can_throw(self) -> bool {
        let kept = self.kept.get_untracked();
        self.seen.with_untracked(|sight| {
            let running = sight.as_ref().filter(|sight| sight.open.began.is_some() && !sight.is_over);
            running.is_some_and(|sight| !sight.throwable(kept).is_empty())
        })
    }

    /// Throws everything that is not kept. It rolls at once; what it comes up with is the referee's to say.
    pub(crate) fn throw(self) {
        let kept = self.kept.get_untracked();
        let dice = self
            .seen
            .with_untracked(|sight| sight.as_ref().map_or(DiceSet::NONE, |sight| sight.throwable(kept)));
        if !self.rolling.get_untracked().is_empty() || self.rests.get_untracked() {
            return;
        }
        self.refusal.set(None);
        self.since.set_value(browser::now());
        self.rolling.set(dice);
        self.act(Move::Throw { dice });
    }

    /// Tells the table what needs no free hands.
    pub(super) fn send(self, mv: Move) {
        _ = self.send.try_run(mv);
    }

    /// Does something as soon as the hands are free.
    pub(crate) fn act(self, mv: Move) {
        match mv {
            Move::OpenWall { .. } | Move::Teleport { .. } => self.using.stop(),
            Move::Hand { on } => return self.set_hold(on),
            _ => {}
        }
        let number = self.attempts.begin();
        self.tried.set_value(Some(mv));
        self.no.set(None);
        self.attempt(mv, number);
    }

    fn attempt(self, mv: Move, number: u32) {
        match self.attempts.judge(&mv, number) {
            // A throw that something else took the place of before it was made: its dice lie still.
            Attempt::Dropped if matches!(mv, Move::Throw { .. }) => {
                self.rolling.try_set(DiceSet::NONE);
            }
            Attempt::Dropped => {}
            Attempt::Lawful => self.send.run(mv),
            // Hands are free in a moment; a goddess who does not listen is not waited for.
            Attempt::Early(wait, _) if mv != Move::Goddess || wait < PATIENCE => {
                set_timeout(move || self.attempt(mv, number), wait);
            }
            // The table does not know yet that the hand is where it belongs.
            Attempt::Refused(why)
                if self.is_held() && why.of::<Temple>() == Some(&No::Because(Refusal::HandOff)) =>
            {
                set_timeout(move || self.attempt(mv, number), HAND);
            }
            Attempt::Early(_, why) | Attempt::Refused(why) => self.refusal.set(Some(why)),
        }
    }
}
