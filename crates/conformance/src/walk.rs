//! Random play, as any players might do it: in time, out of turn, taking back.

use table::{Denied, Luck, Referee, Rules, Seat, Stream, Time};

use crate::kit::Exam;

const WALK: Stream = Stream(0);

/// Something that goes into a referee.
#[derive(Clone, PartialEq, Debug)]
pub enum Input<M> {
    /// A seat makes a move.
    Play(Time, Seat, M),
    /// Time passes.
    Advance(Time),
    /// A seat takes a move back.
    Undo(Time, Seat),
}

impl<M> Input<M> {
    /// Whose input it is.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Input::Play(_, seat, _) | Input::Undo(_, seat) => Some(*seat),
            Input::Advance(_) => None,
        }
    }

    /// Gives it to a referee; `told` is called after each entry.
    ///
    /// # Errors
    /// When it is not taken.
    pub fn give<R: Rules<Move = M>>(
        &self,
        referee: &mut Referee<R>,
        told: &mut impl FnMut(&Referee<R>),
    ) -> Result<(), Denied<R::Refusal>> {
        match self {
            Input::Play(at, seat, mv) => referee.play(*at, *seat, mv, told),
            Input::Advance(to) => referee.advance(*to, told),
            Input::Undo(at, seat) => referee.undo(*at, *seat, told),
        }
    }
}

/// A game under way, and the luck that its players choose by.
#[derive(Clone)]
pub struct Walk<R: Rules> {
    referee: Referee<R>,
    luck: Luck,
    moves: Vec<R::Move>,
}

impl<R: Exam> Walk<R> {
    /// Random play from here.
    pub fn new(referee: Referee<R>, luck: Luck) -> Walk<R> {
        Walk { referee, luck, moves: Vec::new() }
    }

    /// The game.
    pub fn referee(&self) -> &Referee<R> {
        &self.referee
    }

    /// The game, to go on with it.
    pub fn referee_mut(&mut self) -> &mut Referee<R> {
        &mut self.referee
    }

    /// Luck for whoever tries something at this point.
    pub fn luck(&mut self) -> &mut Luck {
        &mut self.luck
    }

    /// Random play of the same game supposing the truth were this.
    pub fn suppose(&mut self, state: R) -> Walk<R> {
        Walk { referee: self.referee.suppose(state), luck: self.luck.clone(), moves: Vec::new() }
    }

    /// The next input: mostly a lawful move of some seat a moment later, now and then an alarm or an undo. None when the
    /// game is over.
    pub fn choose(&mut self) -> Option<Input<R::Move>> {
        let referee = &self.referee;
        referee.outcome().is_none().then_some(())?;
        let later = [0, 0, 1, 40, 300, 700, 2_000, 6_000][self.luck.below(WALK, 8) as usize];
        let at = referee.now().after(later);
        let alarm = referee.alarm();
        // What rings before the input may take it away, so it comes before the alarm or now.
        let at = if alarm.is_some_and(|alarm| alarm < at) { referee.now() } else { at };
        let undo = referee.seats().iter().find(|&seat| referee.can_undo(seat));
        match (undo, alarm) {
            (Some(seat), _) if self.luck.below(WALK, 8) == 0 => return Some(Input::Undo(at, seat)),
            (_, Some(alarm)) if self.luck.below(WALK, 16) == 0 => return Some(Input::Advance(alarm)),
            _ => {}
        }
        let first = Seat::at(self.luck.below(WALK, u32::from(referee.seats().count())) as u8);
        for seat in referee.seats().around(first) {
            self.moves.clear();
            referee.moves(seat, at, &mut self.moves);
            if !self.moves.is_empty() {
                let index = self.luck.below(WALK, self.moves.len() as u32);
                return Some(Input::Play(at, seat, self.moves.swap_remove(index as usize)));
            }
        }
        alarm.map(Input::Advance)
    }
}
