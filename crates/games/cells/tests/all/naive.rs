//! The rules once more, as naively as they can be written: §8 of the rules, line by line, with names and lists. It knows
//! nothing of the game crate, only the words: fields `c6`, line places `|c`, pieces `pawn`, `G1`, `E!`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

const CELLS: [&str; 4] = ["a1", "a8", "h8", "h1"];
const WORD: [&str; 6] = ["E", "S", "C", "A", "P", "E!"];
/// §2, clockwise.
const LOOP: [&str; 16] =
    ["a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "h4", "g4", "f4", "e4", "d4", "c4", "b4", "a4"];

/// Public and private part of §8 in one document.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Naive {
    pub(crate) options: BTreeMap<String, Value>,
    pub(crate) phase: String,
    pub(crate) first: usize,
    pub(crate) turn: usize,
    pub(crate) round: u64,
    pub(crate) left: u64,
    pub(crate) cell: Vec<Option<String>>,
    pub(crate) pawn: Vec<Option<String>>,
    pub(crate) key: BTreeMap<String, String>,
    pub(crate) guard: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) active: Option<String>,
    pub(crate) gdir: i64,
    pub(crate) blocks: u64,
    pub(crate) locked: BTreeMap<String, u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) due: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) outcome: Option<Outcome>,
    pub(crate) letters: Vec<Vec<String>>,
    /// The facts of the last move or ring.
    #[serde(skip)]
    pub(crate) facts: Vec<Value>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Outcome {
    pub(crate) winners: Vec<usize>,
}

/// A move that may be made: `pawn a2`, or `pick 0 a8`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Offer {
    pub(crate) words: String,
    pub(crate) piece: String,
    pub(crate) to: String,
    pub(crate) cost: u64,
    /// A guard's sense round the loop.
    pub(crate) sense: i64,
    /// Whether it goes over something.
    pub(crate) jump: bool,
}

// ----- the board (§2) -------------------------------------------------------------------------------------------------

fn file(place: &str) -> char {
    place.trim_start_matches('|').chars().next().expect("every place has a file")
}

fn is_line(place: &str) -> bool {
    place.starts_with('|')
}

/// The next field, so many files to the right and so many ranks up.
fn next(field: &str, right: i32, up: i32) -> Option<String> {
    let mut name = field.chars();
    let (file, rank) = (name.next()? as i32 + right, name.next()? as i32 + up);
    let on_board = (b'a'.into()..=b'h'.into()).contains(&file) && (b'1'.into()..=b'8'.into()).contains(&rank);
    on_board.then(|| format!("{}{}", file as u8 as char, rank as u8 as char))
}

const WAYS: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

impl Naive {
    // ----- setup (§3, §4) -------------------------------------------------------------------------------------------

    pub(crate) fn deal(options: &Value, seats: usize, first: usize) -> Naive {
        let options: BTreeMap<String, Value> =
            serde_json::from_value(options.clone()).expect("options by their names");
        let (keys, guards) = match options["layout"].as_str() {
            Some("classic") => (vec!["c6", "|c", "c3", "f6", "|f", "f3"], vec!["|a", "|h"]),
            Some("wide") => (vec!["c7", "|c", "c2", "f7", "|f", "f2"], vec!["|a", "|h"]),
            Some("tight") => (vec!["d6", "|d", "d3", "e6", "|e", "e3"], vec!["|a", "|h"]),
            _ => {
                let custom = &options["layout"]["custom"];
                let places = |of: &str| custom[of].as_array().expect("a list of places");
                let names = |of: &str| places(of).iter().filter_map(Value::as_str).collect::<Vec<_>>();
                (names("keys"), names("guards"))
            }
        };
        let named = |names: &[&str], places: &[&str]| {
            let pairs = names.iter().zip(places);
            pairs.map(|(name, place)| (name.to_string(), place.to_string())).collect()
        };
        let mut naive = Naive {
            phase: "Pick".to_owned(),
            first,
            turn: first,
            round: 0,
            left: 0,
            cell: vec![None; seats],
            pawn: vec![None; seats],
            key: named(&WORD, &keys),
            guard: named(&["G1", "G2"], &guards),
            active: None,
            gdir: 0,
            blocks: 0,
            locked: BTreeMap::new(),
            due: None,
            outcome: None,
            letters: vec![Vec::new(); seats],
            facts: Vec::new(),
            options,
        };
        if naive.option("cell_choice") == "auto" {
            for (number, cell) in CELLS.iter().enumerate().take(seats) {
                let seat = (first + number) % seats;
                naive.cell[seat] = Some(cell.to_string());
                naive.pawn[seat] = Some(cell.to_string());
            }
            naive.begin();
        }
        naive.due = naive.deadline(0);
        naive
    }

    fn begin(&mut self) {
        self.phase = "Play".to_owned();
        self.turn = self.first;
        self.left = self.option("first_turn_moves").as_u64().expect("a number");
        self.blocks = 0;
    }

    fn option(&self, name: &str) -> &Value {
        &self.options[name]
    }

    fn deadline(&self, at: u64) -> Option<u64> {
        self.option("turn_seconds").as_u64().map(|seconds| at + 1_000 * seconds)
    }

    // ----- what may be moved (§8) -----------------------------------------------------------------------------------

    /// Every move of the seat that is awaited.
    pub(crate) fn offers(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        if self.phase == "Pick" {
            let asked = self.cell.iter().flatten().count();
            for cell in self.free_cells() {
                let words = format!("pick {asked} {cell}");
                offers.push(Offer {
                    words,
                    piece: "pick".to_owned(),
                    to: cell,
                    cost: 0,
                    sense: 0,
                    jump: false,
                });
            }
        }
        if self.phase == "Play" {
            self.pawn_moves(&mut offers);
            self.guard_moves("G1", "G2", &mut offers);
            self.guard_moves("G2", "G1", &mut offers);
            for key in WORD {
                self.key_moves(key, &mut offers);
            }
        }
        offers
    }

    fn free_cells(&self) -> Vec<String> {
        let taken = |cell: &str| self.cell.iter().any(|other| other.as_deref() == Some(cell));
        CELLS.iter().filter(|cell| !taken(cell)).map(|cell| cell.to_string()).collect()
    }

    fn zone(&self) -> Vec<String> {
        let mut zone = Vec::new();
        for guard in self.guard.values().filter(|guard| !is_line(guard)) {
            let ranks = if guard.ends_with('5') { ["5", "6", "7", "8"] } else { ["4", "3", "2", "1"] };
            zone.extend(ranks.map(|rank| format!("{}{rank}", file(guard))));
        }
        zone
    }

    fn usable(&self, piece: &str) -> bool {
        if self.active.as_deref() == Some(piece) {
            return true;
        }
        match self.locked.get(piece) {
            None => true,
            Some(locked) => self.option("resume") == "after_two" && self.blocks - locked >= 2,
        }
    }

    fn guard_on(&self, place: &str) -> bool {
        self.guard.values().any(|guard| guard == place)
    }

    fn key_on(&self, field: &str) -> Option<String> {
        self.key.iter().find(|(_, place)| *place == field).map(|(name, _)| name.clone())
    }

    fn pawn_on(&self, field: &str) -> Option<usize> {
        self.pawn.iter().position(|pawn| pawn.as_deref() == Some(field))
    }

    fn jump_cost(&self, fields: u64) -> u64 {
        if self.option("jump_cost") == "per_field" { fields } else { 1 }
    }

    fn pawn_moves(&self, offers: &mut Vec<Offer>) {
        if !self.usable("pawn") {
            return;
        }
        let own_cell = self.cell[self.turn].as_deref();
        let zone = self.zone();
        for (right, up) in WAYS {
            let mut n = 0;
            let mut prev = self.pawn[self.turn].clone().expect("every pawn is on the board");
            loop {
                n += 1;
                let Some(t) = next(&prev, right, up) else { break };
                if CELLS.contains(&t.as_str()) && own_cell != Some(t.as_str()) {
                    break;
                }
                if zone.contains(&t) || self.guard_on(&t) {
                    break;
                }
                let crosses =
                    (prev.ends_with('4') && t.ends_with('5')) || (prev.ends_with('5') && t.ends_with('4'));
                if crosses && self.guard_on(&format!("|{}", file(&t))) {
                    break;
                }
                let cost = self.jump_cost(n);
                if cost > self.left || (n > 2 && self.option("jump_several") == false) {
                    break;
                }
                offers.push(offer("pawn", &t, cost, 0, n > 1));
                if self.key_on(&t).is_none() && self.pawn_on(&t).is_none() {
                    break;
                }
                prev = t;
            }
        }
    }

    fn guard_moves(&self, name: &str, other: &str, offers: &mut Vec<Offer>) {
        if !self.usable(name) {
            return;
        }
        let (here, other) = (&self.guard[name], &self.guard[other]);
        if is_line(here) {
            for rank in ['5', '4'] {
                let t = format!("{}{rank}", file(here));
                let sense = match t.as_str() {
                    "a5" | "h4" => 1,
                    "a4" | "h5" => -1,
                    _ => 0,
                };
                if t != *other {
                    offers.push(offer(name, &t, 1, sense, false));
                }
            }
            return;
        }
        let i = LOOP.iter().position(|field| field == here).expect("guards are on the loop");
        for sense in [1, -1] {
            let running = self.active.as_deref() == Some(name) && self.gdir != 0;
            if running && sense != self.gdir && self.option("guard_reverse") == false {
                continue;
            }
            let ahead = |steps: i64| LOOP[(i as i64 + steps * sense).rem_euclid(16) as usize];
            let (t, cost, jump) =
                if ahead(1) == other { (ahead(2), self.jump_cost(2), true) } else { (ahead(1), 1, false) };
            if cost <= self.left {
                offers.push(offer(name, t, cost, sense, jump));
            }
        }
    }

    fn key_moves(&self, name: &str, offers: &mut Vec<Offer>) {
        if !self.usable(name) {
            return;
        }
        let here = &self.key[name];
        let targets: Vec<String> = if is_line(here) {
            vec![format!("{}5", file(here)), format!("{}4", file(here))]
        } else {
            WAYS.iter().filter_map(|(right, up)| next(here, *right, *up)).collect()
        };
        for t in targets {
            if !CELLS.contains(&t.as_str()) && !self.guard_on(&t) && self.key_on(&t).is_none() {
                offers.push(offer(name, &t, 1, 0, false));
            }
        }
    }

    // ----- what a move does (§8) ------------------------------------------------------------------------------------

    pub(crate) fn play(&mut self, offer: &Offer, at: u64) {
        self.facts.clear();
        match offer.piece.as_str() {
            "pick" => self.pick(&offer.to, at),
            _ => self.go(offer, at),
        }
    }

    fn pick(&mut self, cell: &str, at: u64) {
        let p = self.turn;
        self.tell(json!({"cell_picked": {"seat": p, "cell": cell}}));
        self.cell[p] = Some(cell.to_owned());
        self.pawn[p] = Some(cell.to_owned());
        self.turn = (p + 1) % self.cell.len();
        if self.cell.iter().all(Option::is_some) {
            self.begin();
        }
        self.due = self.deadline(at);
    }

    fn go(&mut self, offer: &Offer, at: u64) {
        let (p, piece, to) = (self.turn, offer.piece.clone(), offer.to.clone());
        let from = match piece.as_str() {
            "pawn" => self.pawn[p].clone(),
            _ => self.guard.get(&piece).or(self.key.get(&piece)).cloned(),
        };
        let how = if offer.jump { "jumped" } else { "moved" };
        self.tell(json!({how: {"seat": p, "piece": piece, "from": from, "to": to}}));

        if self.active.as_deref() != Some(piece.as_str()) {
            if let Some(before) = self.active.take() {
                self.locked.insert(before, self.blocks);
            }
            self.locked.remove(&piece);
            self.active = Some(piece.clone());
            self.gdir = 0;
            self.blocks += 1;
        }
        match piece.as_str() {
            "pawn" => {
                let other = self.pawn_on(&to);
                if let Some(q) = other {
                    self.send_home(q, "pawn");
                }
                self.pawn[p] = Some(to.clone());
                if let Some(key) = self.key_on(&to) {
                    self.reach(p, &key);
                }
                if other.is_some() && self.option("capture_stops") == true && self.phase != "Over" {
                    self.lock_pawn();
                }
            }
            "G1" | "G2" => {
                self.guard.insert(piece, to);
                self.gdir = offer.sense;
                let zone = self.zone();
                for q in 0..self.pawn.len() {
                    let watched = self.pawn[q].as_ref().is_some_and(|pawn| zone.contains(pawn));
                    if watched && self.pawn[q] != self.cell[q] {
                        self.send_home(q, "guard");
                    }
                }
            }
            _ => {
                self.key.insert(piece.clone(), to.clone());
                if let Some(q) = self.pawn_on(&to) {
                    let option = self.option("key_onto_pawn").clone();
                    if option == "always" || (option == "own_turn" && q == p) {
                        self.reach(q, &piece);
                    }
                }
            }
        }
        if self.phase == "Over" {
            return;
        }
        self.left -= offer.cost;
        if self.left == 0 {
            self.end_turn(at);
        } else if self.offers().is_empty() {
            self.tell(json!({"stuck": {"seat": p}}));
            self.end_turn(at);
        }
    }

    fn send_home(&mut self, q: usize, by: &str) {
        self.pawn[q] = self.cell[q].clone();
        self.tell(json!({"sent_home": {"seat": q, "by": by}}));
    }

    fn reach(&mut self, q: usize, key: &str) {
        let taken = !self.letters[q].iter().any(|letter| letter == key);
        if taken {
            self.letters[q].push(key.to_owned());
            self.letters[q].sort_by_key(|letter| WORD.iter().position(|known| known == letter));
        }
        self.tell(json!({"reached": {"seat": q, "key": key, "taken": taken}}));
        if self.letters[q].len() == 6 {
            self.over(vec![q]);
        } else if q == self.turn && (taken || self.option("owned_key_stops") == true) {
            self.lock_pawn();
        }
    }

    fn lock_pawn(&mut self) {
        self.locked.insert("pawn".to_owned(), self.blocks);
        if self.active.as_deref() == Some("pawn") {
            self.active = None;
        }
    }

    fn end_turn(&mut self, at: u64) {
        self.tell(json!({"turn_ended": {"seat": self.turn}}));
        self.locked.clear();
        self.active = None;
        self.gdir = 0;
        self.blocks = 0;
        self.turn = (self.turn + 1) % self.cell.len();
        if self.turn == self.first {
            self.round += 1;
            if self.option("turn_limit").as_u64() == Some(self.round) {
                let most = self.letters.iter().map(Vec::len).max();
                let leads = |seat: &usize| Some(self.letters[*seat].len()) == most;
                self.over((0..self.cell.len()).filter(leads).collect());
                return;
            }
        }
        self.left = 4;
        self.due = self.deadline(at);
    }

    fn over(&mut self, winners: Vec<usize>) {
        self.phase = "Over".to_owned();
        // "alarm: due while not Over".
        self.due = None;
        self.tell(json!({"won": {"seats": winners, "letters": self.letters}}));
        self.outcome = Some(Outcome { winners });
    }

    pub(crate) fn ring(&mut self, at: u64) {
        self.facts.clear();
        self.tell(json!({"time_up": {"seat": self.turn, "left": self.left}}));
        if self.phase == "Pick" {
            let cell = self.free_cells().remove(0);
            self.pick(&cell, at);
        } else {
            self.end_turn(at);
        }
    }

    fn tell(&mut self, fact: Value) {
        self.facts.push(fact);
    }
}

fn offer(piece: &str, to: &str, cost: u64, sense: i64, jump: bool) -> Offer {
    Offer { words: format!("{piece} {to}"), piece: piece.to_owned(), to: to.to_owned(), cost, sense, jump }
}
