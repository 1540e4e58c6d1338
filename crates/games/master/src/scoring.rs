//! After a round: Blunders, the end, the next story. (Rules §4.3, §4.4, §8.2, §8.3)

use table::{Seat, SeatSet};

use crate::act::Act;
use crate::card::CardSet;
use crate::contest::{Contest, SEATS, Stage, Tally};
use crate::facts::Fact;
use crate::leader::Gift;
use crate::options::CapScope;
use crate::pile::DrawPile;
use crate::preround::STORIES;
use crate::stacks::Stacks;
use crate::story::Story;

/// The most experience that is kept. (§8.3)
const MOST_EXPERIENCE: u8 = 4;

impl Act<'_> {
    pub(crate) fn end_round(&mut self) {
        // what was played takes effect.
        while let Some(plus) = self.game.open.plus.get(0) {
            self.take_three(plus.card);
        }
        self.look_who_is_out();
        let tally = self.count();
        let between = tally.played;
        self.open().last = Some(tally);
        self.bet();
        self.clear_up();
        let tie_break = self.game.open.is_tie_break();
        if tie_break {
            self.rank_the_tied(&tally);
        } else {
            let totals = self.game.open.players.map(|player| player.total);
            self.open().scores.push(totals);
            if !self.game.open.is_the_last() {
                return self.next_story(&tally);
            }
            let ranks = self.game.open.ranks_by(|open, seat| open.team_total(seat).into());
            self.open().ranks = Some(ranks);
        }
        self.decide(between);
    }

    /// Steps 1 to 4 of §4.3.
    fn count(&mut self) -> Tally {
        let open = &self.game.open;
        let mut tally = Tally {
            round: open.round,
            played: open.playing(),
            out: open.out(),
            hands: self.game.hands,
            raw: [0; SEATS],
            received: [0; SEATS],
        };
        let counts = !open.is_tie_break();
        for seat in tally.played.iter() {
            let cards = self.game.hands[seat.index()];
            let raw = cards.len() + 2 * cards.intersection(CardSet::DOOMS).len();
            let before = self.game.open.player(seat).received;
            let added = self.game.open.capped(seat, raw);
            tally.raw[seat.index()] = raw;
            tally.received[seat.index()] = before + added;
            let player = self.open().player_mut(seat);
            if counts {
                player.total += i16::from(added);
            }
            let total = player.total;
            self.facts.tell(Fact::Scored { seat, cards, raw, added, total });
            if counts && self.game.open.options.early_ending {
                for card in cards.intersection(CardSet::DOOMS).iter() {
                    let doom = self.game.open.doom.with(card);
                    self.open().doom = doom;
                    self.facts.tell(Fact::Doomed { card });
                }
            }
        }
        tally
    }

    /// Story 10.
    fn bet(&mut self) {
        let Some((seat, Story::BET)) = self.game.open.story() else { return };
        let open = &self.game.open;
        let right = open.named.is_some_and(|named| open.first.contains(named));
        if right {
            self.relieve(seat, self.game.open.seats.count());
        }
        let total = self.game.open.player(seat).total;
        self.facts.tell(Fact::Bet { seat, right, total });
        if !right {
            self.new_leader(seat);
        }
    }

    /// Step 5 of §4.3, and all cards are gathered.
    fn clear_up(&mut self) {
        for seat in self.game.open.seats.iter() {
            let player = self.open().player_mut(seat);
            (player.beast, player.silenced, player.posed, player.credit) = (false, false, false, None);
            (player.hand, player.out, player.trap) = (0, false, None);
            (player.received, player.extra) = (0, 0);
            (player.history, player.dropped, player.discarded) = (CardSet::NONE, 0, 0);
            if let Some(story) = player.story.take() {
                self.learn(seat, story);
            }
        }
        let deck = self.game.open.deck();
        let game = &mut *self.game;
        game.pile = DrawPile::shuffled(deck);
        game.hands = Default::default();
        game.dropped = Default::default();
        game.ready_at = Default::default();
        game.call_at = Default::default();
        game.open.pile = deck.len();
        game.open.stacks = Stacks::NONE;
        (game.open.idle, game.open.stall, game.open.turn) = (None, None, None);
        (game.open.first, game.open.named) = (SeatSet::NONE, None);
    }

    ///
    fn learn(&mut self, seat: Seat, story: Story) {
        self.facts.tell(Fact::Learned { seat, story });
        self.open().player_mut(seat).experience.push(story);
        while self.game.open.player(seat).points() > MOST_EXPERIENCE {
            let mine = &mut self.open().player_mut(seat).experience;
            let one = mine.take_first(|card| card.experience() == 1).or_else(|| mine.take_first(|_| true));
            let Some(story) = one else { break };
            self.open().stories.put_under(story);
            self.facts.tell(Fact::Forgot { seat, story });
        }
    }

    // ----- the next story (§8.2) ------------------------------------------------------------------------------------

    fn next_story(&mut self, tally: &Tally) {
        let open = &self.game.open;
        if !open.options.modules().story || open.stories.is_empty() {
            return self.next_round();
        }
        let most = |value: &dyn Fn(Seat) -> i32, among: SeatSet| -> SeatSet {
            let top = among.iter().map(value).max();
            among.iter().filter(|seat| Some(value(*seat)) == top).collect()
        };
        let raw = |seat: Seat| -> i32 {
            open.team_of(seat)
                .intersection(tally.played)
                .iter()
                .map(|one| i32::from(tally.raw[one.index()]))
                .sum()
        };
        let worst = most(&raw, tally.played);
        let worst = most(&|seat| open.team_total(seat).into(), worst);
        let Some(one) = worst.iter().next().filter(|seat| raw(*seat) > 0) else { return self.next_round() };
        if worst != open.team_of(one).intersection(tally.played) {
            return self.next_round();
        }
        if open.options.teams {
            self.open().stage = Stage::StoryDrawer;
            return self.ask(crate::Question::StoryDrawer, worst);
        }
        self.draw_story(one);
        self.next_round();
    }

    /// The member with more Blunders in hand, then the lower seat.
    pub(crate) fn default_drawer(&self, one: Seat) -> Seat {
        let open = &self.game.open;
        let raw = |seat: Seat| open.last.map_or(0, |tally| tally.raw[seat.index()]);
        let team = open.team_of(one).intersection(open.seats.all());
        team.iter().max_by_key(|seat| (raw(*seat), std::cmp::Reverse(*seat))).unwrap_or(one)
    }

    pub(crate) fn draw_story(&mut self, seat: Seat) {
        if let Some(story) = self.game.open.stories.draw(self.luck, STORIES) {
            self.open().player_mut(seat).story = Some(story);
            self.facts.tell(Fact::StoryDrawn { seat, story });
        }
    }

    /// The deal passes clockwise.
    pub(crate) fn next_round(&mut self) {
        let open = self.open();
        open.dealer = open.seats.after(open.dealer);
        let all = open.seats.all();
        self.begin_round(all);
    }

    // ----- the end (§4.4) -------------------------------------------------------------------------------------------

    /// those still tied for the fewest stay first, the others are placed behind them.
    fn rank_the_tied(&mut self, tally: &Tally) {
        let open = &self.game.open;
        let Some(before) = open.ranks else { return };
        let received = |seat: Seat| -> u32 {
            open.team_of(seat)
                .intersection(tally.played)
                .iter()
                .map(|one| u32::from(tally.received[one.index()]))
                .sum()
        };
        let mut ranks = before;
        for seat in tally.played.iter() {
            let fewer = tally.played.iter().filter(|other| received(*other) < received(seat)).count();
            ranks[seat.index()] = 1 + fewer as u8;
        }
        self.open().ranks = Some(ranks);
    }

    /// EM-9: a tie for the first place is played out.
    fn decide(&mut self, between: SeatSet) {
        let open = &self.game.open;
        let Some(ranks) = open.ranks else { return };
        let first: SeatSet = between.iter().filter(|seat| ranks[seat.index()] == 1).collect();
        let one = first.iter().next();
        if one.is_none_or(|one| open.team_of(one).intersection(open.seats.all()) == first) {
            self.open().stage = Stage::Over;
            return self.facts.tell(Fact::Won { seats: first });
        }
        self.facts.tell(Fact::Tied { seats: first });
        let open = self.open();
        let next = open.seats.around(open.seats.after(open.dealer)).find(|seat| first.contains(*seat));
        open.dealer = next.unwrap_or(open.dealer);
        self.begin_round(first);
    }
}

impl Contest {
    ///
    fn capped(&self, seat: Seat, raw: u8) -> u8 {
        let Some((Gift::Cap, beast)) = self.gift(seat) else { return raw };
        let cap: u8 = if beast { 3 } else { 5 };
        match self.options.cap_scope {
            CapScope::Round => raw.min(cap.saturating_sub(self.player(seat).received)),
            CapScope::Hand => raw.min(cap),
        }
    }

    /// EM-6, EM-7, EM-8.
    fn is_the_last(&self) -> bool {
        let ended = match self.options.set_rounds {
            0 => {
                self.seats.iter().any(|seat| self.team_total(seat) >= i16::from(self.options.breaking_point))
            }
            rounds => self.round >= u16::from(rounds),
        };
        ended || self.doom.len() == 3
    }

    /// The place of every seat, fewest first.
    fn ranks_by(&self, value: impl Fn(&Contest, Seat) -> i32) -> [u8; SEATS] {
        let mut ranks = [0; SEATS];
        for seat in self.seats.iter() {
            let fewer = self.seats.iter().filter(|other| value(self, *other) < value(self, seat)).count();
            ranks[seat.index()] = 1 + fewer as u8;
        }
        ranks
    }
}
