//! Before a round: stories, Beast Mode, leaders' choices, the deal, "Start!". (Rules §4 EM-1, EM-2; §8; R-40)

use table::{Ask, Eyes, Few, Pile, Seat, SeatSet, Stream};

use crate::act::Act;
use crate::card::{Card, Tribe};
use crate::contest::{Asked, Question, Stage, Turn};
use crate::facts::Fact;
use crate::leader::Gift;
use crate::moves::{Chosen, NewLeader, Reply};
use crate::options::ScoreFloor;
use crate::pile::DrawPile;
use crate::story::Story;

/// What is drawn for: leaders.
pub(crate) const LEADERS: Stream = Stream(1);
/// What is drawn for: stories.
pub(crate) const STORIES: Stream = Stream(2);
/// What is drawn for: whom luck names.
const NAMES: Stream = Stream(3);

impl Act<'_> {
    // ----- a) the story of this round -------------------------------------------------------------------------------

    /// A round begins between these.
    pub(crate) fn begin_round(&mut self, between: SeatSet) {
        let open = self.open();
        open.round += 1;
        for (player, number) in open.players.iter_mut().zip(0..) {
            player.plays = open.seats.get(number).is_some_and(|seat| between.contains(seat));
        }
        let (round, dealer) = (open.round, open.dealer);
        self.facts.tell(Fact::Round { round, dealer });
        self.facts.end_chapter();
        self.tell_the_story();
    }

    fn tell_the_story(&mut self) {
        self.open().stage = Stage::Stories;
        let Some((seat, story)) = self.game.open.story() else { return self.ask_for_beasts() };
        match story {
            Story::NEW_LEADER => return self.ask(Question::Story2, SeatSet::one(seat)),
            Story::SILENCE => return self.ask(Question::Story6, SeatSet::one(seat)),
            Story::BET => return self.ask(Question::Story10, SeatSet::one(seat)),
            Story::ALL_NEW => {
                self.facts.tell(Fact::LeadersDealt { seat });
                self.deal_leaders();
            }
            Story::RELIEF => {
                let joe = self.game.open.player(seat).leader == Some(Tribe::Joe);
                self.relieve(seat, if joe { 4 } else { 1 });
                let total = self.game.open.player(seat).total;
                self.facts.tell(Fact::Relieved { seat, points: if joe { 4 } else { 1 }, total });
            }
            Story::BEAST => {
                self.open().player_mut(seat).beast = true;
                self.facts.tell(Fact::BeastByStory { seat });
            }
            _ => {}
        }
        self.ask_for_beasts();
    }

    /// EM-1, Story 8.
    pub(crate) fn deal_leaders(&mut self) {
        self.open().leaders = Pile::shuffled(Tribe::ALL.to_vec());
        for seat in self.game.open.seats.iter() {
            let tribe = self.game.open.leaders.draw(self.luck, LEADERS);
            self.open().player_mut(seat).leader = tribe;
            if let Some(tribe) = tribe {
                self.facts.tell(Fact::Leader { seat, tribe });
            }
        }
    }

    /// the new one is drawn before the old one goes back.
    pub(crate) fn new_leader(&mut self, seat: Seat) {
        let Some(tribe) = self.game.open.leaders.draw(self.luck, LEADERS) else { return };
        if let Some(old) = self.open().player_mut(seat).leader.replace(tribe) {
            self.open().leaders.shuffle_back(old);
        }
        self.facts.tell(Fact::Leader { seat, tribe });
    }

    ///
    pub(crate) fn relieve(&mut self, seat: Seat, points: u8) {
        let floor = self.game.open.options.score_floor;
        let total = &mut self.open().player_mut(seat).total;
        *total -= i16::from(points);
        if floor == ScoreFloor::Zero {
            *total = (*total).max(0);
        }
    }

    fn name_by_luck(&mut self, seat: Seat) {
        let mut others = self.game.open.playing().without(seat).iter();
        let count = others.clone().count() as u32;
        if let Some(whose) = others.nth(self.luck.below(NAMES, count) as usize) {
            self.open().named = Some(whose);
            self.facts.tell(Fact::NamedByLuck { seat, whose });
        }
    }

    // ----- b) Beast Mode --------------------------------------------------------------------------------------------

    fn ask_for_beasts(&mut self) {
        self.open().stage = Stage::Beasts;
        let open = &self.game.open;
        let could = open.playing().iter().filter(|seat| {
            let player = open.player(*seat);
            player.points() >= 2 && !player.beast
        });
        let could: SeatSet = could.collect();
        if could.is_empty() {
            return self.ask_leaders();
        }
        self.game.sealed = Default::default();
        self.ask(Question::Beast, could);
    }

    /// All answers are shown together; what was paid goes under the deck, clockwise from the dealer's left.
    fn show_beasts(&mut self) {
        let seats = self.game.open.seats;
        for seat in seats.around(seats.after(self.game.open.dealer)) {
            let Some(cards) = self.game.sealed[seat.index()].take().filter(|cards| !cards.is_empty()) else {
                continue;
            };
            for card in cards.iter() {
                self.open().player_mut(seat).experience.take_first(|one| *one == card);
                self.open().stories.put_under(card);
            }
            self.open().player_mut(seat).beast = true;
            self.facts.tell(Fact::Beast { seat, cards });
        }
        self.ask_leaders();
    }

    // ----- c) what leaders choose -----------------------------------------------------------------------------------

    fn ask_leaders(&mut self) {
        self.open().stage = Stage::Leaders;
        for seat in self.game.open.playing().iter() {
            match self.game.open.gift(seat) {
                Some((Gift::Burden, _)) => self.ask(Question::Burden, SeatSet::one(seat)),
                Some((Gift::Lean, true)) => self.ask(Question::LeanPartner, SeatSet::one(seat)),
                _ => {}
            }
        }
        if self.game.open.asks.is_empty() {
            self.deal();
        }
    }

    ///
    fn burden(&mut self, seat: Seat, whose: Seat) {
        let beast = self.game.open.player(seat).beast;
        let blunders = if beast { 2 } else { 1 };
        let counts = !self.game.open.is_tie_break();
        if !beast {
            self.open().player_mut(seat).extra += 1;
        }
        let player = self.open().player_mut(whose);
        player.received += blunders;
        if counts {
            player.total += i16::from(blunders);
        }
        let total = player.total;
        self.facts.tell(Fact::Burdened { seat, whose, blunders, total });
    }

    // ----- d), e) the deal ------------------------------------------------------------------------------------------

    fn deal(&mut self) {
        let deck = self.game.open.deck();
        // All cards were gathered at the end of the last round.
        self.game.pile = DrawPile::shuffled(deck);
        let seats = self.game.open.seats;
        for seat in seats.around(seats.after(self.game.open.dealer)) {
            if !self.game.open.player(seat).plays {
                continue;
            }
            for _ in 0..self.game.open.hand_size(seat) {
                if let Some(card) = self.draw_one() {
                    self.join_hand(seat, card);
                }
            }
            let cards = self.game.hands[seat.index()];
            self.tell_apart(
                self.confidants(seat),
                Fact::Hand { seat, cards },
                Fact::Dealt { seat, count: cards.len() },
            );
        }
        self.look_at_hands();
    }

    // ----- f) stories that need the hand ----------------------------------------------------------------------------

    fn look_at_hands(&mut self) {
        self.open().stage = Stage::Hands;
        match self.game.open.story() {
            Some((seat, Story::PEEK)) => {
                let teen = self.game.open.player(seat).leader == Some(Tribe::Teen);
                let cards = self.game.pile.peek(if teen { 3 } else { 2 }, seat, self.luck);
                let mine = Eyes::only(SeatSet::one(seat));
                let count = cards.len() as u8;
                self.tell_apart(mine, Fact::Peeked { seat, cards }, Fact::Peeks { seat, count });
                self.ask(Question::Story3, SeatSet::one(seat));
            }
            Some((seat, Story::GIVE)) => self.ask(Question::Story5, SeatSet::one(seat)),
            _ => self.get_ready(),
        }
    }

    ///
    fn exchange(&mut self, seat: Seat, swaps: Few<(u8, Card), 3>) {
        for (place, card) in swaps.iter() {
            if let Some(taken) = self.game.pile.exchange(usize::from(place), card) {
                let hand = &mut self.game.hands[seat.index()];
                *hand = hand.without(card).with(taken);
            }
        }
        self.facts.tell(Fact::Exchanged { seat, count: swaps.len() as u8 });
    }

    fn give(&mut self, seat: Seat, gifts: Few<(Card, Seat), 2>) {
        for (card, whose) in gifts.iter() {
            let hand = &mut self.game.hands[seat.index()];
            *hand = hand.without(card);
            let left = hand.len();
            self.open().player_mut(seat).hand = left;
            self.join_hand(whose, card);
            // Mates see each other's hands, so theirs may know it too.
            let seats = self.game.open.seats.all();
            let know = [seat, whose].map(|one| self.game.open.team_of(one).intersection(seats));
            let know: SeatSet = know.into_iter().flat_map(SeatSet::iter).collect();
            self.tell_apart(
                Eyes::only(know),
                Fact::Gave { seat, whose, card },
                Fact::GaveACard { seat, whose },
            );
        }
    }

    // ----- Start! ---------------------------------------------------------------------------------------------------

    fn get_ready(&mut self) {
        if !self.game.open.is_calm() {
            self.open().stage = Stage::Ready;
            let dealer = self.game.open.dealer;
            return self.ask(Question::Start, SeatSet::one(dealer));
        }
        let open = self.open();
        open.stage = Stage::Play;
        let first = open.seats.around(open.seats.after(open.dealer)).find(|seat| open.player(*seat).is_in());
        self.facts.tell(Fact::Started);
        let until = self.calm_limit();
        self.open().turn = first.map(|seat| Turn { seat, passes: 0, called: false, until });
    }

    ///
    fn count_down(&mut self, seat: Seat) {
        let wait = u64::from(self.game.open.options.start_countdown_s) * 1_000;
        let until = self.at.after(wait);
        self.open().stage = Stage::Countdown { until };
        self.facts.tell(Fact::Starts { seat, until });
        if wait == 0 {
            self.start();
        }
    }

    /// The round runs.
    pub(crate) fn start(&mut self) {
        self.open().stage = Stage::Play;
        self.facts.tell(Fact::Started);
        self.settle(true);
    }

    // ----- asks -----------------------------------------------------------------------------------------------------

    pub(crate) fn ask(&mut self, question: Question, whom: SeatSet) {
        let until = match self.game.open.is_calm() {
            true => self.calm_limit(),
            false => Some(self.at.after(question.limit_ms())),
        };
        let open = self.open();
        open.asked += 1;
        open.asks.push(Asked { question, ask: Ask::new(open.asked, whom, until) });
    }

    /// §11.1: how long a turn or an ask may take.
    pub(crate) fn calm_limit(&self) -> Option<table::Time> {
        let limit = self.game.open.options.turn_limit_s;
        (limit > 0).then(|| self.at.after(u64::from(limit) * 1_000))
    }

    pub(crate) fn answer(&mut self, seat: Seat, with: Reply) {
        let Some(asked) = self.game.open.question_to(seat) else { return };
        if let Reply::Beast { cards } = with {
            self.game.sealed[seat.index()] = Some(cards);
            for asked in self.open().asks.iter_mut() {
                asked.ask.answered(seat);
            }
            if self.game.open.asks.iter().any(|asked| asked.ask.is_settled()) {
                self.close(asked);
                self.show_beasts();
            }
            return;
        }
        self.close(asked);
        match with {
            Reply::StoryDrawer { seat } => self.draw_story(seat),
            Reply::Story2(NewLeader::Swap(whose)) => {
                let mine = self.game.open.player(seat).leader;
                let theirs = std::mem::replace(&mut self.open().player_mut(whose).leader, mine);
                self.open().player_mut(seat).leader = theirs;
                self.facts.tell(Fact::LeadersSwapped { seat, whose });
            }
            Reply::Story2(NewLeader::Redraw) => self.new_leader(seat),
            Reply::Story6 { seats: Chosen(seats) } => {
                for whose in seats.iter() {
                    self.open().player_mut(whose).silenced = true;
                    self.facts.tell(Fact::Silenced { seat, whose });
                }
            }
            Reply::Story10 { seat: whose } => {
                self.open().named = Some(whose);
                self.facts.tell(Fact::Named { seat, whose });
            }
            Reply::Burden { seat: Some(whose) } => self.burden(seat, whose),
            Reply::LeanPartner { seat: Some(whose) } => {
                self.open().player_mut(whose).extra -= 2;
                self.facts.tell(Fact::Lean { seat, whose });
            }
            Reply::Story3 { swaps } => self.exchange(seat, swaps),
            Reply::Story5 { gifts } => self.give(seat, gifts),
            Reply::Start => return self.count_down(seat),
            _ => {}
        }
        self.go_on(asked.question);
    }

    /// Nobody has answered in time: the default counts. (§12.2)
    pub(crate) fn run_out(&mut self, asked: Asked) {
        self.close(asked);
        match (asked.question, asked.ask.waiting.iter().next()) {
            (Question::Beast, _) => return self.show_beasts(),
            (Question::Start, Some(dealer)) => return self.count_down(dealer),
            (Question::StoryDrawer, Some(one)) => {
                let drawer = self.default_drawer(one);
                self.draw_story(drawer);
            }
            // the penalty cannot be dodged.
            (Question::Story10, Some(drawer)) => self.name_by_luck(drawer),
            _ => {}
        }
        self.go_on(asked.question);
    }

    fn close(&mut self, asked: Asked) {
        self.open().asks.take_first(|one| one.ask.id == asked.ask.id);
    }

    /// The next letter begins when all asks of one are answered.
    fn go_on(&mut self, question: Question) {
        if !self.game.open.asks.is_empty() {
            return;
        }
        match question {
            Question::StoryDrawer => self.next_round(),
            Question::Story2 | Question::Story6 | Question::Story10 => self.ask_for_beasts(),
            Question::Burden | Question::LeanPartner => self.deal(),
            Question::Story3 | Question::Story5 => self.get_ready(),
            Question::Beast | Question::Start => {}
        }
    }
}
