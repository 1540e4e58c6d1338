//! A move asks for no memory, from the first to the last of a game.

use plan::{Options, Plan};
use table::{Facts, Luck, Rules, Seated, Seats, Seed, Stream, Time};

const CHOICE: Stream = Stream(12);
const GAMES: u8 = 60;

#[test]
fn no_move_asks_for_memory() {
    let mut luck = Luck::new(&Seed::from_text("allocations"), &[]);
    // Streams of luck and the list of facts take their room once.
    for stream in 0..Stream::MOST {
        luck.below(Stream(stream), 2);
    }
    let mut facts = Facts::new();
    let mut moves = Vec::with_capacity(Plan::MOST_MOVES);
    let (mut made, mut asked) = (0_u64, 0);
    for number in 0..GAMES {
        facts.clear();
        let seats = Seats::of(1 + number % 5);
        let mut game = Plan::deal(&Options::default(), seats, &mut luck, &mut facts).expect("lawful options");
        while let Some((seat, _)) = game.heist().asked() {
            let counted = allocation_counter::measure(|| {
                moves.clear();
                facts.clear();
                let own = game.private(seat);
                let sight = Seated::new(seat, game.public(), &own);
                Plan::moves(sight, Time::ZERO, &mut moves);
                if let Some(mv) = luck.pick(CHOICE, &moves) {
                    assert!(Plan::judge(sight, Time::ZERO, &mv).is_ok());
                    game.play(Time::ZERO, seat, &mv, &mut luck, &mut facts);
                }
            });
            made += 1;
            // In the first games the list of facts still grows.
            asked += if number < GAMES / 2 { 0 } else { counted.count_total };
        }
    }
    println!("{asked} allocations in {made} moves");
    assert!(made > 10_000, "{made}");
    assert_eq!(asked, 0, "in {made} moves");
}
