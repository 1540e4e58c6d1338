//! What people do: sit down, begin, play, try what they may not, and connect anew.

use protocol::{Line, Phase, Phrase, Request, SeatOf, Sign, Wish};
use serde_json::{Value, json};
use table::{Entropy, Seat};

use crate::agenda::Due;
use crate::client::Pending;
use crate::network::Upward;
use crate::violation::Checked;
use crate::world::World;

/// How many requests somebody leaves without an answer.
const PATIENT_WITH: usize = 3;

impl World {
    /// A client does something, and again later.
    pub(crate) fn act(&mut self, client: usize) -> Checked {
        let pause = self.chance.between(20, self.scenario.leisure);
        self.agenda.put(self.wall + pause, Due::Act { client });
        if self.wall < self.clients[client].away_until {
            return Ok(());
        }
        let wire = self.clients[client].link.and_then(|link| self.network.wires.get(&link));
        let (connected, cut) = (wire.is_some(), wire.is_some_and(|wire| wire.cut));
        // A dead connection is noticed sooner or later.
        if !connected || (cut && self.chance.once_in(2)) {
            return self.connect(client);
        }
        if self.healing {
            return Ok(());
        }
        if self.chance.once_in(self.trouble.reconnect) {
            return self.connect(client);
        }
        if self.chance.once_in(25) {
            self.send_again(client);
        }
        if self.chance.once_in(60) {
            self.join_again(client);
        }
        if self.clients[client].pending.len() >= PATIENT_WITH {
            return Ok(());
        }
        match self.clients[client].phase() {
            Some(Phase::Gathering) => self.gather(client),
            Some(Phase::Playing) => self.play(client),
            Some(Phase::Over) if self.chance.once_in(4) => self.play(client),
            Some(Phase::Over) if self.chance.once_in(4) => {
                let id = self.chance.request_id();
                self.ask(client, Request::Rematch { id, options: None });
            }
            Some(Phase::Over) | None => {}
        }
        Ok(())
    }

    /// Sends a request and waits for its answer.
    fn ask(&mut self, client: usize, request: Request) {
        let Some(link) = self.clients[client].link else { return };
        let text = request.write();
        let mut copies = 1;
        self.send_up(link, Upward::Request(text.clone()));
        if self.chance.once_in(30) {
            copies = 2;
            self.counts.resent += 1;
            self.send_up(link, Upward::Request(text));
        }
        if let Some(id) = request.id() {
            self.clients[client].pending.push(Pending { request, id, copies });
        }
    }

    /// Something that was acknowledged is sent again.
    fn send_again(&mut self, client: usize) {
        let who = &self.clients[client];
        let (Some(link), Some(done)) = (who.link, self.chance.pick(who.lately())) else { return };
        let text = done.request.write();
        self.counts.resent += 1;
        self.send_up(link, Upward::Request(text));
    }

    /// Joins the table where it is already: after a gap, or under another name.
    fn join_again(&mut self, client: usize) {
        let who = &mut self.clients[client];
        let Some(link) = who.link else { return };
        who.joined_again = true;
        let have = who.have.filter(|_| self.chance.once_in(2));
        self.send_up(link, Upward::Join { have });
    }

    fn gather(&mut self, client: usize) {
        let id = self.chance.request_id();
        let seats = self.clients[client].seats();
        let free: Vec<Seat> = (0..)
            .zip(&seats)
            .filter(|(_, sitter)| **sitter == SeatOf::Free)
            .filter_map(|(seat, _)| Seat::new(seat))
            .collect();
        let any = Seat::at(self.chance.below(seats.len().max(1) as u64) as u8);
        let seat = self.chance.pick(&free).copied();
        let who = &self.clients[client];
        let (host, watches, sits) = (who.is_host(), who.watches, who.seat.is_some());
        let people = seats.iter().filter(|sitter| matches!(sitter, SeatOf::Person { .. })).count();
        let level = self.scenario.level.to_owned();
        let request = if watches || self.chance.once_in(12) {
            let sign = Sign::new(self.chance.below(6) as u8);
            match self.chance.below(10) {
                0 if !watches => Request::Sit { id, seat: Some(any), sign, entropy: None },
                1 if sits => Request::Stand { id, seat: any },
                4 if !watches => Request::Sit { id, seat: None, sign, entropy: None },
                5..=9 => self.mind_manners(client, id, any),
                2 if !host => Request::Bot { id, seat: any, level },
                3 => Request::Start { id },
                _ => Request::Ping { at: self.wall },
            }
        } else if let (false, Some(seat)) = (sits, seat) {
            let entropy = self.chance.once_in(2).then(|| Entropy(self.chance.bytes()));
            Request::Sit { id, seat: Some(seat), sign: None, entropy }
        } else if !host {
            Request::Ping { at: self.wall }
        } else if let Some(seat) = seat.filter(|_| people >= self.scenario.persons) {
            Request::Bot { id, seat, level }
        } else if free.is_empty() {
            Request::Start { id }
        } else {
            Request::Ping { at: self.wall }
        };
        self.ask(client, request);
    }

    fn play(&mut self, client: usize) {
        let id = self.chance.request_id();
        let who = &mut self.clients[client];
        let (on, own, undo) = (who.have.unwrap_or(0), who.seat, who.undo);
        let fresh = who.moves.take().filter(|(seq, _)| *seq == on).map(|(_, moves)| moves);
        let any = Seat::at(self.chance.below(u64::from(self.scenario.seats) + 1) as u8);
        let kind = self.chance.below(40);
        let good_for = self.chance.once_in(6).then(|| self.chance.between(5, 3_000) as u32);
        let request = match kind {
            0 => Request::Ping { at: self.wall },
            1 => Request::Undo { id, on, seat: None },
            2 => Request::Undo { id, on, seat: Some(any) },
            3..=6 if undo => Request::Undo { id, on, seat: own },
            7 => Request::Moves { id, seat: Some(any) },
            8 => Request::Sit { id, seat: Some(any), sign: None, entropy: None },
            9 => Request::Start { id },
            11..=13 => self.mind_manners(client, id, any),
            10 => Request::Move { id, on: on + 100_000, seat: None, mv: json!({}), good_for },
            _ => {
                let moves = fresh.unwrap_or_default();
                match self.chance.pick(&moves).cloned() {
                    None if own.is_none() => Request::Ping { at: self.wall },
                    None => Request::Moves { id, seat: None },
                    Some(mv) => {
                        let (mut mv, mut seat) = (mv, own.filter(|_| self.chance.once_in(2)));
                        match self.chance.below(16) {
                            0 => self.mutate(&mut mv),
                            1 => seat = Some(any),
                            _ => {}
                        }
                        let on = on.saturating_sub(self.chance.below(2));
                        Request::Move { id, on, seat, mv, good_for }
                    }
                }
            }
        };
        self.ask(client, request);
    }

    /// Anything besides moves that somebody may ask for, at the right time or not.
    fn mind_manners(&mut self, client: usize, id: u64, any: Seat) -> Request {
        let codes: Vec<_> = self.clients.iter().filter_map(|client| client.code).collect();
        let code = self.chance.pick(&codes).copied();
        let who = &self.clients[client];
        let seats = (0..Seat::MOST).filter_map(Seat::new).zip(who.seats());
        let bots = seats.filter(|(_, sitter)| matches!(sitter, SeatOf::Bot { .. }));
        let mine = bots.filter(|(_, sitter)| match sitter {
            SeatOf::Bot { keeps, .. } => keeps.as_ref().is_some_and(|keeps| keeps.guest == who.guest),
            _ => false,
        });
        let mine = mine.map(|(seat, _)| seat).next();
        let (own, level) = (who.seat, self.scenario.level.to_owned());
        let is_set = |name: &str| who.table.get(name).is_some();
        if is_set("proposal") && self.chance.once_in(2) {
            let agrees = self.chance.below(4) > 0;
            return if agrees { Request::Agree { id } } else { Request::Decline { id } };
        }
        if is_set("paused") && self.chance.once_in(2) {
            return Request::Resume { id };
        }
        if let Some(seat) = mine.filter(|_| self.chance.once_in(2)) {
            return Request::Take { id, seat };
        }
        let yes = self.chance.once_in(2);
        match self.chance.below(40) {
            0..=2 => Request::Propose { id, what: Wish::Pause },
            3 => Request::Propose { id, what: Wish::End },
            4 => Request::Agree { id },
            5 => Request::Decline { id },
            6 => Request::Resume { id },
            7..=14 => Request::Bot { id, seat: any, level },
            15 => Request::Bot { id, seat: own.unwrap_or(any), level },
            16 => Request::Take { id, seat: any },
            17 if self.chance.once_in(2) => Request::Concede { id },
            18..=20 => Request::Pass { id, seat: None },
            21 => Request::Pass { id, seat: Some(any) },
            22..=25 => match code {
                Some(code) => Request::Claim { id, code },
                None => Request::Pass { id, seat: None },
            },
            26 => Request::Host { id, seat: any },
            27 => Request::Set { id, public: Some(yes), watchers: None, stand_ins: None, fair_race: None },
            28 => Request::Set { id, public: None, watchers: Some(yes), stand_ins: None, fair_race: None },
            36 => Request::Set { id, public: None, watchers: None, stand_ins: Some(yes), fair_race: None },
            37 => Request::Set { id, public: None, watchers: None, stand_ins: None, fair_race: Some(yes) },
            29 => Request::Rematch { id, options: None },
            30..=35 => Request::Say { id, text: None, phrase: Some(Phrase::OneMoment) },
            _ => Request::Say { id, text: Line::new("well, well").ok(), phrase: None },
        }
    }

    /// Makes something else of a move, which may be a move or not.
    fn mutate(&mut self, mv: &mut Value) {
        match mv {
            Value::Number(_) => *mv = json!(self.chance.below(20)),
            Value::Bool(yes) => *yes = !*yes,
            Value::String(text) => {
                let letter = char::from(b'a' + self.chance.below(26) as u8);
                text.pop();
                text.push(letter);
            }
            Value::Array(parts) => {
                let number = self.chance.below(parts.len() as u64) as usize;
                match parts.get_mut(number) {
                    Some(part) => self.mutate(part),
                    None => parts.push(Value::Null),
                }
            }
            Value::Object(fields) => {
                let number = self.chance.below(fields.len() as u64) as usize;
                if let Some(field) = fields.values_mut().nth(number) {
                    self.mutate(field);
                }
            }
            Value::Null => *mv = json!({}),
        }
    }
}
