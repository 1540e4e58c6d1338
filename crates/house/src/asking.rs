//! Everything that somebody at the table can ask for besides moves.

use protocol::{Answer, Refusal, Request};
use table::{Coded, Eye};

use crate::event::Link;
use crate::house::House;
use crate::record::By;

impl House {
    /// Carries a request out, or says why not.
    pub(crate) fn carry_out(
        &mut self,
        link: Link,
        by: By,
        request: Request,
        luck: Option<[u8; 16]>,
        now: u64,
    ) -> Result<(), Coded> {
        let Some(guest) = self.guests.get(&link) else { return Err(Refusal::NotAtATable.into()) };
        match request {
            Request::Sit { seat, sign, entropy, .. } => {
                let known_by = (guest.name.clone(), sign.or(guest.sign));
                self.sit(by, seat, known_by, entropy, now)
            }
            Request::Also { seat, name, .. } => self.sit_also(by, seat, name, now),
            Request::Stand { seat, .. } => self.stand(by, seat, now),
            Request::Bot { seat, level, .. } => self.put_bot(by, seat, level, now),
            Request::Start { .. } => self.start(by, now),
            Request::Set { public, watchers, stand_ins, fair_race, .. } => {
                self.set(by, (public, watchers), (stand_ins, fair_race), now)
            }
            Request::Host { seat, .. } => self.change_host(by, seat, now),
            Request::Take { seat, .. } => self.take(by, seat, now),
            Request::Propose { what, .. } => self.propose(by, what, now),
            Request::Agree { .. } => self.agree(by, now),
            Request::Decline { .. } => self.decline(by, now),
            Request::Resume { .. } => self.resume(by, now),
            Request::Concede { .. } => self.concede(by, now),
            Request::Rematch { options, .. } => self.rematch(link, by, options.as_ref()),
            Request::Pass { seat, .. } => self.pass(by, seat, luck, now),
            Request::Claim { code, .. } => {
                let name = guest.name.clone();
                self.claim(by, &code, name, now).map(|_| ())
            }
            Request::Say { text, phrase, .. } => self.say(link, by, text, phrase, now),
            Request::Hello { .. }
            | Request::Open { .. }
            | Request::Join { .. }
            | Request::Leave {}
            | Request::Ping { .. }
            | Request::Move { .. }
            | Request::Undo { .. }
            | Request::Moves { .. }
            | Request::Look { .. }
            | Request::Log { .. } => Err(Refusal::BadMessage { why: "not at a table".to_owned() }.coded()),
        }
    }

    /// Somebody asks who was not let in, because the table is full or because nobody may watch. With a code for a seat they
    /// come in.
    pub(crate) fn answer_outside(&mut self, link: Link, request: Request, now: u64) {
        let id = request.id();
        let Some(guest) = self.at_the_door.get(&link) else {
            self.tell_no(link, id, Refusal::NotAtATable.coded());
            return;
        };
        // What they asked for when they were inside is answered again.
        let by = id.map(|id| By { guest: guest.guest, id });
        let again = by.filter(|_| !matches!(request, Request::Moves { .. }));
        if let Some((by, seq)) = again.and_then(|by| Some((by, self.done.entry(by)?))) {
            self.tell_done(link, by, seq);
            return;
        }
        if let Request::Ping { at } = request {
            self.hold(link, Answer::Pong { at, now: None }.write().into());
            return;
        }
        let Request::Claim { id, code } = request else {
            self.tell_no(link, id, Refusal::ClosedToWatchers.coded());
            return;
        };
        let (by, name) = (By { guest: guest.guest, id }, guest.name.clone());
        if let Err(why) = self.claim(by, &code, name, now) {
            self.tell_no(link, Some(id), why);
            return;
        }
        if let Some(mut guest) = self.at_the_door.remove(&link) {
            guest.eye = self.seat_of(guest.guest).map_or(Eye::Watcher, Eye::Seat);
            self.gone.remove(&guest.guest);
            self.guests.insert(link, guest);
            self.tell_whole(link, now);
            self.tell_here(Some(link), now);
        }
        if let Some(seq) = self.done.entry(by) {
            self.tell_done(link, by, seq);
        }
    }
}
