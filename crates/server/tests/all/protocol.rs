//! The transcript in docs/protocol.md, run against a real server.

use std::collections::BTreeMap;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use server::Server;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::guest::{Folder, settings};

const DOC: &str = include_str!("../../../../docs/protocol.md");

/// Whether everything that is written is so. A word with `$` stands for the same thing everywhere.
fn fits(written: &Value, found: &Value, known: &mut BTreeMap<String, Value>) -> bool {
    match (written, found) {
        (Value::String(word), _) if word.starts_with('$') => {
            known.entry(word.clone()).or_insert_with(|| found.clone()) == found
        }
        (Value::Object(written), Value::Object(found)) => {
            written.iter().all(|(key, value)| found.get(key).is_some_and(|found| fits(value, found, known)))
        }
        // Of a list of games the first are written.
        (Value::Array(written), Value::Array(found)) if written.iter().any(Value::is_object) => {
            written.len() <= found.len()
                && written.iter().zip(found).all(|(one, other)| fits(one, other, known))
        }
        _ => written == found,
    }
}

fn filled_in(line: &str, known: &BTreeMap<String, Value>) -> String {
    let mut line = line.to_owned();
    for (word, value) in known {
        line = line.replace(word.as_str(), value.as_str().unwrap_or_default());
    }
    line
}

#[tokio::test(flavor = "multi_thread")]
async fn the_transcript_is_true() {
    let folder = Folder::new();
    let mut settings = settings(&folder);
    settings.speed = 1;
    let server = Server::start(settings).await.unwrap();
    let (mut socket, _) = connect_async(format!("ws://{}/api/socket", server.addr())).await.unwrap();
    let mut known = BTreeMap::new();
    let (_, block) = DOC.split_once("```wire\n").unwrap();
    let (block, _) = block.split_once("```").unwrap();
    let mut lines = 0;
    for line in block.lines() {
        lines += 1;
        if let Some(request) = line.strip_prefix("> ") {
            socket.send(Message::text(filled_in(request, &known))).await.unwrap();
            continue;
        }
        let written: Value = serde_json::from_str(line.strip_prefix("< ").unwrap()).unwrap();
        let mut passed = Vec::new();
        loop {
            let message = tokio::time::timeout(Duration::from_secs(5), socket.next()).await;
            let Ok(Some(Ok(message))) = message else {
                panic!("nothing fits {line}; there were {passed:#?}")
            };
            let found: Value = serde_json::from_str(message.to_text().unwrap()).unwrap();
            let mut now_known = known.clone();
            if fits(&written, &found, &mut now_known) {
                known = now_known;
                break;
            }
            passed.push(found);
        }
    }
    assert!(lines > 30);
    assert_eq!(known["$table"].as_str().unwrap().len(), 6);
}

/// What the schema says and what the program takes are the same thing.
#[test]
fn the_schema_names_every_request_and_every_answer() {
    let schema = protocol::schema();
    let text = schema.to_string();
    let words = "hello open join leave sit stand bot start move undo moves ping set host take propose agree decline \
                 resume concede rematch pass claim say";
    for word in words.split_whitespace() {
        assert!(text.contains(&format!("\"const\":\"{word}\"")), "{word}");
    }
    for word in ["opened", "whole", "entry", "ok", "no", "here", "pong", "pass", "said"] {
        assert!(schema["answer"]["oneOf"].to_string().contains(&format!("\"{word}\"")), "{word}");
    }
}
