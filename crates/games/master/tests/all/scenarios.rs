//! Escape Master in scenarios: those of §14 of the rules under their ids (`t_02`), and what the rulings say (`r_04`), in the
//! order of the rules. `em_11` is a numbered rule and `s_12` a section.

mod calm;
mod clock;
mod drawing;
mod leaders;
mod rounds;
mod setup;
mod sight;
mod specials;
mod stacks;
mod stories;
mod teams;
mod ties;
