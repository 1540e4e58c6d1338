//! Escape Master in scenarios: those of §14 of the rules under their ids (`t_02`), and what the rulings say (`r_04`), in the
//! order of the rules. `em_11` is a numbered rule and `s_12` a section.

mod card_table;

#[path = "scenarios/calm.rs"]
mod calm;
#[path = "scenarios/clock.rs"]
mod clock;
#[path = "scenarios/drawing.rs"]
mod drawing;
#[path = "scenarios/leaders.rs"]
mod leaders;
#[path = "scenarios/rounds.rs"]
mod rounds;
#[path = "scenarios/setup.rs"]
mod setup;
#[path = "scenarios/sight.rs"]
mod sight;
#[path = "scenarios/specials.rs"]
mod specials;
#[path = "scenarios/stacks.rs"]
mod stacks;
#[path = "scenarios/stories.rs"]
mod stories;
#[path = "scenarios/teams.rs"]
mod teams;
#[path = "scenarios/ties.rs"]
mod ties;
