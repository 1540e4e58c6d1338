//! Secrets stay secret: an eye cannot tell the truth from any world that it could imagine in its place.
//!
//! For a state *s* and an eye *e*, *s'* is imagined from *e*'s sight. Then, through the real referee and the real
//! documents: (a) all that *e* has and can fetch is equal; (b) every input of *e* gets the same answer; (c) whatever
//! others do or time brings, with the same luck, *e* is told the same, or the difference is a fact that a rule makes
//! known; (d) what is hidden did come out different.

use serde_json::Value;
use table::{Export, Eye, Referee, Stream};

use crate::kit::{Exam, Fault, Report, Verdict, holds};
use crate::record::{messages, text};
use crate::reveals::{Reveals, differences};
use crate::walk::{Input, Walk};

const HAS: &str = "secrecy a: what an eye has";
const ANSWERS: &str = "secrecy b: answers to an eye";
const OTHERS: &str = "secrecy c: what others do";
pub(crate) const DIFFER: &str = "secrecy d: hidden parts differ";
const SEALS: &str = "a reveal seals undo";

const WORLD: Stream = Stream(3);
const STRAYS: u32 = 4;
const STEPS: u32 = 5;

/// Every eye against some worlds, at this point of the game.
pub(crate) fn hold<R: Exam>(
    walk: &mut Walk<R>,
    worlds: u32,
    reveals: &Reveals,
    report: &mut Report,
) -> Verdict {
    let seats = walk.referee().seats();
    for eye in Eye::all(seats) {
        for _ in 0..worlds {
            // Every second time the truth itself is one that a watcher could imagine: it has more of the secrets in it
            // that random play is slow to gather.
            let richer = walk.luck().below(WORLD, 2) == 0;
            let mut truth = match richer {
                true => imagine(walk, Eye::Watcher)?,
                false => walk.suppose(walk.referee().state().clone()),
            };
            let world = imagine(&mut truth, eye)?;
            *walk.luck() = truth.luck().clone();
            pair(truth, world, eye, reveals, report)?;
        }
    }
    Ok(())
}

/// The same game in a world that looks like this to the eye.
fn imagine<R: Exam>(walk: &mut Walk<R>, eye: Eye) -> Result<Walk<R>, Fault> {
    let referee = walk.referee().clone();
    let state = referee.with_sight(eye, |sight| R::imagine(sight, walk.luck()));
    state
        .check()
        .map_err(|broken| Fault { check: "invariants", detail: format!("imagined by {eye}: {broken}") })?;
    Ok(walk.suppose(state))
}

fn pair<R: Exam>(
    mut truth: Walk<R>,
    mut world: Walk<R>,
    eye: Eye,
    reveals: &Reveals,
    report: &mut Report,
) -> Verdict {
    report.pairs += 1;
    let parts = |walk: &Walk<R>| walk.referee().state().hidden(eye);
    for ((part, one), (_, other)) in parts(&truth).into_iter().zip(parts(&world)) {
        // Seats and watchers apart: a game could know for the one what it should imagine, and not for the other.
        let whom = if eye == Eye::Watcher { "a watcher" } else { "a seat" };
        *report.hidden.entry(format!("{part}, from {whom}")).or_insert(0) += u64::from(one != other);
    }
    what_the_eye_has(truth.referee(), world.referee(), eye)?;
    answers_to_the_eye(&mut truth, &mut world, eye, report)?;
    let mut told_once = false;
    for _ in 0..STEPS {
        let Some(input) = truth.choose() else { break };
        report.compared += 1;
        match what_happens(&mut truth, &mut world, eye, &input, reveals, report)? {
            Told::Alike => {}
            Told::Once => told_once = true,
            Told::Apart => return Ok(()),
        }
    }
    // What was told once is open to all when the game is over, and then the two worlds may be told apart by it.
    if told_once && truth.referee().outcome().is_some() {
        return Ok(());
    }
    what_the_eye_has(truth.referee(), world.referee(), eye)
}

/// (a) First message, history and export.
fn what_the_eye_has<R: Exam>(truth: &Referee<R>, world: &Referee<R>, eye: Eye) -> Verdict {
    let (one, other) = (text(&Export::of(truth, eye)), text(&Export::of(world, eye)));
    holds(one == other, HAS, || format!("{eye} has {one}, and in another world {other}"))?;
    let awaited = |referee: &Referee<R>| (R::awaited(referee.state().public()), referee.outcome());
    holds(awaited(truth) == awaited(world), HAS, || format!("{eye}: awaited or outcome differ"))
}

/// (b) Whether an input of this eye is taken, and why not, is the same; so is what it is offered.
fn answers_to_the_eye<R: Exam>(
    truth: &mut Walk<R>,
    world: &mut Walk<R>,
    eye: Eye,
    report: &mut Report,
) -> Verdict {
    let Eye::Seat(seat) = eye else { return Ok(()) };
    let offers = |walk: &Walk<R>| {
        let mut moves = Vec::new();
        walk.referee().moves(seat, walk.referee().now(), &mut moves);
        moves
    };
    let (here, there) = (offers(truth), offers(world));
    holds(here == there, ANSWERS, || format!("{eye} is offered {here:?}, and in another world {there:?}"))?;
    for _ in 0..STRAYS {
        let public = truth.referee().state().public().clone();
        let stray = R::stray(&public, truth.luck());
        let later = [0, 300, 6_000][truth.luck().below(WORLD, 3) as usize];
        let at = truth.referee().now().after(later);
        let judge = |walk: &Walk<R>| walk.referee().judge(at, seat, &stray);
        let (one, other) = (judge(truth), judge(world));
        report.compared += 1;
        holds(one == other, ANSWERS, || {
            format!("{eye}, {stray:?}: {one:?}, and in another world {other:?}")
        })?;
    }
    Ok(())
}

/// Whether an eye can tell two worlds apart by what it was told.
enum Told {
    /// No.
    Alike,
    /// At that moment it could, lawfully, and nobody can look it up.
    Once,
    /// From now on it can, lawfully; or they are no longer the same game.
    Apart,
}

/// (c) The same input in both worlds.
fn what_happens<R: Exam>(
    truth: &mut Walk<R>,
    world: &mut Walk<R>,
    eye: Eye,
    input: &Input<R::Move>,
    reveals: &Reveals,
    report: &mut Report,
) -> Result<Told, Fault> {
    let moved = eye.seat().is_some() && input.seat() == eye.seat();
    let taken_there = input.give(&mut world.referee().clone(), &mut |_| ()).is_ok();
    if !taken_there {
        // Another seat holds other cards there and could not do this. For the eye's own input that would be a leak.
        holds(!moved, ANSWERS, || format!("{eye}: {input:?} is refused in another world"))?;
        return Ok(Told::Apart);
    }
    let (one, _) = messages(truth.referee_mut(), input, &[eye]);
    let (other, _) = messages(world.referee_mut(), input, &[eye]);
    if one == other {
        return Ok(Told::Alike);
    }
    let mut once = true;
    for (one, other) in one[0].iter().zip(&other[0]) {
        let parse = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_default();
        for path in differences(&parse(one), &parse(other)) {
            let Some(line) = reveals.allowing(&path, moved) else {
                return Err(Fault {
                    check: OTHERS,
                    detail: format!(
                        "{path}: {eye} after {input:?} is told {one}, and in another world {other}"
                    ),
                });
            };
            *report.reveals.entry(line.path().to_owned()).or_insert(0) += 1;
            once &= line.is_once();
        }
        // From here on the eye knows the difference, and so it may know whatever follows.
        if !once {
            break;
        }
    }
    holds(!once || one[0].len() == other[0].len(), OTHERS, || {
        format!("{eye}, {input:?}: {one:?}, and in another world {other:?}")
    })?;
    let open =
        input.seat().is_some_and(|seat| truth.referee().can_undo(seat) || world.referee().can_undo(seat));
    holds(!open, SEALS, || format!("{eye} learned something by {input:?}, and it can be taken back"))?;
    Ok(if once { Told::Once } else { Told::Apart })
}
