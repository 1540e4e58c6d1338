//! Running the real program.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use cells::{Cells, Options, bots};
use table::{Eye, Luck, Opening, Referee, Seated, Seats, Seed};

/// What the program did.
pub(crate) struct Done {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `escapement` with these arguments and this input.
pub(crate) fn run(arguments: &[&str], input: &[u8]) -> Done {
    let mut child = Command::new(env!("CARGO_BIN_EXE_escapement"))
        .args(arguments)
        .env_remove("LC_ALL")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A program that ends early does not read on; that is its right.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Done { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

/// A finished game of three simple players.
pub(crate) fn finished_game() -> Referee<Cells> {
    let mut game =
        Opening::<Cells>::new(Options::default(), Seats::of(3), Seed::from_text("finished")).deal().unwrap();
    let mut luck = Luck::new(&Seed::from_text("players"), &[]);
    let mut moves = Vec::new();
    while let Some(seat) = game.awaited().iter().next() {
        moves.clear();
        game.moves(seat, game.now(), &mut moves);
        let mv = game.with_sight(Eye::Seat(seat), |sight| {
            let (seat, own) = sight.own.unwrap();
            bots::stroll(Seated::new(seat, sight.public, own), &moves, &mut luck)
        });
        let at = game.now().after(1_500);
        game.play(at, seat, &mv.unwrap(), &mut |_| ()).unwrap();
    }
    game.reveal(&mut |_| ()).unwrap();
    game
}

/// A file that is gone when the test is over.
pub(crate) struct Scratch(pub(crate) PathBuf);

impl Scratch {
    pub(crate) fn new(name: &str, content: &[u8]) -> Scratch {
        let path = std::env::temp_dir().join(format!("escapement-{}-{name}", std::process::id()));
        std::fs::write(&path, content).unwrap();
        Scratch(path)
    }

    pub(crate) fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
