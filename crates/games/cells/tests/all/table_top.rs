//! A table with a position on it, set up, moved and asked in the words of the rules: `c6`, `|c`, `pawn`, `G1`, `E!`.

use cells::{Cells, Field, Move, Options};
use serde_json::{Value, json};
use table::{BadOptions, Coded, Denied, No, Opening, Referee, Rules, Seat, Seats, Seed, Time, patch};

/// A game under way.
pub(crate) struct TableTop {
    pub(crate) referee: Referee<Cells>,
}

/// §9: default options with `first_seat` = 0, four players with cells a1, a8, h8, h1, P0 to move.
pub(crate) fn new_game() -> TableTop {
    game(4, json!({}))
}

/// A new game with these options; `first_seat` is 0 unless they say otherwise.
pub(crate) fn game(seats: u8, options: Value) -> TableTop {
    let referee = deal(seats, options).expect("options that a game can be dealt with");
    TableTop { referee }
}

/// The deal, which may refuse the options.
pub(crate) fn deal(seats: u8, options: Value) -> Result<Referee<Cells>, BadOptions> {
    let mut all = json!({"first_seat": 0});
    patch(&mut all, &options);
    let options: Options = serde_json::from_value(all).expect("options in the words of the rules");
    Opening::new(options, Seats::of(seats), Seed::from_text("table top")).deal()
}

/// The game of §9 with these changes: a merge patch onto the position.
pub(crate) fn given(changes: Value) -> TableTop {
    new_game().with(changes)
}

/// `pawn a2` moves a piece, `pick 0 a8` answers an ask.
pub(crate) fn spell(words: &str) -> Move {
    let written = match words.split(' ').collect::<Vec<_>>()[..] {
        ["pick", ask, cell] => {
            json!({"PickCell": {"ask": ask.parse::<u8>().expect("a number"), "cell": cell}})
        }
        [piece, to] => json!({"Go": {"piece": piece, "to": to}}),
        _ => panic!("no move is written {words:?}"),
    };
    serde_json::from_value(written).expect("a piece and a field of the rules")
}

/// The other way round.
pub(crate) fn words_of(mv: Move) -> String {
    match mv {
        Move::PickCell { ask, cell } => format!("pick {ask} {cell}"),
        Move::Go { piece, to } => format!("{piece} {to}"),
    }
}

impl TableTop {
    /// The same table with another position on it, which must be one of the game.
    pub(crate) fn with(&self, changes: Value) -> TableTop {
        let state = self.altered(&changes);
        if let Err(broken) = state.check() {
            panic!("not a position of the game: {broken}");
        }
        TableTop { referee: self.referee.suppose(state) }
    }

    /// The state with these changes, be it a position of the game or not.
    pub(crate) fn altered(&self, changes: &Value) -> Cells {
        let mut document = self.document();
        patch(&mut document, changes);
        serde_json::from_value(document).expect("a state in the words of the rules")
    }

    /// The whole state, written out.
    pub(crate) fn document(&self) -> Value {
        serde_json::to_value(self.referee.state()).expect("a state is plain data")
    }

    // ----- moving -------------------------------------------------------------------------------------------------

    /// The seat that is awaited makes this move, now.
    pub(crate) fn go(&mut self, words: &str) -> &mut TableTop {
        self.go_at(self.referee.now(), words)
    }

    /// The seat that is awaited makes this move, at this time.
    pub(crate) fn go_at(&mut self, at: Time, words: &str) -> &mut TableTop {
        let seat = self.awaited().expect("the game is on");
        if let Err(denied) = self.referee.play(at, seat, &spell(words), &mut |_| ()) {
            panic!("{words}: {denied:?}");
        }
        if let Err(broken) = self.referee.state().check() {
            panic!("{words}: {broken}");
        }
        self
    }

    /// Several moves, one after another.
    pub(crate) fn go_on<const N: usize>(&mut self, moves: [&str; N]) -> &mut TableTop {
        for words in moves {
            self.go(words);
        }
        self
    }

    /// The seat on turn spends what is left of its turn moving E to and fro.
    pub(crate) fn pass(&mut self) -> &mut TableTop {
        let home = self.place("E");
        for _ in 0..self.left() {
            let targets = self.targets("E");
            let to = targets.split(' ').find(|to| **to == home).or(targets.split(' ').next());
            self.go(&format!("E {}", to.expect("E can move")));
        }
        self
    }

    // ----- asking -------------------------------------------------------------------------------------------------

    pub(crate) fn awaited(&self) -> Option<Seat> {
        self.referee.awaited().iter().next()
    }

    /// All that is offered to the seat that is awaited, in words.
    pub(crate) fn offered(&self) -> Vec<String> {
        let mut moves = Vec::new();
        if let Some(seat) = self.awaited() {
            self.referee.moves(seat, self.referee.now(), &mut moves);
        }
        moves.into_iter().map(words_of).collect()
    }

    /// Whether the move is offered to the seat on turn. What is offered is judged lawful, and nothing else is.
    pub(crate) fn legal(&self, words: &str) -> bool {
        let offered = self.offered().iter().any(|offer| offer == words);
        let judged = self.awaited().map(|seat| self.referee.judge(self.referee.now(), seat, &spell(words)));
        assert_eq!(offered, judged == Some(Ok(())), "{words} is judged {judged:?}");
        offered
    }

    /// Where the piece may go, in the order of the alphabet.
    pub(crate) fn targets(&self, piece: &str) -> String {
        let offered = self.offered();
        let mut fields: Vec<&str> = Vec::new();
        for offer in &offered {
            match offer.split_once(' ') {
                Some((name, to)) if name == piece => fields.push(to),
                _ => {}
            }
        }
        fields.sort();
        fields.join(" ")
    }

    /// The code of the refusal that the seat on turn gets.
    pub(crate) fn why_not(&self, words: &str) -> String {
        assert!(!self.legal(words), "{words} is legal");
        self.why_not_to(Seat::at(self.turn() as u8), words).code
    }

    /// The refusal that this seat gets, with its arguments.
    pub(crate) fn why_not_to(&self, seat: Seat, words: &str) -> Coded {
        match self.referee.judge(self.referee.now(), seat, &spell(words)) {
            Ok(()) => panic!("{words} is lawful"),
            Err(No::Because(reason)) => Denied::No(No::Because(reason)).coded(),
            Err(No::Early { .. }) => panic!("what is lawful never depends on the time (§5.1)"),
        }
    }

    /// The facts of the last entry, in order.
    pub(crate) fn facts(&self) -> Value {
        let told = self.referee.facts().told().iter();
        told.map(|told| serde_json::to_value(told.fact).expect("a fact is plain data")).collect()
    }

    pub(crate) fn left(&self) -> u8 {
        self.referee.state().position().left
    }

    pub(crate) fn turn(&self) -> usize {
        self.referee.state().position().turn.index()
    }

    /// Where a pawn stands.
    pub(crate) fn pawn(&self, seat: usize) -> String {
        self.document()["pawn"][seat].as_str().unwrap_or("off the board").to_owned()
    }

    /// Where a guard or a key lies.
    pub(crate) fn place(&self, piece: &str) -> String {
        let document = self.document();
        let place = document["key"][piece].as_str().or(document["guard"][piece].as_str());
        place.expect("a guard or a key").to_owned()
    }

    /// The letters of a seat, as they spell the word.
    pub(crate) fn letters(&self, seat: usize) -> String {
        let document = self.document();
        let letters = document["letters"][seat].as_array().expect("the letters of a seat");
        letters.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" ")
    }

    /// The watched fields, from the lowest rank up.
    pub(crate) fn watched(&self) -> String {
        let bits = self.referee.state().position().watched();
        let fields = (0..64).filter(|number| bits >> number & 1 == 1).filter_map(Field::new);
        fields.map(|field| field.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// The seats that have won, once it is over.
    pub(crate) fn winners(&self) -> Vec<usize> {
        let outcome = self.referee.outcome();
        outcome.map_or(Vec::new(), |outcome| outcome.winners().iter().map(Seat::index).collect())
    }
}
