//! The bots at the table: what they are told and asked, and what they will do.

use serde_json::Value;
use shelf::{Heard, Plan};
use table::{Seat, Time};

use crate::event::Effect;
use crate::fault::Fault;
use crate::house::House;

/// A bot at the table.
#[derive(Default)]
pub(crate) struct BotSeat {
    /// What it was told and does not know yet.
    pub(crate) heard: Vec<Heard>,
    /// The entry up to which it was asked what it will do.
    pub(crate) asked: Option<u64>,
    /// The question that it has to answer.
    question: u64,
    /// What it will do.
    pub(crate) plan: Option<Plan<Value>>,
}

impl House {
    /// Tells the bots what happened, once it is on disk, and asks them what they will do.
    pub(crate) fn ask_bots(&mut self, now: u64, effects: &mut Vec<Effect>) {
        if self.kept < self.seq && !self.has(Fault::TellsBeforeKept) {
            return;
        }
        let Some(desk) = &self.desk else { return };
        if desk.outcome().is_some() || desk.is_paused() {
            return;
        }
        let at = self.clock.at(now);
        for (seat, bot) in self.bots.iter_mut() {
            let woken = matches!(&bot.plan, Some(Plan::Wake { at: wake }) if *wake <= at);
            if bot.asked == Some(self.seq) && !woken {
                continue;
            }
            self.questions += 1;
            bot.asked = Some(self.seq);
            bot.question = self.questions;
            bot.plan = None;
            let heard = std::mem::take(&mut bot.heard);
            effects.push(Effect::Ask {
                seat: *seat,
                question: self.questions,
                heard,
                seen: desk.seen(*seat),
                at,
            });
        }
    }

    pub(crate) fn planned(&mut self, seat: Seat, question: u64, mut plan: Plan<Value>) {
        // People want to see one move after the other.
        if let (Plan::Act { at, .. }, Some(desk)) = (&mut plan, &self.desk) {
            *at = (*at).max(desk.now().after(self.game.pace_ms()));
        }
        // Whatever was thought about something older is worth nothing.
        let seq = self.seq;
        let bot = self.bots.get_mut(&seat);
        if let Some(bot) = bot.filter(|bot| bot.question == question && bot.asked == Some(seq)) {
            bot.plan = Some(plan);
        }
    }

    /// The moves that bots make now, by time, the lower seat first.
    pub(crate) fn next_act(&mut self, at: Time) -> Option<(Time, Seat, Value)> {
        let seq = self.seq;
        let ready = self.bots.iter().filter_map(|(seat, bot)| match &bot.plan {
            Some(Plan::Act { at: when, .. }) if *when <= at && bot.asked == Some(seq) => Some((*when, *seat)),
            _ => None,
        });
        let (when, seat) = ready.min()?;
        match self.bots.get_mut(&seat)?.plan.take() {
            Some(Plan::Act { mv, .. }) => Some((when, seat, mv)),
            _ => None,
        }
    }

    /// A bot whose move was refused looks again in a moment.
    pub(crate) fn look_again(&mut self, seat: Seat, at: Time) {
        if let Some(bot) = self.bots.get_mut(&seat) {
            bot.plan = Some(Plan::Wake { at });
        }
    }

    /// Whatever the bots were about to do, they do not do it.
    pub(crate) fn stop_bots(&mut self) {
        for bot in self.bots.values_mut() {
            (bot.asked, bot.plan) = (None, None);
        }
    }

    /// Whether a bot thinks, or will do something.
    pub(crate) fn is_a_bot_busy(&self) -> bool {
        self.bots.values().any(|bot| match &bot.plan {
            Some(Plan::Act { .. } | Plan::Wake { .. }) => true,
            Some(Plan::Wait) => false,
            None => bot.asked.is_some(),
        })
    }

    /// When the next bot wants to do something.
    pub(crate) fn next_plan(&self) -> Option<Time> {
        let plans = self.bots.values().filter_map(|bot| match &bot.plan {
            Some(Plan::Act { at, .. } | Plan::Wake { at }) => Some(*at),
            _ => None,
        });
        plans.min()
    }
}
