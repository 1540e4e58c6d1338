//! What happens by itself, and calm mode. (Rules §11.1, §12.2)

use table::{Seat, Time};

use crate::Master;
use crate::act::Act;
use crate::contest::{Asked, Contest, Plus, Stage, Turn, Why};
use crate::facts::Fact;
use crate::moves::Move;

/// What rings next, in the order in which alarms at the same moment ring.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Bell {
    /// The photo finish is over.
    Photo,
    /// A +3 is carried out.
    PlusThree(Plus),
    /// Nothing more is discarded for Wisdom.
    Story11(Seat),
    /// The round ends.
    Stall,
    /// Nobody does anything.
    Idle,
    /// The round starts.
    Start,
    /// Nobody has answered.
    Ask(Asked),
    /// A calm turn is over.
    Turn(Turn),
}

impl Contest {
    pub(crate) fn next_bell(&self) -> Option<(Time, Bell)> {
        // nothing else rings in the window.
        if let Stage::Photo { until } = self.stage {
            return Some((until, Bell::Photo));
        }
        let mut next: Option<(Time, Bell)> = None;
        let mut rings = |until: Option<Time>, bell: Bell| {
            if let Some(until) = until
                && next.is_none_or(|(before, _)| until < before)
            {
                next = Some((until, bell));
            }
        };
        for plus in self.plus.iter() {
            rings(plus.until, Bell::PlusThree(plus));
        }
        for seat in self.seats.iter() {
            rings(self.player(seat).credit.and_then(|credit| credit.until), Bell::Story11(seat));
        }
        rings(self.stall.map(|stall| stall.until), Bell::Stall);
        rings(self.idle, Bell::Idle);
        if let Stage::Countdown { until } = self.stage {
            rings(Some(until), Bell::Start);
        }
        for asked in self.asks.iter() {
            rings(asked.ask.until, Bell::Ask(asked));
        }
        // A calm turn waits while something is asked.
        if let Some(turn) = self.turn
            && !self.waits_for_an_answer()
        {
            rings(turn.until, Bell::Turn(turn));
        }
        next
    }

    /// Whether a +3 or a discard for Wisdom is open.
    pub(crate) fn waits_for_an_answer(&self) -> bool {
        !self.plus.is_empty() || self.seats.iter().any(|seat| self.player(seat).credit.is_some())
    }
}

impl Act<'_> {
    pub(crate) fn ring(&mut self) {
        let Some((_, bell)) = self.game.open.next_bell() else { return };
        let calm = self.game.open.is_calm();
        match bell {
            Bell::Photo => self.end_round(),
            Bell::PlusThree(plus) => {
                self.take_three(plus.card);
                if calm { self.after_an_answer() } else { self.settle(true) }
            }
            Bell::Story11(seat) => {
                self.open().player_mut(seat).credit = None;
                if calm { self.after_an_answer() } else { self.settle(true) }
            }
            Bell::Stall => {
                self.facts.tell(Fact::Blocked);
                self.end_round();
            }
            Bell::Idle => self.idle(),
            Bell::Start => self.start(),
            Bell::Ask(asked) => self.run_out(asked),
            Bell::Turn(turn) => {
                self.facts.tell(Fact::Passed { seat: turn.seat });
                self.settle_calm(turn.seat, Move::Pass, true);
            }
        }
    }

    ///
    fn idle(&mut self) {
        self.open().idle = None;
        if self.game.open.pile > 0 && !self.game.somebody_can_play() {
            self.facts.tell(Fact::DrawByItself);
            self.everybody_draws(self.game.open.dealer);
        } else {
            self.stall(Why::LastCall);
        }
        self.settle(true);
    }

    // ----- calm mode (§11.1) ----------------------------------------------------------------------------------------

    /// After every move and every turn that ran out.
    pub(crate) fn settle_calm(&mut self, seat: Seat, mv: Move, took_effect: bool) {
        if mv == Move::CallDraw && !took_effect {
            if let Some(turn) = &mut self.open().turn {
                turn.called = true;
            }
            return;
        }
        if self.game.open.turn.is_some_and(|turn| turn.seat == seat) && !matches!(mv, Move::Story11 { .. }) {
            let passed = mv == Move::Pass;
            if let Some(turn) = &mut self.open().turn {
                turn.passes = if passed { turn.passes + 1 } else { 0 };
            }
        }
        self.after_an_answer();
    }

    /// Play goes on when nothing is asked any more.
    fn after_an_answer(&mut self) {
        self.look_who_is_out();
        if self.game.open.waits_for_an_answer() {
            return;
        }
        if self.somebody_has_made_it() {
            return self.end_round();
        }
        let Some(turn) = self.game.open.turn else { return };
        let inside = self.game.open.inside();
        let mut passes = turn.passes;
        if usize::from(passes) >= inside.len() {
            if self.game.open.pile == 0 {
                self.facts.tell(Fact::Blocked);
                return self.end_round();
            }
            self.facts.tell(Fact::DrawByItself);
            self.everybody_draws(turn.seat);
            passes = 0;
        }
        let seats = self.game.open.seats;
        let next = seats.around(seats.after(turn.seat)).find(|seat| inside.contains(*seat));
        let until = self.calm_limit();
        self.open().turn = next.map(|seat| Turn { seat, passes, called: false, until });
    }
}

impl Master {
    pub(crate) fn next_alarm(&self) -> Option<Time> {
        self.open.next_bell().map(|(at, _)| at)
    }
}
