//! What may be laid, against the reference logic of §12 written down as plainly as it stands there, in random play with
//! every option that it depends on.

use std::collections::BTreeSet;

use master::{
    Card, CardSet, Contest, Few, Gift, Kind, Level, Master, Move, On, Options, Stage, Tribe, Why, Wrap,
};
use table::{Facts, Luck, Rules, Seat, Seated, Seats, Seed, Stream, Time};

const OPTIONS: Stream = Stream(0);
const CHOICE: Stream = Stream(1);
const GAMES: usize = 300;
const STEPS: u64 = 400;

// ----- §12, line by line ----------------------------------------------------------------------------------------------

struct Reference<'a> {
    open: &'a Contest,
    seat: Seat,
    hand: CardSet,
}

enum Combined {
    Face(u8),
    Sum(u8),
}

fn adjacent(a: u8, b: u8) -> bool {
    a.abs_diff(b) == 1 || (a.min(b), a.max(b)) == (1, 13)
}

impl Reference<'_> {
    fn dir_ok(&self, top: u8, v: u8) -> bool {
        let trap = self.open.player(self.seat).trap.map(Card::kind);
        let wraps = (top.min(v), top.max(v)) == (1, 13);
        if trap.is_some() && self.open.options.wrap_under_trap == Wrap::NoWrap && wraps {
            return false;
        }
        match trap {
            Some(Kind::Up) => v > top,
            Some(Kind::Down) => v < top,
            _ => true,
        }
    }

    fn value_fits(&self, stack: u8, v: u8) -> bool {
        let Some(top) = self.open.stacks.top(stack) else { return false };
        match top.kind() {
            Kind::DeadEnd => false,
            Kind::Wisdom => true,
            _ => top.value().is_some_and(|top| adjacent(top, v) && self.dir_ok(top, v)),
        }
    }

    fn combo_value(&self, a: Card, b: Card) -> Option<Combined> {
        let ((one, rank), (other, second)) = (a.suited()?, b.suited()?);
        if rank >= 11 && rank == second {
            return Some(Combined::Face(rank));
        }
        let player = self.open.player(self.seat);
        let gift = player.leader.map(|tribe| Gift::of(tribe, self.open.options.leader_map));
        let blends = gift == Some(Gift::Blend)
            && !player.silenced
            && (player.beast || one == Tribe::Teen || other == Tribe::Teen);
        (rank <= 5 && second <= 5 && (one == other || blends)).then_some(Combined::Sum(rank + second))
    }

    fn fits(&self, cards: &[Card], on: On) -> bool {
        let options = &self.open.options;
        let is_wisdom = |stack| self.open.stacks.top(stack).is_some_and(Card::is_wisdom);
        match (cards, on) {
            ([card], On::New) => matches!(card.kind(), Kind::Wisdom | Kind::Start),
            ([card], On::Stack(stack)) => match card.kind() {
                Kind::Wisdom => {
                    let top = self.open.stacks.top(stack);
                    let numbered = top.is_some_and(|top| top.value().is_some());
                    numbered || (options.wisdom_on_wisdom && is_wisdom(stack))
                }
                Kind::Start => (options.seven_on_stacks || is_wisdom(stack)) && self.value_fits(stack, 7),
                _ => card.value().is_some_and(|value| self.value_fits(stack, value)),
            },
            ([a, b], _) if options.modules().combos => match (self.combo_value(*a, *b), on) {
                (None, _) => false,
                (Some(Combined::Sum(7)), On::New) => options.combo_starts,
                (Some(_), On::New) => false,
                (Some(Combined::Sum(7)), On::Stack(stack)) => {
                    self.value_fits(stack, 7) && (options.seven_on_stacks || is_wisdom(stack))
                }
                (Some(Combined::Sum(value) | Combined::Face(value)), On::Stack(stack)) => {
                    self.value_fits(stack, value)
                }
            },
            _ => false,
        }
    }

    /// Everything that could be laid, and whether any of it forbids drawing.
    fn all(&self) -> (BTreeSet<(Few<Card, 2>, On)>, bool) {
        let mut all = BTreeSet::new();
        let mut playable = false;
        let places: Vec<On> = (0..self.open.stacks.count()).map(On::Stack).chain([On::New]).collect();
        for a in self.hand.iter() {
            let pairs = self.hand.iter().filter(|b| *b != a).map(|b| vec![a, b]);
            for cards in [vec![a]].into_iter().chain(pairs) {
                for on in places.iter().copied().filter(|on| self.fits(&cards, *on)) {
                    playable |= cards.len() == 1 || self.open.options.combo_blocks_draw;
                    all.insert((Few::new(cards.iter().copied()).expect("two at most"), on));
                }
            }
        }
        (all, playable)
    }
}

// ----- random play ----------------------------------------------------------------------------------------------------

fn options(luck: &mut Luck) -> Options {
    let mut coin = |odds| luck.below(OPTIONS, odds) == 0;
    let mut options = Options { level: Level::Hard, ..Options::default() };
    if coin(4) {
        options.level = Level::Medium;
    }
    options.seven_on_stacks = !coin(3);
    options.wisdom_on_wisdom = coin(3);
    options.combo_starts = !coin(3);
    options.combo_blocks_draw = !coin(3);
    options.wrap_under_trap = if coin(2) { Wrap::NoWrap } else { Wrap::Numeric };
    options.min_gap_ms = 0;
    options.call_gap_ms = 0;
    options.start_countdown_s = 0;
    options.teams = coin(4);
    options
}

/// Compares what is offered to a seat with the reference; whether there was anything to compare.
fn compare(game: &Master, seat: Seat, at: Time, moves: &mut Vec<Move>) -> bool {
    let open = game.contest();
    let free = open.stage == Stage::Play && open.player(seat).is_in() && !open.plus_on(seat);
    if !free {
        return false;
    }
    moves.clear();
    let own = game.private(seat);
    Master::moves(Seated::new(seat, open, &own), at, moves);
    let offered: BTreeSet<_> = moves
        .iter()
        .filter_map(|mv| match mv {
            Move::Place { cards, on, .. } => Some((*cards, *on)),
            _ => None,
        })
        .collect();
    let (all, playable) = Reference { open, seat, hand: own.hand }.all();
    assert_eq!(offered, all, "{seat} with {:?} before {:?}", own.hand, open.stacks);
    let offers = |mv| moves.contains(&mv);
    assert_eq!(offers(Move::Draw), open.pile > 0 && !playable, "{:?} before {:?}", own.hand, open.stacks);
    assert_eq!(offers(Move::CallDraw), open.pile > 0 && open.plus.is_empty() && !playable);
    true
}

/// whether the countdown runs exactly when nobody can play.
fn compare_blocked(game: &Master) -> bool {
    let open = game.contest();
    let examined = open.stage == Stage::Play && open.pile == 0 && open.plus.is_empty();
    let last_call = open.stall.is_some_and(|stall| stall.why == Why::LastCall);
    if !examined || last_call {
        return false;
    }
    let mut inside = open.inside().iter();
    let playable = inside.any(|seat| Reference { open, seat, hand: game.hand(seat) }.all().1);
    assert_eq!(open.stall.is_some(), !playable, "{:?}", open.stacks);
    true
}

#[test]
fn what_may_be_laid_is_what_the_reference_says() {
    let mut luck = Luck::new(&Seed::from_text("reference"), &[]);
    let (mut facts, mut moves) = (Facts::new(), Vec::new());
    let (mut compared, mut blocked) = (0, 0);
    for number in 0..GAMES {
        let options = options(&mut luck);
        let seats = if options.teams { 4 } else { 2 + (number % 3) as u8 };
        let mut game =
            Master::deal(&options, Seats::of(seats), &mut luck, &mut facts).expect("lawful options");
        for step in 0..STEPS {
            let at = Time::ms(step * 400);
            while let Some(alarm) = game.alarm().filter(|alarm| *alarm < at) {
                game.ring(alarm, &mut luck, &mut facts);
                blocked += usize::from(compare_blocked(&game));
            }
            let seat = Seat::at(luck.below(CHOICE, u32::from(seats)) as u8);
            compared += usize::from(compare(&game, seat, at, &mut moves));
            moves.clear();
            Master::moves(Seated::new(seat, game.public(), &game.private(seat)), at, &mut moves);
            // Cards are drawn rather than laid, so that hands grow and piles come to their end.
            let draw = moves.iter().find(|mv| matches!(mv, Move::Draw | Move::TakeThree { .. })).copied();
            // Nor is anything dropped that could be a way out.
            moves.retain(|mv| !matches!(mv, Move::Drop { .. } | Move::Vanish | Move::Escape { .. }));
            if let Some(mv) = draw.or_else(|| luck.pick(CHOICE, &moves)) {
                game.play(at, seat, &mv, &mut luck, &mut facts);
                blocked += usize::from(compare_blocked(&game));
            }
            facts.clear();
            game.check().unwrap_or_else(|broken| panic!("{broken}"));
        }
    }
    println!("{compared} offers and {blocked} ends of the pile compared");
    assert!(compared > 10_000 && blocked > 300, "{compared} offers, {blocked} ends of the pile");
}
