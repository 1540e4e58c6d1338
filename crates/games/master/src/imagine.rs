//! Some whole game that looks like this from here. (Rules §12.1)

use table::{Few, Luck, Seat, Sight, Stream};

use crate::Master;
use crate::card::{Card, CardSet};
use crate::contest::{Contest, Question, SEATS, Stall, Why};
use crate::own::Own;
use crate::pile::DrawPile;
use crate::story::Story;

/// What is drawn for: what others may hold.
const IMAGINED: Stream = Stream(5);
/// How often hands are dealt anew that everybody would know to be others.
const TRIES: usize = 40;

pub(crate) fn imagine(sight: Sight<'_, Master>, luck: &mut Luck) -> Master {
    let mut world = deal_unknown(sight.public, sight.own, luck);
    for _ in 0..TRIES {
        if world.agrees_with_the_countdown() {
            break;
        }
        world = deal_unknown(sight.public, sight.own, luck);
    }
    world
}

fn deal_unknown(open: &Contest, own: Option<(Seat, &Own)>, luck: &mut Luck) -> Master {
    let mut world = Master {
        open: open.clone(),
        hands: [CardSet::NONE; SEATS],
        dropped: [CardSet::NONE; SEATS],
        pile: DrawPile::default(),
        sealed: Default::default(),
        ready_at: Default::default(),
        call_at: Default::default(),
    };
    let mut unknown = open.deck().difference(open.in_the_open());
    let mut known = [false; SEATS];
    if let Some((seat, own)) = own {
        world.hands[seat.index()] = own.hand;
        world.dropped[seat.index()] = own.dropped;
        world.sealed[seat.index()] = own.beast;
        world.ready_at[seat.index()] = own.ready_at;
        world.call_at[seat.index()] = own.call_at;
        known[seat.index()] = true;
        unknown = unknown.difference(own.hand).difference(own.dropped);
        if let (Some(mate), Some(hand)) = (open.mate_of(seat), own.mate) {
            world.hands[mate.index()] = hand;
            known[mate.index()] = true;
            unknown = unknown.difference(hand);
        }
        if !own.peek.is_empty() {
            world.pile.top = own.peek;
            world.pile.seen_by = Some(seat);
            unknown = unknown.difference(own.peek.iter().collect());
        }
    }
    let me = own.map(|(seat, _)| seat);
    // What went face down: special cards first, for those can have been nothing else.
    for seat in open.seats.iter().filter(|seat| me != Some(*seat)) {
        world.dropped[seat.index()] = take(open.player(seat).dropped, CardSet::SPECIALS, &mut unknown, luck);
    }
    // While R-16 counts, what could be played is in no hand, so it is among what was discarded.
    let blocked = open.is_known_to_be_blocked();
    if !blocked {
        world.imagine_discards(me, &mut unknown, luck);
    }
    for seat in open.seats.iter().filter(|seat| !known[seat.index()]) {
        let not = if blocked { open.singles_that_fit(seat) } else { CardSet::NONE };
        let any = CardSet::ALL.difference(not);
        world.hands[seat.index()] = take(open.player(seat).hand, any, &mut unknown, luck);
    }
    if blocked {
        world.imagine_discards(me, &mut unknown, luck);
    }
    world.pile.rest = unknown;
    if me != world.looks_at_the_pile() {
        world.somebody_has_peeked(luck);
    }
    world.seal_answers(me, luck);
    world
}

/// So many of these, by luck.
fn take(count: u8, of: CardSet, from: &mut CardSet, luck: &mut Luck) -> CardSet {
    let mut some = from.intersection(of);
    let mut taken = CardSet::NONE;
    for _ in 0..count {
        // There are as many as that, unless the position is none of this game: then any will do.
        let Some(card) = some.draw(luck, IMAGINED).or_else(|| from.difference(taken).draw(luck, IMAGINED))
        else {
            break;
        };
        taken = taken.with(card);
    }
    *from = from.difference(taken);
    taken
}

impl Contest {
    /// Whether the countdown tells everybody that nobody can play.
    fn is_known_to_be_blocked(&self) -> bool {
        self.plus.is_empty() && self.stall.is_some_and(|stall| stall.why == Why::Blocked)
    }

    /// Every card that all can see, or saw go where it is.
    pub(crate) fn in_the_open(&self) -> CardSet {
        let seen = self.players.iter().fold(self.stacks.all(), |seen, player| {
            player.trap.into_iter().fold(seen.union(player.history), CardSet::with)
        });
        self.plus.iter().map(|plus| plus.card).fold(seen, CardSet::with)
    }
}

impl Master {
    /// What others have discarded: anything, but never a Wisdom.
    fn imagine_discards(&mut self, me: Option<Seat>, unknown: &mut CardSet, luck: &mut Luck) {
        for seat in self.open.seats.iter().filter(|seat| me != Some(*seat)) {
            let any = CardSet::ALL.difference(CardSet::WISDOMS);
            let more = take(self.open.player(seat).discarded, any, unknown, luck);
            self.dropped[seat.index()] = self.dropped[seat.index()].union(more);
        }
    }

    /// whether somebody can play is known while the countdown runs, and when it does not though there is nothing
    /// to draw.
    fn agrees_with_the_countdown(&self) -> bool {
        let open = &self.open;
        let running = open.stage == crate::Stage::Play && open.turn.is_none();
        if !running || open.pile > 0 || !open.plus.is_empty() {
            return true;
        }
        match open.stall {
            Some(Stall { why: Why::LastCall, .. }) => true,
            stall => stall.is_some() != self.somebody_can_play(),
        }
    }

    /// Whose story shows the top of the pile in this round.
    fn looks_at_the_pile(&self) -> Option<Seat> {
        self.open.story().filter(|(_, story)| *story == Story::PEEK).map(|(seat, _)| seat)
    }

    /// Story 3 in another hand: what was seen has its place.
    fn somebody_has_peeked(&mut self, luck: &mut Luck) {
        let dealt = self.open.asks.iter().any(|asked| asked.question == Question::Story3);
        let Some(seat) = self.looks_at_the_pile().filter(|_| dealt) else { return };
        let teen = self.open.player(seat).leader == Some(crate::Tribe::Teen);
        let mut top = Few::NONE;
        for _ in 0..if teen { 3 } else { 2 } {
            let card: Option<Card> = self.pile.rest.draw(luck, IMAGINED);
            card.map(|card| top.push(card));
        }
        self.pile.top = top;
        self.pile.seen_by = Some(seat);
    }

    /// Somebody who was asked about Beast Mode and is not waited for has answered something.
    fn seal_answers(&mut self, me: Option<Seat>, luck: &mut Luck) {
        let Some(asked) = self.open.asks.iter().find(|asked| asked.question == Question::Beast) else {
            return;
        };
        for seat in self.open.playing().iter().filter(|seat| me != Some(*seat)) {
            let player = *self.open.player(seat);
            if player.beast || player.points() < 2 || asked.ask.waits_for(seat) {
                continue;
            }
            let pays = luck.below(IMAGINED, 2) == 0;
            let two = player.experience.iter().find(|story| story.experience() == 2);
            let ones = player.experience.iter().filter(|story| story.experience() == 1).take(2);
            let cards = match two {
                _ if !pays => Few::NONE,
                Some(two) => Few::new([two]).unwrap_or_default(),
                None => Few::new(ones).unwrap_or_default(),
            };
            self.sealed[seat.index()] = Some(cards);
        }
    }
}
