//! What holds in every state: invariants, offers and refusals, time, the end.

use table::{No, Referee, Rules, Seat, Seated, Time};

use crate::kit::{Exam, Fault, Report, Verdict, holds};
use crate::record::text;
use crate::walk::{Input, Walk};

const OFFERS: &str = "moves are what judge accepts";
const STRAYS: u32 = 6;

/// Every law, in this state.
pub(crate) fn hold<R: Exam>(walk: &mut Walk<R>, report: &mut Report) -> Verdict {
    let state = walk.referee().state();
    state.check().map_err(|broken| Fault { check: "invariants", detail: broken.to_string() })?;
    the_end_is_the_end(walk.referee())?;
    somebody_is_awaited(walk.referee())?;
    for seat in walk.referee().seats().iter() {
        offers_are_exact(walk, seat, report)?;
        strays_are_judged_alike(walk, seat, report)?;
        time_changes_nothing_in_secret(walk.referee(), seat)?;
    }
    alarms_move_on(walk.referee(), report)
}

fn offered<R: Rules>(referee: &Referee<R>, seat: Seat, at: Time) -> Vec<R::Move> {
    let mut moves = Vec::new();
    referee.moves(seat, at, &mut moves);
    moves
}

fn offers_are_exact<R: Exam>(walk: &mut Walk<R>, seat: Seat, report: &mut Report) -> Verdict {
    let referee = walk.referee();
    let moves = offered(referee, seat, referee.now());
    report.most_moves = report.most_moves.max(moves.len());
    holds(moves.len() <= R::MOST_MOVES, OFFERS, || format!("{} moves offered to seat {seat}", moves.len()))?;
    for (index, mv) in moves.iter().enumerate() {
        let judged = referee.judge(referee.now(), seat, mv);
        holds(judged.is_ok(), OFFERS, || format!("seat {seat} is offered {mv:?}: {judged:?}"))?;
        holds(!moves[..index].contains(mv), OFFERS, || format!("seat {seat} is offered {mv:?} twice"))?;
    }
    Ok(())
}

/// A move that nobody offered is lawful exactly if it is offered, and a refusal leaves everything as it was.
fn strays_are_judged_alike<R: Exam>(walk: &mut Walk<R>, seat: Seat, report: &mut Report) -> Verdict {
    let moves = offered(walk.referee(), seat, walk.referee().now());
    let before = text(walk.referee().state());
    for _ in 0..STRAYS {
        let public = walk.referee().state().public().clone();
        let stray = R::stray(&public, walk.luck());
        let referee = walk.referee();
        let (now, judged) = (referee.now(), referee.judge(referee.now(), seat, &stray));
        let is_offered = moves.contains(&stray);
        holds(judged.is_ok() == is_offered, OFFERS, || {
            format!("seat {seat}, {stray:?}: offered {is_offered}, judged {judged:?}")
        })?;
        if let Err(No::Early { until }) = judged {
            let then = referee.judge(until, seat, &stray);
            holds(until > now && !matches!(then, Err(No::Early { .. })), "early is honest", || {
                format!("seat {seat}, {stray:?}: early at {now} until {until}, then {then:?}")
            })?;
        }
        if judged.is_err() {
            a_refusal_changes_nothing(referee, seat, &stray, &before)?;
            report.refused += 1;
        }
    }
    Ok(())
}

fn a_refusal_changes_nothing<R: Exam>(
    referee: &Referee<R>,
    seat: Seat,
    mv: &R::Move,
    before: &str,
) -> Verdict {
    let mut after = referee.clone();
    let answer = Input::Play(referee.now(), seat, mv.clone()).give(&mut after, &mut |_| ());
    let state = text(after.state());
    let same =
        answer.is_err() && state == before && after.seq() == referee.seq() && after.now() == referee.now();
    holds(same, "refusals change nothing", || format!("seat {seat}, {mv:?}: {state}"))
}

/// `wake` names the next moment at which time alone changes what can be done.
fn time_changes_nothing_in_secret<R: Exam>(referee: &Referee<R>, seat: Seat) -> Verdict {
    let now = referee.now();
    let wake = referee.with_sight(table::Eye::Seat(seat), |sight| {
        let (seat, private) = sight.own?;
        R::wake(Seated::new(seat, sight.public, private), now)
    });
    let end = referee.alarm().unwrap_or(now.after(100_000));
    let until = wake.unwrap_or(end).min(end);
    let moves = offered(referee, seat, now);
    let span = until.since(now);
    for later in [1, 100, 501, span / 2, span.saturating_sub(1)].into_iter().filter(|&ms| ms < span) {
        let then = offered(referee, seat, now.after(later));
        holds(then == moves, "wake", || format!("seat {seat}: other moves after {later} ms, wake {wake:?}"))?;
    }
    holds(wake.is_none_or(|wake| wake > now), "wake", || format!("seat {seat}: wake {wake:?} at {now}"))
}

fn somebody_is_awaited<R: Exam>(referee: &Referee<R>) -> Verdict {
    const CHECK: &str = "somebody is awaited";
    let awaited = referee.awaited();
    if referee.outcome().is_some() {
        return Ok(());
    }
    // In the middle of a slow game nobody may be asked while a clock runs; but somebody who is waited for can act.
    holds(!awaited.is_empty() || referee.alarm().is_none_or(|_| nobody_can_act(referee)), CHECK, || {
        format!("nobody at {}", referee.now())
    })?;
    // Where hands are secret and the clock goes on, everybody is awaited: whether a hand allows anything is not shown.
    let secretive = R::REAL_TIME && size_of::<R::Private>() > 0 && referee.alarm().is_some();
    for seat in awaited.iter().filter(|_| !secretive) {
        let later = referee.alarm().unwrap_or(referee.now().after(100_000));
        let can =
            !offered(referee, seat, referee.now()).is_empty() || !offered(referee, seat, later).is_empty();
        holds(can, CHECK, || format!("seat {seat} is awaited and can do nothing"))?;
    }
    Ok(())
}

fn nobody_can_act<R: Exam>(referee: &Referee<R>) -> bool {
    referee.seats().iter().all(|seat| offered(referee, seat, referee.now()).is_empty())
}

fn the_end_is_the_end<R: Exam>(referee: &Referee<R>) -> Verdict {
    const CHECK: &str = "over is over";
    let Some(outcome) = referee.outcome() else { return Ok(()) };
    let offers =
        referee.seats().iter().map(|seat| offered(referee, seat, referee.now()).len()).sum::<usize>();
    holds(offers == 0, CHECK, || format!("{offers} moves after the end"))?;
    holds(referee.alarm().is_none(), CHECK, || format!("an alarm after the end: {:?}", referee.alarm()))?;
    holds(referee.awaited().is_empty(), CHECK, || format!("{:?} awaited after the end", referee.awaited()))?;
    let ranked: table::SeatSet = outcome.standings.iter().map(|standing| standing.seat).collect();
    let every_seat = ranked == referee.seats().all() && outcome.standings.len() == ranked.len();
    holds(every_seat, CHECK, || format!("not every seat has one place: {outcome:?}"))
}

/// Ringing comes to an end: at one moment only so much is left to do.
fn alarms_move_on<R: Exam>(referee: &Referee<R>, report: &mut Report) -> Verdict {
    let Some(alarm) = referee.alarm() else { return Ok(()) };
    let mut later = referee.clone();
    let mut rings = 0;
    let answer = later.advance(alarm, &mut |_| rings += 1);
    report.rings += rings;
    holds(answer.is_ok() && rings > 0, "alarms move on", || format!("{rings} rings at {alarm}: {answer:?}"))?;
    later
        .state()
        .check()
        .map_err(|broken| Fault { check: "invariants", detail: format!("after a ring: {broken}") })
}
