//! `escapement referee`: one JSON object per line in, one answer per line out. Errors are answers too, and it goes on.

use std::io::{self, BufRead, Read, Write};

use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use shelf::{Problem, Table, Tools};
use table::{Coded, Eye, LuckMark, Seat, Seed, Time};
use words::Words;

use crate::{End, files};

/// The longest line that is read.
const MOST_BYTES: usize = 1024 * 1024;

pub(crate) fn run(
    name: &str,
    words: &Words,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<End> {
    let Some(game) = shelf::tools(name) else { return Ok(End::BadFile(files::unknown_game(name, words))) };
    let mut session = Session { game, table: None, seed: Seed::from_text("") };
    let mut line = Vec::new();
    while read_line(input, &mut line)? {
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let answer = session.answer(&line, words);
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(End::Done)
}

/// Reads a line. Of one that is too long only the beginning is kept, which is no JSON any more and too long to be taken.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let read = input.by_ref().take(MOST_BYTES as u64 + 1).read_until(b'\n', line)?;
    if line.len() > MOST_BYTES && line.last() != Some(&b'\n') {
        skip_line(input)?;
    }
    Ok(read > 0)
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let (done, used) = match input.fill_buf()? {
            [] => return Ok(()),
            bytes => match bytes.iter().position(|&byte| byte == b'\n') {
                Some(at) => (true, at + 1),
                None => (false, bytes.len()),
            },
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

/// Why a line got no `ok`.
enum Trouble {
    /// The referee says no.
    Refused(Coded),
    /// The line itself is wrong: the code, and what its sentence needs.
    Error(&'static str, Vec<(&'static str, Value)>),
    /// The position breaks this invariant; the sentence says more.
    Broken(&'static str, String),
}

impl Trouble {
    fn field(field: &str, why: impl ToString) -> Trouble {
        Trouble::Error("bad_field", vec![("field", field.into()), ("why", why.to_string().into())])
    }
}

type Answer = Result<Value, Trouble>;

struct Session {
    game: &'static dyn Tools,
    table: Option<Box<dyn Table>>,
    seed: Seed,
}

impl Session {
    fn answer(&mut self, line: &[u8], words: &Words) -> Value {
        let (id, answer) = match parse(line) {
            Ok(mut request) => (request.remove("id"), self.take(&request, words)),
            Err(trouble) => (None, Err(trouble)),
        };
        let mut answer = match answer {
            Ok(value) => json!({ "ok": value }),
            Err(Trouble::Refused(coded)) => json!({ "refused": coded }),
            Err(Trouble::Error(code, args)) => {
                let key = format!("cli-error-{}", code.replace('_', "-"));
                json!({"error": {"code": code, "message": words.text(&key, &args)}})
            }
            Err(Trouble::Broken(invariant, message)) => {
                json!({"error": {"code": "broken_invariant", "message": message, "invariant": invariant}})
            }
        };
        // What rang before a refused move has rung all the same.
        let rung = self.table.as_mut().map(|table| table.news()).unwrap_or_default();
        if !rung.is_empty() {
            answer["entries"] = rung.into();
        }
        if let Some(id) = id {
            answer["id"] = id;
        }
        answer
    }

    fn take(&mut self, request: &Map<String, Value>, words: &Words) -> Answer {
        let command: String = need(request, "do")?;
        let known: &[&str] = match command.as_str() {
            "deal" => &["options", "seats", "seed"],
            "moves" | "undo" => &["seat", "at"],
            "play" => &["seat", "at", "move"],
            "advance" => &["to"],
            "sight" | "history" => &["seat", "watcher"],
            "load" => &["state", "patch", "at", "luck", "seed", "game", "rules"],
            "save" | "result" | "log" => &[],
            _ => return Err(Trouble::Error("unknown_command", vec![("name", command.into())])),
        };
        if let Some(stranger) = request.keys().find(|key| *key != "do" && !known.contains(&key.as_str())) {
            return Err(Trouble::Error("unknown_field", vec![("field", stranger.as_str().into())]));
        }
        let answer = match command.as_str() {
            "deal" => self.deal(request),
            "load" => self.load(request),
            _ => self.at_the_table(&command, request),
        };
        answer.map_err(|problem| match problem {
            Failure::Trouble(trouble) => trouble,
            Failure::Problem(problem) => said(self.game.name(), problem, words),
        })
    }

    fn deal(&mut self, request: &Map<String, Value>) -> Result<Value, Failure> {
        let options = request.get("options").cloned().unwrap_or_else(|| json!({}));
        let seats: u8 = need(request, "seats")?;
        let seed = Seed::from_text(&get::<String>(request, "seed")?.unwrap_or_default());
        let mut table = self.game.deal(&options, seats, seed)?;
        let entries = table.news();
        let answer = json!({
            "game": self.game.name(),
            "rules": self.game.version(),
            "seats": table.seats(),
            "commitment": table.commitment(),
            "awaited": table.awaited(),
            "entries": entries,
        });
        self.table = Some(table);
        self.seed = seed;
        Ok(answer)
    }

    fn load(&mut self, request: &Map<String, Value>) -> Result<Value, Failure> {
        let table = match (request.get("state"), request.get("patch")) {
            (Some(state), None) => {
                // What `save` gave may be handed back whole, or its parts one by one.
                let saved = state.as_object().filter(|saved| saved.contains_key("state"));
                let from = saved.unwrap_or(request);
                let twice = |field: &&&str| saved.is_some() && request.contains_key(**field);
                if let Some(field) = ["at", "luck", "game", "rules"].iter().find(twice) {
                    return Err(Trouble::Error("unknown_field", vec![("field", (*field).into())]).into());
                }
                if let Some(game) = get::<String>(from, "game")?.filter(|game| game != self.game.name()) {
                    return Err(Trouble::Error("log_other_game", vec![("game", game.into())]).into());
                }
                if let Some(rules) = get::<u16>(from, "rules")?.filter(|rules| *rules != self.game.version())
                {
                    return Err(Trouble::field("rules", format!("{rules} ≠ {}", self.game.version())).into());
                }
                let at = get::<Time>(from, "at")?.unwrap_or(Time::ZERO);
                let luck = get::<LuckMark>(from, "luck")?.unwrap_or_default();
                if let Some(seed) = get::<String>(request, "seed")? {
                    self.seed = Seed::from_text(&seed);
                }
                let state = saved.and_then(|saved| saved.get("state")).unwrap_or(state);
                self.game.set_up(state, self.seed, at, &luck)?
            }
            (state, Some(_)) if state.is_some() || request.len() > 2 => {
                let stranger = request.keys().find(|key| *key != "do" && *key != "patch");
                let field = stranger.cloned().unwrap_or_default();
                return Err(Trouble::Error("unknown_field", vec![("field", field.into())]).into());
            }
            (_, Some(change)) => match &self.table {
                Some(table) => table.patched(change)?,
                None => return Err(Trouble::Error("no_game", vec![]).into()),
            },
            _ => return Err(Trouble::Error("missing", vec![("field", "state".into())]).into()),
        };
        let answer = json!({"at": table.now(), "seats": table.seats(), "awaited": table.awaited()});
        self.table = Some(table);
        Ok(answer)
    }

    fn at_the_table(&mut self, command: &str, request: &Map<String, Value>) -> Result<Value, Failure> {
        let Some(table) = &mut self.table else { return Err(Trouble::Error("no_game", vec![]).into()) };
        let at = get::<Time>(request, "at")?.unwrap_or_else(|| table.now());
        Ok(match command {
            "moves" => json!({ "moves": table.moves(seat(request, table.as_ref())?, at) }),
            "play" => {
                let mv: Value = need(request, "move")?;
                let seat: Seat = need(request, "seat")?;
                table.play(at, seat, &mv)?;
                progress(table.as_mut())
            }
            "undo" => {
                let seat: Seat = need(request, "seat")?;
                table.undo(at, seat)?;
                progress(table.as_mut())
            }
            "advance" => {
                let to: Time = need(request, "to")?;
                table.advance(to)?;
                progress(table.as_mut())
            }
            "sight" => table.sight(eye(request, table.as_ref())?),
            "history" => json!({ "history": table.history(eye(request, table.as_ref())?) }),
            "save" => table.save(),
            "log" => table.log()?,
            _ => match table.outcome() {
                Some(outcome) => json!({"over": true, "winners": outcome.winners(), "outcome": outcome}),
                None => json!({"over": false, "awaited": table.awaited()}),
            },
        })
    }
}

/// What went in and came of it since the last answer.
fn progress(table: &mut dyn Table) -> Value {
    let over = table.outcome().is_some();
    json!({"at": table.now(), "awaited": table.awaited(), "over": over, "entries": table.news()})
}

/// A problem of the shelf, or one of the line itself.
enum Failure {
    Trouble(Trouble),
    Problem(Problem),
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        Failure::Trouble(trouble)
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        Failure::Problem(problem)
    }
}

fn said(game: &str, problem: Problem, words: &Words) -> Trouble {
    let why = |why: String| vec![("why", Value::from(why))];
    match problem {
        Problem::Refused(coded) => Trouble::Refused(coded),
        Problem::UnknownOptions(text) => Trouble::Error("bad_options", why(text)),
        Problem::BadOptions(bad) => Trouble::Error("bad_options", why(words.bad_options(game, &bad))),
        Problem::BadMove(text) => Trouble::Error("bad_move", why(text)),
        Problem::BadState(text) => Trouble::Error("bad_state", why(text)),
        Problem::SetUpByHand => Trouble::Error("set_up_by_hand", vec![]),
        Problem::Broken(broken) => {
            let label = words.label(game, "invariant", broken.invariant);
            let args = [("invariant", label.into()), ("detail", broken.detail.into())];
            Trouble::Broken(broken.invariant, words.text("cli-error-broken-invariant", &args))
        }
    }
}

fn parse(line: &[u8]) -> Result<Map<String, Value>, Trouble> {
    if line.len() > MOST_BYTES {
        return Err(Trouble::Error("line_too_long", vec![]));
    }
    match serde_json::from_slice(line) {
        Ok(Value::Object(request)) => Ok(request),
        Err(error) if error.to_string().contains("recursion limit") => {
            Err(Trouble::Error("too_deep", vec![]))
        }
        _ => Err(Trouble::Error("bad_json", vec![])),
    }
}

fn get<T: DeserializeOwned>(request: &Map<String, Value>, field: &str) -> Result<Option<T>, Trouble> {
    let value = request.get(field).map(table::read);
    value.transpose().map_err(|error| Trouble::field(field, error))
}

fn need<T: DeserializeOwned>(request: &Map<String, Value>, field: &'static str) -> Result<T, Trouble> {
    get(request, field)?.ok_or_else(|| Trouble::Error("missing", vec![("field", field.into())]))
}

/// A seat of this table. (A move of a seat that the table does not have is refused; a question about it is an error.)
fn seat(request: &Map<String, Value>, table: &dyn Table) -> Result<Seat, Trouble> {
    let seat: Seat = need(request, "seat")?;
    if table.seats().contains(seat) { Ok(seat) } else { Err(Trouble::Error("no_such_seat", vec![])) }
}

fn eye(request: &Map<String, Value>, table: &dyn Table) -> Result<Eye, Trouble> {
    match get::<bool>(request, "watcher")? {
        Some(true) => Ok(Eye::Watcher),
        _ => seat(request, table).map(Eye::Seat),
    }
}
