//! The game before the conformance kit.

use conformance::{Case, Exam, Variant, pairwise};
use table::{Eye, Luck, Seat, SeatSet, Stream};

use crate::{
    CapScope, Card, Chosen, Contest, Few, LeaderMap, Level, Master, Modules, Move, NewLeader, On, Options,
    PoseLimit, RaceMode, Reply, ScoreFloor, Story, Wrap,
};

const STRAY: Stream = Stream(2);

const VARIANTS: &[Variant<Options>] = &[
    ("level easy", |o| o.level = Level::Easy),
    ("level medium", |o| o.level = Level::Medium),
    ("level custom", |o| o.level = custom(|m| (m.specials, m.doom) = (true, true))),
    ("level leaders", |o| o.level = custom(|m| (m.leaders, m.combos, m.doom) = (true, true, true))),
    ("teams on", |o| o.teams = true),
    ("breaking_point 5", |o| o.breaking_point = 5),
    ("set_rounds 2", |o| o.set_rounds = 2),
    ("early_ending on", |o| o.early_ending = true),
    ("calm_mode on", |o| o.calm_mode = true),
    ("turn_limit_s 5", |o| (o.calm_mode, o.turn_limit_s) = (true, 5)),
    ("seven_on_stacks off", |o| o.seven_on_stacks = false),
    ("wisdom_on_wisdom on", |o| o.wisdom_on_wisdom = true),
    ("combo_starts off", |o| o.combo_starts = false),
    ("combo_blocks_draw off", |o| o.combo_blocks_draw = false),
    ("wrap_under_trap no_wrap", |o| o.wrap_under_trap = Wrap::NoWrap),
    ("doom_strict off", |o| o.doom_strict = false),
    ("leader_map pose_to_ninja", |o| o.leader_map = LeaderMap::PoseToNinja),
    ("leader_map swap_robot_ninja", |o| o.leader_map = LeaderMap::SwapRobotNinja),
    ("cap_scope hand", |o| o.cap_scope = CapScope::Hand),
    ("pose_limit once", |o| o.pose_limit = PoseLimit::Once),
    ("score_floor zero", |o| o.score_floor = ScoreFloor::Zero),
    ("race_mode strict", |o| o.race_mode = RaceMode::Strict),
    ("min_gap_ms 0", |o| o.min_gap_ms = 0),
    ("photo_finish_ms 0", |o| o.photo_finish_ms = 0),
    ("stall_ms 0", |o| o.stall_ms = 0),
    ("idle_ms 1000", |o| o.idle_ms = 1_000),
    ("start_countdown_s 0", |o| o.start_countdown_s = 0),
];

fn custom(set: fn(&mut Modules)) -> Level {
    let mut modules = Modules::default();
    set(&mut modules);
    Level::Custom(modules)
}

impl Exam for Master {
    const REVEALS: &'static str = include_str!("../reveals.txt");

    /// Every pair of options, at the hard level where no other is named: there is most to be wrong.
    fn cases() -> Vec<Case<Options>> {
        let mut cases = pairwise(2..=4, VARIANTS);
        for case in &mut cases {
            if !case.name.contains("level ") {
                case.options.level = Level::Hard;
            }
            if case.options.teams {
                case.seats = table::Seats::of(4);
            }
        }
        cases.retain(|case| case.options.check(case.seats).is_ok());
        cases
    }

    fn stray(open: &Contest, luck: &mut Luck) -> Move {
        let mut below = |bound: u32| luck.below(STRAY, bound) as u8;
        let seat = Seat::at(below(5));
        if below(8) == 0 || (!open.asks.is_empty() && below(2) == 0) {
            let ask = open.asked + 1 - u32::from(below(3)).min(open.asked);
            return Move::Answer { ask, with: stray_reply(&mut below) };
        }
        let card = any_card(&mut below);
        let other = any_card(&mut below);
        let stack = below(u32::from(open.stacks.count()) + 2);
        let seen = (below(4) == 0 || (open.is_strict() && below(8) > 0))
            .then(|| open.stacks.size(stack).saturating_sub(u8::from(below(3) == 0)));
        match below(16) {
            0..=4 => {
                let cards = Few::new([card]).unwrap_or_default();
                let on = if below(4) == 0 { On::New } else { On::Stack(stack) };
                Move::Place { cards, on, seen }
            }
            5 | 6 => {
                let cards = Few::new([card, other]).unwrap_or_default();
                let on = if below(3) == 0 { On::New } else { On::Stack(stack) };
                Move::Place { cards, on, seen }
            }
            7 => Move::DeadEnd { stack, seen },
            8 => Move::Trap { card: special(&mut below), target: seat },
            9 => {
                let card = special(&mut below);
                let trap = (below(2) == 0).then(|| special(&mut below));
                Move::Escape { card, trap, discard: (below(2) == 0).then_some(other) }
            }
            10 => Move::Drop { card: (below(3) > 0).then_some(card) },
            11 => [Move::Draw, Move::CallDraw, Move::Pass][usize::from(below(3))],
            12 => Move::TakeThree { trap: special(&mut below) },
            13 => Move::Vanish,
            14 => Move::Pose { trap: special(&mut below) },
            _ => Move::Story11 { card: (below(2) == 0).then_some(card) },
        }
    }

    fn hidden(&self, eye: Eye) -> Vec<(&'static str, String)> {
        let me = eye.seat();
        let others = || self.open.seats.iter().filter(move |seat| me != Some(*seat));
        let mate = me.and_then(|seat| self.open.mate_of(seat));
        let hands: Vec<_> = others().filter(|seat| mate != Some(*seat)).map(|seat| self.hand(seat)).collect();
        let dropped: Vec<_> = others().map(|seat| self.dropped[seat.index()]).collect();
        vec![
            ("hands of others", format!("{hands:?}")),
            ("what others put face down", format!("{dropped:?}")),
            ("the draw pile", format!("{:?}", self.pile.rest)),
        ]
    }
}

fn any_card(below: &mut impl FnMut(u32) -> u8) -> Card {
    // Low ranks now and then: they make combinations.
    let number = if below(3) == 0 { below(6) * 12 + below(5) } else { below(100) };
    Card::new(number).unwrap_or(crate::judge::DEAD_END)
}

fn special(below: &mut impl FnMut(u32) -> u8) -> Card {
    Card::new(85 + below(13)).unwrap_or(crate::judge::DEAD_END)
}

fn stray_reply(below: &mut impl FnMut(u32) -> u8) -> Reply {
    let seat = Seat::at(below(5));
    let other = Seat::at(below(4));
    match below(10) {
        0 => Reply::StoryDrawer { seat },
        1 => {
            Reply::Story2([NewLeader::Swap(seat), NewLeader::Redraw, NewLeader::Keep][usize::from(below(3))])
        }
        2 => Reply::Story6 {
            seats: Chosen([seat, other].into_iter().take(1 + usize::from(below(2))).collect::<SeatSet>()),
        },
        3 => Reply::Story10 { seat },
        4 => {
            let story = |number: u8| Story::new(1 + number);
            let cards = [story(below(12)), story(below(12))].into_iter().flatten();
            Reply::Beast { cards: Few::new(cards.take(usize::from(below(3)))).unwrap_or_default() }
        }
        5 => Reply::Burden { seat: (below(3) > 0).then_some(seat) },
        6 => Reply::LeanPartner { seat: (below(3) > 0).then_some(seat) },
        7 => {
            let mut swaps = Few::NONE;
            for _ in 0..below(4) {
                swaps.push((below(4), any_card(below)));
            }
            Reply::Story3 { swaps }
        }
        8 => {
            let mut gifts = Few::NONE;
            for _ in 0..below(3) {
                gifts.push((any_card(below), Seat::at(below(5))));
            }
            Reply::Story5 { gifts }
        }
        _ => Reply::Start,
    }
}
