//! A move asks for no memory: not in the rules, and not in the referee once its log has room.

use cells::{Cells, Limit, Options};
use table::{Facts, Luck, Opening, Rules, Seated, Seats, Seed, Stream, Time};

const CHOICE: Stream = Stream(7);

fn options() -> Options {
    Options { turn_limit: Limit::of(200), ..Options::default() }
}

#[test]
fn no_move_asks_for_memory() {
    let mut luck = Luck::new(&Seed::from_text("allocations"), &[]);
    let mut facts = Facts::new();
    let mut moves = Vec::with_capacity(2 * Cells::MOST_MOVES);
    let mut made = 0;
    let mut play = |luck: &mut Luck| {
        let mut game = Cells::deal(&options(), Seats::of(4), luck, &mut facts).unwrap();
        while let Some(seat) = Cells::awaited(game.public()).iter().next() {
            moves.clear();
            facts.clear();
            let own = game.private(seat);
            let sight = Seated::new(seat, game.public(), &own);
            Cells::moves(sight, Time::ZERO, &mut moves);
            let mv = luck.pick(CHOICE, &moves).unwrap();
            assert!(Cells::judge(sight, Time::ZERO, &mv).is_ok());
            game.play(Time::ZERO, seat, &mv, luck, &mut facts);
            made += 1;
        }
    };
    play(&mut luck); // the first game makes room
    let counted = allocation_counter::measure(|| (0..20).for_each(|_| play(&mut luck)));
    println!("rules: {} allocations in {made} moves", counted.count_total);
    assert_eq!(counted.count_total, 0);
}

#[test]
fn the_referee_asks_for_memory_only_when_its_log_grows() {
    let mut luck = Luck::new(&Seed::from_text("allocations"), &[]);
    let mut moves = Vec::with_capacity(2 * Cells::MOST_MOVES);
    let mut game = Opening::<Cells>::new(options(), Seats::of(4), Seed::from_text("game")).deal().unwrap();
    let mut made = 0;
    let counted = allocation_counter::measure(|| {
        while let Some(seat) = game.awaited().iter().next() {
            moves.clear();
            game.moves(seat, game.now(), &mut moves);
            let mv = luck.pick(CHOICE, &moves).unwrap();
            game.play(game.now().after(700), seat, &mv, &mut |_| ()).unwrap();
            made += 1;
        }
    });
    println!("referee: {} allocations in {made} moves", counted.count_total);
    // Log, history, chapters and undo double their room now and then: some thirty times in three thousand moves.
    assert!(made > 1_000 && counted.count_total < 60, "{} in {made} moves", counted.count_total);
}
