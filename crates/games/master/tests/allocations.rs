//! A move or ring within a round asks for no memory. Between rounds decks are gathered and totals written down, which does.

use master::{Level, Master, Options, Stage};
use table::{Facts, Luck, Rules, Seat, Seated, Seats, Seed, Stream, Time};

const CHOICE: Stream = Stream(7);
const GAMES: u64 = 40;
const STEPS: u64 = 1_500;

#[test]
fn no_input_of_a_round_asks_for_memory() {
    let mut luck = Luck::new(&Seed::from_text("allocations"), &[]);
    let mut facts = Facts::new();
    let mut moves = Vec::with_capacity(Master::MOST_MOVES);
    // Clocks are short, so that all of them ring.
    let options = Options {
        level: Level::Hard,
        breaking_point: 200,
        plus3_window_ms: 500,
        idle_ms: 1_000,
        stall_ms: 500,
        ..Options::default()
    };
    let (mut made, mut rung, mut asked) = (0_u64, 0_u64, 0);
    for _ in 0..GAMES {
        facts.clear();
        let mut game = Master::deal(&options, Seats::of(4), &mut luck, &mut facts).expect("lawful options");
        let mut seat = Seat::at(0);
        for step in 0..STEPS {
            // Now and then nobody does anything for a while.
            let at = Time::ms(step * 150 + step / 40 * 1_200);
            let round = (game.contest().round, game.contest().stage == Stage::Over);
            let playing = matches!(game.contest().stage, Stage::Play | Stage::Photo { .. });
            let (mut plays, mut rings) = (0, 0);
            let counted = allocation_counter::measure(|| {
                while game.alarm().is_some_and(|alarm| alarm < at) {
                    facts.clear();
                    let alarm = game.alarm().unwrap_or(at);
                    game.ring(alarm, &mut luck, &mut facts);
                    rings += 1;
                }
                moves.clear();
                facts.clear();
                let own = game.private(seat);
                let sight = Seated::new(seat, game.public(), &own);
                Master::moves(sight, at, &mut moves);
                if let Some(mv) = luck.pick(CHOICE, &moves) {
                    assert!(Master::judge(sight, at, &mv).is_ok());
                    game.play(at, seat, &mv, &mut luck, &mut facts);
                    plays += 1;
                }
            });
            if playing && round == (game.contest().round, game.contest().stage == Stage::Over) {
                (made, rung, asked) = (made + plays, rung + rings, asked + counted.count_total);
            }
            seat = Seats::of(4).after(seat);
        }
    }
    println!("{asked} allocations in {made} moves and {rung} rings");
    assert!(made > 10_000 && rung > 200, "{made} moves, {rung} rings");
    assert_eq!(asked, 0, "in {made} moves and {rung} rings");
}
