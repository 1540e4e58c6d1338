//! What a client asks for.

use serde::de::Error as _;
use serde::{Deserialize, Serialize};
use serde_json::{Error, Map, Value};
use table::{Entropy, Seat};

use crate::{Line, Name, PassCode, Phrase, Refusal, Sign, TableId, Wish};

/// What nobody may exceed.
pub mod limits {
    /// Bytes in a request.
    pub const MESSAGE: usize = 16 * 1024;
    /// Requests at once, and how many more each second.
    pub const BURST: u32 = 60;
    /// Requests a second in the long run.
    pub const RATE: u32 = 30;
    /// Sockets at one table; those of whoever has a seat get in all the same.
    pub const LINKS: usize = 64;
    /// Sockets of one guest at one table.
    pub const LINKS_OF_GUEST: usize = 8;
}

/// What a client asks for. Those that change something carry a number of the client's own choice, random and never used
/// twice: one that was carried out and is sent again after a cut is answered again, and not carried out again.
// A request says in `do` which it is. `read` and `write` see to that: what serde makes for a tagged enum reads its fields from
// lists too, by every type of key, and was the largest function of the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(remote = "Self", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", schemars(tag = "do"))]
pub enum Request {
    /// The first message.
    Hello {
        /// The version of the protocol that the client speaks.
        protocol: u16,
        /// What the guest wants to be called.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
        name: Option<Name>,
        /// Which sign the guest would like to have.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
        sign: Option<Sign>,
    },
    /// Opens a table. Whoever opens it is its host.
    Open {
        /// The client's number of this request.
        id: u64,
        /// Which game.
        game: String,
        /// For how many.
        seats: u8,
        /// Options that differ from the defaults.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        options: Option<Value>,
        /// Whether everybody sees the table in the lobby.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        public: bool,
        /// Whether those without a seat may watch the game.
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        watchers: bool,
        /// Whether a bot plays for whoever drops out, until they are back; as is usual for the game if this is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stand_ins: Option<bool>,
        /// Whether whoever plays first is first, however long it takes to come here; as is usual for the game if this is
        /// left out. Only a game in real time has races.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fair_race: Option<bool>,
    },
    /// Comes to a table, or comes back.
    Join {
        /// Which table.
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        table: TableId,
        /// The number of the next entry that the client expects: it has all before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        have: Option<u64>,
    },
    /// Goes away from the table. A seat is kept.
    Leave {},
    /// Takes a free seat, or the own one again under another name or sign.
    Sit {
        /// The client's number of this request.
        id: u64,
        /// Which seat; any free one if this is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
        seat: Option<Seat>,
        /// Which sign the guest would like to have from now on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
        sign: Option<Sign>,
        /// Something random, to be mixed into the luck.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
        entropy: Option<Entropy>,
    },
    /// Gives a seat up before the game. The host may free any seat.
    Stand {
        /// The client's number of this request.
        id: u64,
        /// Which seat.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// Puts a bot into a seat: before the game the host into a free one; in the game whoever sits there for somebody who
    /// is away, for a bot, or for themselves.
    Bot {
        /// The client's number of this request.
        id: u64,
        /// Which seat.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// The host begins the game.
    Start {
        /// The client's number of this request.
        id: u64,
    },
    /// The host changes who may come to the table, and what happens when somebody drops out.
    Set {
        /// The client's number of this request.
        id: u64,
        /// Whether everybody sees the table in the lobby.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        public: Option<bool>,
        /// Whether those without a seat may watch the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        watchers: Option<bool>,
        /// Whether a bot plays for whoever drops out, until they are back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stand_ins: Option<bool>,
        /// Whether whoever plays first is first, however long it takes to come here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fair_race: Option<bool>,
    },
    /// The person in this seat is the host from now on.
    Host {
        /// The client's number of this request.
        id: u64,
        /// Which seat.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// Takes the own seat back from the bot that plays for its person.
    Take {
        /// The client's number of this request.
        id: u64,
        /// Which seat.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// Proposes something that all persons with a seat have to agree to.
    Propose {
        /// The client's number of this request.
        id: u64,
        /// What.
        what: Wish,
    },
    /// Agrees to what was proposed.
    Agree {
        /// The client's number of this request.
        id: u64,
    },
    /// Does not agree, or no longer proposes it.
    Decline {
        /// The client's number of this request.
        id: u64,
    },
    /// Ends a pause.
    Resume {
        /// The client's number of this request.
        id: u64,
    },
    /// Gives up.
    Concede {
        /// The client's number of this request.
        id: u64,
    },
    /// Wants to play again with the same people.
    Rematch {
        /// The client's number of this request.
        id: u64,
        /// Options that differ from the defaults; as they were if this is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        options: Option<Value>,
    },
    /// Asks for a code with which somebody else, or the same person on another device, gets the seat.
    Pass {
        /// The client's number of this request.
        id: u64,
        /// Which seat; the own one if this is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
        seat: Option<Seat>,
    },
    /// Takes the seat that the code is for.
    Claim {
        /// The client's number of this request.
        id: u64,
        /// The code.
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        code: PassCode,
    },
    /// Says something to the others: either a text or a phrase.
    Say {
        /// The client's number of this request.
        id: u64,
        /// In words of one's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
        text: Option<Line>,
        /// In words that every language has.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        phrase: Option<Phrase>,
    },
    /// Makes a move.
    Move {
        /// The client's number of this request.
        id: u64,
        /// The number of the next entry, as the client saw the table when the move was made.
        on: u64,
        /// For which seat, if the guest has several.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
        seat: Option<Seat>,
        /// The move, in the game's own form.
        #[serde(rename = "move")]
        mv: Value,
        /// For how many milliseconds the move is good. Later it is refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        good_for: Option<u32>,
    },
    /// Takes the last move back.
    Undo {
        /// The client's number of this request.
        id: u64,
        /// The number of the next entry, as the client saw the table.
        on: u64,
        /// For which seat, if the guest has several.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
        seat: Option<Seat>,
    },
    /// Asks for the lawful moves, for clients without the rules.
    Moves {
        /// The client's number of this request.
        id: u64,
        /// For which seat, if the guest has several.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
        seat: Option<Seat>,
    },
    /// Sits in one more seat before the game, as somebody else who shares this device.
    Also {
        /// A number of the client's own choice.
        id: u64,
        /// Which seat.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
        /// How that person is called.
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        name: Name,
    },
    /// Looks with the eyes of one of the own seats from now on, over this connection. It is answered with `whole`.
    Look {
        /// A number of the client's own choice.
        id: u64,
        /// Which seat.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seat: Seat,
    },
    /// Asks for the log of a game that is over, to be watched again or verified. It is answered with `log`.
    Log {
        /// A number of the client's own choice.
        id: u64,
    },
    /// Asks for a sign of life, and for the time of the table.
    Ping {
        /// The client's own time, which comes back as it is.
        at: u64,
    },
}

/// The field that says which request it is.
const DO: &str = "do";

fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn is_yes(so: &bool) -> bool {
    *so
}

impl Request {
    /// Reads a request.
    ///
    /// # Errors
    /// When it is none, or too long.
    pub fn read(text: &str) -> Result<Request, Refusal> {
        if text.len() > limits::MESSAGE {
            return Err(Refusal::TooLong { most: limits::MESSAGE });
        }
        let request = serde_json::from_str(text).and_then(Request::of);
        request.map_err(|error| Refusal::BadMessage { why: error.to_string() })
    }

    fn of(mut fields: Map<String, Value>) -> Result<Request, Error> {
        #[derive(Deserialize)]
        struct ByName(#[serde(with = "Request")] Request);
        let name = fields.remove(DO).ok_or_else(|| Error::missing_field(DO))?;
        let mut by_name = Map::new();
        by_name.insert(table::read(&name)?, Value::Object(fields));
        table::read(&Value::Object(by_name)).map(|ByName(request)| request)
    }

    /// The client's number in something that is no request, if it has one: so that the refusal can name it.
    pub fn id_of(text: &str) -> Option<u64> {
        if text.len() > limits::MESSAGE {
            return None;
        }
        serde_json::from_str::<Value>(text).ok()?.get("id")?.as_u64()
    }

    /// The request as it is sent.
    pub fn write(&self) -> String {
        let by_name = Request::serialize(self, serde_json::value::Serializer);
        let by_name = by_name.expect("requests are plain data with text keys");
        let mut message = Map::new();
        for (name, fields) in by_name.as_object().into_iter().flatten() {
            message.extend(fields.as_object().cloned().into_iter().flatten());
            message.insert(DO.to_owned(), name.as_str().into());
        }
        Value::Object(message).to_string()
    }

    /// The client's number of the request, if it has one.
    pub fn id(&self) -> Option<u64> {
        match *self {
            Request::Open { id, .. }
            | Request::Sit { id, .. }
            | Request::Stand { id, .. }
            | Request::Bot { id, .. }
            | Request::Start { id }
            | Request::Set { id, .. }
            | Request::Host { id, .. }
            | Request::Take { id, .. }
            | Request::Propose { id, .. }
            | Request::Agree { id }
            | Request::Decline { id }
            | Request::Resume { id }
            | Request::Concede { id }
            | Request::Rematch { id, .. }
            | Request::Pass { id, .. }
            | Request::Claim { id, .. }
            | Request::Say { id, .. }
            | Request::Move { id, .. }
            | Request::Undo { id, .. }
            | Request::Moves { id, .. }
            | Request::Also { id, .. }
            | Request::Look { id, .. }
            | Request::Log { id } => Some(id),
            Request::Hello { .. } | Request::Join { .. } | Request::Leave {} | Request::Ping { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn requests_read_as_they_are_written() {
        let all = [
            json!({"do": "hello", "protocol": 2, "name": "Ana", "sign": 5}),
            json!({"do": "open", "id": 1, "game": "cells", "seats": 3, "options": {"undo": true}}),
            json!({"do": "open", "id": 1, "game": "cells", "seats": 3, "public": true, "watchers": false}),
            json!({"do": "join", "table": "K7QF2M", "have": 4}),
            json!({"do": "leave"}),
            json!({"do": "sit", "id": 2, "seat": 1, "entropy": "00112233445566778899aabbccddeeff"}),
            json!({"do": "stand", "id": 3, "seat": 1}),
            json!({"do": "bot", "id": 4, "seat": 2, "level": "good"}),
            json!({"do": "start", "id": 5}),
            json!({"do": "sit", "id": 9}),
            json!({"do": "set", "id": 10, "public": true, "watchers": false}),
            json!({"do": "open", "id": 1, "game": "temple", "seats": 3, "stand_ins": false}),
            json!({"do": "set", "id": 10, "stand_ins": true}),
            json!({"do": "open", "id": 1, "game": "temple", "seats": 3, "fair_race": true}),
            json!({"do": "set", "id": 10, "fair_race": false}),
            json!({"do": "host", "id": 11, "seat": 1}),
            json!({"do": "take", "id": 12, "seat": 1}),
            json!({"do": "propose", "id": 13, "what": "pause"}),
            json!({"do": "propose", "id": 14, "what": "end"}),
            json!({"do": "agree", "id": 15}),
            json!({"do": "decline", "id": 16}),
            json!({"do": "resume", "id": 17}),
            json!({"do": "concede", "id": 18}),
            json!({"do": "rematch", "id": 19}),
            json!({"do": "rematch", "id": 27, "options": {"difficulty": "born"}}),
            json!({"do": "pass", "id": 20}),
            json!({"do": "claim", "id": 21, "code": "ABCDEFGHJKLMNPQR"}),
            json!({"do": "say", "id": 22, "text": "well, well"}),
            json!({"do": "say", "id": 23, "phrase": "well_played"}),
            json!({"do": "move", "id": 6, "on": 9, "move": {"Go": {"piece": "pawn", "to": "a2"}}, "good_for": 300}),
            json!({"do": "undo", "id": 7, "on": 10, "seat": 0}),
            json!({"do": "moves", "id": 8}),
            json!({"do": "log", "id": 24}),
            json!({"do": "also", "id": 25, "seat": 1, "name": "Ben"}),
            json!({"do": "look", "id": 26, "seat": 1}),
            json!({"do": "ping", "at": 12}),
        ];
        for written in all {
            let request = Request::read(&written.to_string()).unwrap();
            assert_eq!(serde_json::from_str::<Value>(&request.write()).unwrap(), written);
        }
    }

    #[test]
    fn what_is_no_request_is_refused_with_a_reason() {
        for bad in [
            "",
            "[]",
            "{}",
            r#"{"do":"fly"}"#,
            r#"{"do":5}"#,
            r#"["ping",12]"#,
            r#"{"ping":{"at":12}}"#,
            r#"{"do":"leave","leave":{}}"#,
            r#"{"do":"ping"}"#,
            r#"{"do":"ping","at":-1}"#,
            r#"{"do":"start","id":1,"x":2}"#,
            r#"{"do":"hello","protocol":2,"sign":6}"#,
            r#"{"do":"claim","id":1,"code":"ABC"}"#,
            r#"{"do":"say","id":1,"text":"   "}"#,
            r#"{"do":"say","id":1,"phrase":"boo"}"#,
            r#"{"do":"propose","id":1,"what":"dance"}"#,
        ] {
            assert!(matches!(Request::read(bad), Err(Refusal::BadMessage { .. })), "{bad}");
        }
        let long = format!(r#"{{"do":"ping","at":{}}}"#, " ".repeat(limits::MESSAGE));
        assert_eq!(Request::read(&long), Err(Refusal::TooLong { most: limits::MESSAGE }));
        // Deep nesting is a refusal, not an overflow.
        let deep = format!(r#"{{"do":"move","id":1,"on":1,"move":{}"#, "[".repeat(5_000));
        assert!(matches!(Request::read(&deep), Err(Refusal::BadMessage { .. })));
    }
}
