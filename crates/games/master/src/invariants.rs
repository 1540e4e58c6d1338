//! What is true at every moment of a game.

use table::{Broken, written};

use crate::Master;
use crate::card::{Card, CardSet, Kind, Tribe};
use crate::contest::{Question, Stage};
use crate::story::Story;

fn hold(condition: bool, invariant: &'static str, detail: impl FnOnce() -> String) -> Result<(), Broken> {
    if condition { Ok(()) } else { Err(Broken::new(invariant, detail())) }
}

impl Master {
    /// The first invariant that does not hold.
    pub(crate) fn check_invariants(&self) -> Result<(), Broken> {
        let open = &self.open;
        open.options.check(open.seats).map_err(|bad| Broken::new("options are lawful", bad.to_string()))?;
        self.check_cards()?;
        self.check_players()?;
        self.check_stories()?;
        self.check_stage()
    }

    /// T-55.
    fn check_cards(&self) -> Result<(), Broken> {
        let open = &self.open;
        let mut seen = open.doom;
        let mut count = u32::from(open.doom.len());
        let mut add = |cards: CardSet| {
            seen = seen.union(cards);
            count += u32::from(cards.len());
        };
        for seat in 0..crate::SEATS {
            add(self.hands[seat]);
            add(self.dropped[seat]);
            add(open.players[seat].history);
            add(open.players[seat].trap.into_iter().collect());
        }
        add(self.pile.all());
        add(open.stacks.all());
        add(open.plus.iter().map(|plus| plus.card).collect());
        let laid: u8 = (0..open.stacks.count()).map(|stack| open.stacks.size(stack)).sum();
        let once = seen == open.options.deck()
            && count == u32::from(seen.len())
            && laid == open.stacks.all().len()
            && self.pile.len() == self.pile.all().len();
        hold(once, "every card is in one place", || format!("{count} cards, {}", written(&seen)))?;
        hold(open.pile == self.pile.len(), "counts are true", || format!("the pile: {}", open.pile))?;
        let dooms = open.doom.difference(CardSet::DOOMS).is_empty()
            && (open.options.early_ending || open.doom.is_empty());
        hold(dooms, "only Doom Masters leave the game", || written(&open.doom))
    }

    fn check_players(&self) -> Result<(), Broken> {
        let open = &self.open;
        for (player, index) in open.players.iter().zip(0..) {
            let at_table = open.seats.get(index as u8).is_some();
            let counts = player.hand == self.hands[index].len()
                && player.dropped + player.discarded == self.dropped[index].len();
            hold(counts, "counts are true", || format!("seat {index}: {}", written(&player)))?;
            hold(at_table || *player == Default::default(), "nobody plays without a seat", || {
                format!("seat {index}")
            })?;
            let dropped = self.dropped[index].intersection(CardSet::WISDOMS).is_empty()
                && self.dropped[index].intersection(CardSet::SPECIALS).len() >= player.dropped;
            hold(dropped, "a Wisdom is never discarded", || format!("seat {index}"))?;
            // No game comes near these; a position from outside must not either, or sums would overflow.
            let sane = player.total.unsigned_abs() <= 10_000
                && player.received <= 8
                && player.extra.unsigned_abs() <= 8
                && player.credit.is_none_or(|credit| credit.cards <= 4);
            hold(sane, "counts are true", || format!("seat {index}: {}", written(&player)))?;
            let trap = player.trap.is_none_or(|trap| matches!(trap.kind(), Kind::Up | Kind::Down));
            hold(trap && (player.trap.is_none() || player.is_in()), "traps are where they belong", || {
                format!("seat {index}: {}", written(&player.trap))
            })?;
            let out = !player.out || (player.plays && player.hand == 0);
            hold(out, "whoever is out has no cards", || format!("seat {index}"))?;
            hold(player.plays || player.hand == 0, "who does not play has no cards", || {
                format!("seat {index}")
            })?;
            // A hand can be empty while a +3 waits for it.
            let waits = open.plus.iter().any(|plus| plus.whose.index() == index);
            let credit = player.credit.is_none_or(|credit| {
                let holds = player.hand > 0 || waits;
                credit.cards > 0 && player.is_in() && player.story == Some(Story::WISE) && holds
            });
            hold(credit, "a discard needs a story", || format!("seat {index}"))?;
        }
        let plus = open.plus.iter().all(|plus| {
            plus.card.kind() == Kind::PlusThree
                && open.seats.contains(plus.whose)
                && open.player(plus.whose).is_in()
        });
        hold(plus, "traps are where they belong", || written(&open.plus))
    }

    fn check_stories(&self) -> Result<(), Broken> {
        let open = &self.open;
        let modules = open.options.modules();
        let mut stories: Vec<Story> = open.stories.contents().collect();
        for player in &open.players {
            stories.extend(player.experience.iter().chain(player.story));
            hold(player.points() <= 4, "experience has a limit", || written(&player.experience))?;
        }
        table::sort(&mut stories);
        let all: Vec<Story> = if modules.story { Story::all().collect() } else { Vec::new() };
        hold(stories == all && open.stories.is_sound(), "every story is in one place", || written(&stories))?;
        let mut leaders: Vec<Tribe> = open.leaders.contents().collect();
        leaders.extend(open.players.iter().filter_map(|player| player.leader));
        table::sort(&mut leaders);
        let all: &[Tribe] = if modules.leaders { &Tribe::ALL } else { &[] };
        let each = open.seats.iter().all(|seat| open.player(seat).leader.is_some() == modules.leaders);
        hold(leaders == all && each && open.leaders.is_sound(), "every leader is in one place", || {
            written(&leaders)
        })?;
        let drawn = open.seats.iter().filter(|seat| open.player(*seat).story.is_some()).count();
        hold(drawn <= 1, "one story a round", || drawn.to_string())
    }

    fn check_stage(&self) -> Result<(), Broken> {
        let open = &self.open;
        let sane = (1..=20_000).contains(&open.round)
            && open.asked <= 1_000_000_000
            && open.scores.len() <= usize::from(open.round);
        hold(sane, "counts are true", || format!("round {}, ask {}", open.round, open.asked))?;
        let playing = matches!(open.stage, Stage::Countdown { .. } | Stage::Play | Stage::Photo { .. });
        let asking = !playing && open.stage != Stage::Over;
        hold(asking != open.asks.is_empty(), "asks are open before a round", || written(&open.stage))?;
        let fits = open.asks.iter().all(|asked| {
            let stage = match asked.question {
                Question::StoryDrawer => Stage::StoryDrawer,
                Question::Story2 | Question::Story6 | Question::Story10 => Stage::Stories,
                Question::Beast => Stage::Beasts,
                Question::Burden | Question::LeanPartner => Stage::Leaders,
                Question::Story3 | Question::Story5 => Stage::Hands,
                Question::Start => Stage::Ready,
            };
            let waiting = asked.ask.waiting;
            stage == open.stage
                && !asked.ask.is_settled()
                && waiting.intersection(open.seats.all()) == waiting
                && asked.ask.id <= open.asked
                && (open.is_calm() || asked.ask.until.is_some())
        });
        hold(fits, "asks are open before a round", || written(&open.asks))?;
        let calm = open.turn.is_some() == (open.is_calm() && open.stage == Stage::Play)
            && open.turn.is_none_or(|turn| {
                open.seats.contains(turn.seat) && open.player(turn.seat).plays && turn.passes <= 4
            });
        hold(calm, "turns are for calm games", || written(&open.turn))?;
        let timers = open.stage == Stage::Play || (open.idle.is_none() && open.stall.is_none());
        hold(timers, "clocks run while cards are played", || written(&open.idle))?;
        let inside =
            !matches!(open.stage, Stage::Play | Stage::Countdown { .. }) || !open.inside().is_empty();
        hold(inside, "somebody is in", || written(&open.stage))?;
        hold(open.stage != Stage::Over || open.ranks.is_some(), "the end has places", || {
            written(&open.ranks)
        })?;
        let dealer =
            open.seats.contains(open.dealer) && open.named.is_none_or(|seat| open.seats.contains(seat));
        hold(dealer, "nobody plays without a seat", || format!("dealer {}", open.dealer))?;
        let peek = self.pile.seen_by.is_some() || self.pile.top.is_empty();
        let known = |card: Card| self.pile.rest.contains(card);
        hold(peek && !self.pile.top.iter().any(known), "what was seen lies on top", || {
            written(&self.pile.top)
        })
    }
}
