//! An input asks for no memory. Once in a game the pile does, when its first chambers are mixed.

use table::{Facts, Luck, Rules, Seat, Seated, Seats, Seed, Stream, Time};
use temple::{Move, Options, Pace, Temple, Track};

const CHOICE: Stream = Stream(7);
const GAMES: u64 = 200;

#[test]
fn no_input_asks_for_memory() {
    let options = Options { pace: Pace::Free, ..Options::default() };
    // The pile, when its first chambers are mixed.
    assert_allocations(&options, 2);
}

#[test]
fn modules_ask_for_memory_only_when_illusions_go_back_into_the_pile() {
    let options = Options {
        pace: Pace::Free,
        track: Track::Custom([10, 20, 30, 40, 50, 120]),
        curses: true,
        treasures: true,
        illusions: true,
        alliance: true,
        double: true,
        treasure_chamber: true,
        abyss: true,
        doomed: true,
        ..Options::default()
    };
    // Twice in a game chambers are gathered, and the pile grows.
    assert_allocations(&options, 12);
}

/// At most so many allocations in each game.
fn assert_allocations(options: &Options, most: u64) {
    let mut luck = Luck::new(&Seed::from_text("allocations"), &[]);
    let mut facts = Facts::new();
    let mut moves = Vec::with_capacity(Temple::MOST_MOVES);
    let mut made = 0_u64;
    let mut asked = 0;
    for _ in 0..GAMES {
        facts.clear();
        let mut game =
            Temple::deal(options, Seats::of(4), &mut luck, &mut facts).expect("these options are right");
        let counted = allocation_counter::measure(|| {
            let mut seat = Seat::at(0);
            for step in 0..400 {
                let at = Time::ms(step * 250);
                moves.clear();
                facts.clear();
                while game.alarm().is_some_and(|alarm| alarm < at) {
                    game.ring(at, &mut luck, &mut facts);
                }
                let sight = Seated::new(seat, game.public(), &());
                Temple::moves(sight, at, &mut moves);
                moves.retain(|mv| !matches!(mv, Move::Share { .. }));
                if let Some(mv) = luck.pick(CHOICE, &moves) {
                    assert!(Temple::judge(sight, at, &mv).is_ok());
                    game.play(at, seat, &mv, &mut luck, &mut facts);
                    made += 1;
                }
                seat = Seats::of(4).after(seat);
            }
        });
        asked += counted.count_total;
    }
    println!("{asked} allocations in {made} inputs");
    assert!(made > 10_000 && asked <= most * GAMES, "{asked} in {made} inputs of {GAMES} games");
}
