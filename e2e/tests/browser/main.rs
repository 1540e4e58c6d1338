//! The tests in a browser, one file for each subject. `cargo xtask test --only browser` runs them, each in a process of
//! its own. They are one program, because each program more is linked with everything a browser needs.

mod absence;
mod device;
mod evening;
mod expedition;
mod failure;
mod front;
mod hands;
mod looking_around;
mod master;
mod master_calm;
mod master_races;
mod master_trouble;
mod open_house;
mod parts;
mod plan;
mod plan_lesson;
mod practice;
mod rooms;
mod sound;
mod soundtrack;
mod story;
mod temple;
mod temple_modules;
mod temple_trouble;
mod two_ends;
mod update;
