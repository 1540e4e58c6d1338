//! The game before the conformance kit.

use conformance::{Case, Exam, Variant, pairwise};
use table::{Eye, Luck, Rules, Seat, Seats, Seed, Stream};

use crate::{
    CHAMBERS, Curse, DiceSet, Difficulty, Dir, Expedition, Move, NodeId, Options, Pace, Pay, Reply, Temple,
    Tile, Track, Treasure,
};

const STRAY: Stream = Stream(2);

const VARIANTS: &[Variant<Options>] = &[
    ("difficulty seasoned", |o| o.difficulty = Difficulty::Seasoned),
    ("difficulty born", |o| o.difficulty = Difficulty::Born),
    ("track B", |o| o.track = Track::B),
    ("track off", |o| o.track = Track::Off),
    ("track short", |o| o.track = Track::Custom([10, 20, 30, 40, 50, 60])),
    ("pace free", |o| o.pace = Pace::Free),
    ("pace custom", |o| o.pace = Pace::Custom { throw_ms: 300, act_ms: 40 }),
    ("intro_ms 2000", |o| o.intro_ms = 2_000),
    ("curses on", |o| o.curses = true),
    ("treasures on", |o| o.treasures = true),
    ("module illusions", |o| o.illusions = true),
    ("module special", |o| (o.alliance, o.double, o.treasure_chamber) = (true, true, true)),
    ("module all", |o| {
        (o.curses, o.treasures, o.illusions, o.abyss, o.doomed) = (true, true, true, true, true);
        (o.alliance, o.double, o.treasure_chamber) = (true, true, true);
    }),
];

/// How many games with modules taken at random.
const RANDOM_CASES: u32 = 18;

/// Any modules together, by short tracks and without a brake, so that something happens.
fn random_case(number: u32) -> Case<Options> {
    let mut luck = Luck::new(&Seed::from_text(&format!("modules {number}")), &[]);
    let mut flag = || luck.below(STRAY, 2) == 0;
    let curses = flag();
    let options = Options {
        track: Track::Custom([10, 20, 30, 40, 50, 120]),
        pace: Pace::Free,
        curses,
        treasures: flag(),
        illusions: flag(),
        alliance: flag(),
        double: flag(),
        treasure_chamber: flag(),
        abyss: flag(),
        doomed: curses && flag(),
        extra_cards: [None, Some(true), Some(false)][usize::from(flag()) + usize::from(flag())],
        illusion_masks: flag(),
        ..Options::default()
    };
    Case::new(format!("random modules {number}"), options, Seats::of(1 + (number % 6) as u8))
}

impl Exam for Temple {
    const REVEALS: &'static str = include_str!("../reveals.txt");

    fn cases() -> Vec<Case<Options>> {
        let mut cases = pairwise(1..=6, VARIANTS);
        cases.extend((0..RANDOM_CASES).map(random_case));
        // Alone there is no alliance, and some setups cannot be won.
        cases.retain(|case| Temple::can_be_won(&case.options, case.seats).is_ok());
        cases
    }

    fn stray(open: &Expedition, luck: &mut Luck) -> Move {
        let mut below = |bound: u32| luck.below(STRAY, bound);
        let seat = Seat::at(below(7) as u8);
        let dir = Dir::ALL[below(4) as usize];
        // Without modules the walks of the base game stay as they were.
        if open.options.has_modules() && below(3) == 0 {
            let pay = Pay::ALL[below(4) as usize];
            let cell = (below(5) as i8 - 2, below(5) as i8 - 2);
            let node = NodeId::of(Tile::at(below(CHAMBERS.len() as u32) as u8));
            return match below(17) {
                0 => Move::Enter { dir, carry: below(2) == 0, pay },
                1 => Move::Activate { tier: below(5) as u8, pay },
                2 => Move::Escape { gift: (below(3) > 0).then_some(seat), pay },
                3 => Move::Break { curse: Curse::ALL[below(Curse::ALL.len() as u32) as usize], pay },
                4 => Move::Hand { on: below(2) == 0 },
                5 => Move::Take { pay },
                6 => Move::Restore,
                7 => Move::Conjure,
                8 => Move::OpenWall { cell, dir },
                9 => Move::Link { pay },
                10 => Move::PlantTorch,
                11 => Move::Counterspell { curse: Curse::ALL[below(Curse::ALL.len() as u32) as usize] },
                12 => Move::Stand,
                13 => Move::Answer { ask: open.asks.last(), with: Reply::Seat(seat) },
                14 => {
                    let treasure = Treasure::ALL[below(Treasure::ALL.len() as u32) as usize];
                    Move::Answer { ask: open.asks.last(), with: Reply::Treasure(treasure) }
                }
                _ => Move::Teleport { seat, to: node },
            };
        }
        match below(12) {
            0 => Move::Answer {
                ask: open.asks.last() + 1 - below(3).min(open.asks.last()),
                with: [Reply::Ready, Reply::Yes, Reply::No][below(3) as usize],
            },
            1..=3 => Move::Throw { dice: DiceSet::from_bits(below(256) as u16) },
            4 => Move::Free { seat },
            5 | 6 => Move::enter(dir),
            7 => Move::Discover { dir },
            8 => Move::activate(below(5) as u8),
            9 => Move::escape((below(3) > 0).then_some(seat)),
            10 => Move::Goddess,
            _ => Move::Share { on: below(2) == 0 },
        }
    }

    fn hidden(&self, _: Eye) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}
