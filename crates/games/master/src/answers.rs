//! How the questions before a round can be answered. (Rules §12.2)

use table::{Few, Seat, SeatSet};

use crate::card::{Card, CardSet, Tribe};
use crate::contest::Question;
use crate::judge::View;
use crate::moves::{Chosen, Move, NewLeader, Refusal, Reply};
use crate::story::Story;

/// What is paid for Beast Mode.
const PRICE: u8 = 2;

impl View<'_> {
    pub(crate) fn judge_answer(&self, number: u32, with: Reply) -> Result<(), Refusal> {
        let asked = self.open.question_to(self.seat).filter(|asked| asked.ask.id == number);
        let question = asked.ok_or(Refusal::AskClosed)?.question;
        let among = |seat: Seat, these: SeatSet| {
            if these.contains(seat) { Ok(()) } else { Err(Refusal::WrongSeat { seat }) }
        };
        match (question, with) {
            (Question::StoryDrawer, Reply::StoryDrawer { seat }) => among(seat, self.team()),
            (Question::Story2, Reply::Story2(NewLeader::Swap(seat))) => among(seat, self.others()),
            (Question::Story2, Reply::Story2(_)) => Ok(()),
            (Question::Story6, Reply::Story6 { seats: Chosen(seats) }) => {
                match seats.iter().find(|seat| !self.others().contains(*seat)) {
                    Some(seat) => Err(Refusal::WrongSeat { seat }),
                    None if seats.len() == self.silences() => Ok(()),
                    None => Err(Refusal::WrongGift),
                }
            }
            (Question::Story10, Reply::Story10 { seat }) => among(seat, self.others()),
            (Question::Beast, Reply::Beast { cards }) => self.judge_payment(cards),
            (Question::Burden, Reply::Burden { seat })
            | (Question::LeanPartner, Reply::LeanPartner { seat }) => {
                seat.map_or(Ok(()), |seat| among(seat, self.others()))
            }
            (Question::Story3, Reply::Story3 { swaps }) => self.judge_swaps(swaps),
            (Question::Story5, Reply::Story5 { gifts }) => self.judge_gifts(gifts),
            (Question::Start, Reply::Start) => Ok(()),
            _ => Err(Refusal::NoAnswer),
        }
    }

    fn team(&self) -> SeatSet {
        self.open.team_of(self.seat).intersection(self.open.seats.all())
    }

    /// Everybody else who plays in this round.
    fn others(&self) -> SeatSet {
        self.open.playing().without(self.seat)
    }

    fn leads(&self, tribe: Tribe) -> bool {
        self.open.player(self.seat).leader == Some(tribe)
    }

    /// Story 6: a Robot chooses two, if there are two.
    fn silences(&self) -> usize {
        self.others().len().min(if self.leads(Tribe::Robot) { 2 } else { 1 })
    }

    /// Story 5: a Lumberjack gives two.
    fn gives(&self) -> usize {
        usize::from(self.own.hand.len()).min(if self.leads(Tribe::Lumberjack) { 2 } else { 1 })
    }

    fn judge_payment(&self, cards: Few<Story, 2>) -> Result<(), Refusal> {
        let mine = &self.open.player(self.seat).experience;
        let all_mine = cards.iter().all(|card| mine.contains(card));
        let twice = cards.get(0) == cards.get(1);
        let worth: u8 = cards.iter().map(Story::experience).sum();
        let paid = all_mine && !twice && worth == PRICE;
        if cards.is_empty() || paid { Ok(()) } else { Err(Refusal::WrongPayment) }
    }

    /// Nothing twice, and in the order of the pile.
    fn judge_swaps(&self, swaps: Few<(u8, Card), 3>) -> Result<(), Refusal> {
        let mut cards = CardSet::NONE;
        let mut next = 0;
        for (place, card) in swaps.iter() {
            if !self.own.hand.contains(card) {
                return Err(Refusal::NotInHand { card });
            }
            if place < next || usize::from(place) >= self.own.peek.len() || cards.contains(card) {
                return Err(Refusal::WrongSwap);
            }
            cards = cards.with(card);
            next = place + 1;
        }
        Ok(())
    }

    fn judge_gifts(&self, gifts: Few<(Card, Seat), 2>) -> Result<(), Refusal> {
        let mut before = None;
        for (card, seat) in gifts.iter() {
            if !self.own.hand.contains(card) {
                return Err(Refusal::NotInHand { card });
            }
            if !self.others().contains(seat) {
                return Err(Refusal::WrongSeat { seat });
            }
            if before >= Some(card) {
                return Err(Refusal::WrongGift);
            }
            before = Some(card);
        }
        if gifts.len() == self.gives() { Ok(()) } else { Err(Refusal::WrongGift) }
    }

    // ----- everything that may be answered --------------------------------------------------------------------------

    pub(crate) fn offer_answers(&self, out: &mut Vec<Move>) {
        let Some(asked) = self.open.question_to(self.seat) else { return };
        let mut offer = |with| out.push(Move::Answer { ask: asked.ask.id, with });
        let others = self.others();
        match asked.question {
            Question::StoryDrawer => self.team().iter().for_each(|seat| offer(Reply::StoryDrawer { seat })),
            Question::Story2 => {
                others.iter().for_each(|seat| offer(Reply::Story2(NewLeader::Swap(seat))));
                offer(Reply::Story2(NewLeader::Redraw));
                offer(Reply::Story2(NewLeader::Keep));
            }
            Question::Story6 => {
                let mut choose = |seats: SeatSet| offer(Reply::Story6 { seats: Chosen(seats) });
                for one in others.iter() {
                    match self.silences() {
                        1 => choose(SeatSet::one(one)),
                        _ => others
                            .iter()
                            .filter(|other| *other > one)
                            .for_each(|other| choose(SeatSet::one(one).with(other))),
                    }
                }
            }
            Question::Story10 => others.iter().for_each(|seat| offer(Reply::Story10 { seat })),
            Question::Beast => {
                self.payments(|cards| offer(Reply::Beast { cards }));
                offer(Reply::Beast { cards: Few::NONE });
            }
            Question::Burden => {
                others.iter().for_each(|seat| offer(Reply::Burden { seat: Some(seat) }));
                offer(Reply::Burden { seat: None });
            }
            Question::LeanPartner => {
                others.iter().for_each(|seat| offer(Reply::LeanPartner { seat: Some(seat) }));
                offer(Reply::LeanPartner { seat: None });
            }
            Question::Story3 => {
                self.offer_swaps(0, CardSet::NONE, Few::NONE, &mut |swaps| offer(Reply::Story3 { swaps }));
            }
            Question::Story5 => self.offer_gifts(&mut |gifts| offer(Reply::Story5 { gifts })),
            Question::Start => offer(Reply::Start),
        }
    }

    /// Every way to pay for Beast Mode.
    fn payments(&self, mut offer: impl FnMut(Few<Story, 2>)) {
        let mine = &self.open.player(self.seat).experience;
        for one in mine.iter() {
            let mut cards = Few::NONE;
            cards.push(one);
            if one.experience() == PRICE {
                offer(cards);
            } else {
                for other in mine.iter().filter(|other| *other != one && other.experience() == 1) {
                    let mut both = cards;
                    both.push(other);
                    offer(both);
                }
            }
        }
    }

    fn offer_swaps(
        &self,
        place: u8,
        used: CardSet,
        so_far: Few<(u8, Card), 3>,
        offer: &mut impl FnMut(Few<(u8, Card), 3>),
    ) {
        if usize::from(place) == self.own.peek.len() {
            return offer(so_far);
        }
        self.offer_swaps(place + 1, used, so_far, offer);
        for card in self.own.hand.difference(used).iter() {
            let mut swaps = so_far;
            swaps.push((place, card));
            self.offer_swaps(place + 1, used.with(card), swaps, offer);
        }
    }

    fn offer_gifts(&self, offer: &mut impl FnMut(Few<(Card, Seat), 2>)) {
        let gifts = |cards: CardSet| {
            let others = self.others();
            cards.iter().flat_map(move |card| others.iter().map(move |seat| (card, seat)))
        };
        for first in gifts(self.own.hand) {
            let mut few = Few::NONE;
            few.push(first);
            match self.gives() {
                1 => offer(few),
                _ => gifts(self.own.hand).filter(|second| second.0 > first.0).for_each(|second| {
                    let mut both = few;
                    both.push(second);
                    offer(both);
                }),
            }
        }
    }
}
