//! Real sockets, a real file: what people may do, and what nobody may.

use std::time::Duration;

use protocol::{Answer, Phase};
use serde_json::json;
use server::Server;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::guest::{Folder, Guest, settings, table_of_two};

async fn get(server: &Server, path: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(server.addr()).await.unwrap();
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{headers}\r\n", server.addr());
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_travels_to_the_other_screen_and_a_stop_loses_nothing() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder)).await.unwrap();
    let (mut ana, mut ben, table) = table_of_two(&server).await;
    let seq = ana.play().await.unwrap().unwrap();
    let seen = ben.hear_until(|answer| match answer {
        Answer::Entry(entry) if entry.seq == seq => Some(entry.clone()),
        _ => None,
    });
    let seen = seen.await;
    assert_eq!(seen.what, "move");
    assert!(seen.public.is_some());
    server.stop().await;
    assert!(ana.next().await.is_none(), "the socket is closed");

    let server = Server::start(settings(&folder)).await.unwrap();
    let mut ana = Guest::with_cookie(&server, "Ana", Some(&ana.cookie)).await.unwrap();
    let whole = ana.join(table).await;
    assert_eq!(whole.table.phase, Phase::Playing);
    assert_eq!(whole.seat.map(|seat| seat.index()), Some(0));
    assert!(whole.history.iter().any(|passage| passage.what == "outage"));
    ana.play().await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_cut_off_gets_exactly_what_was_missed() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder)).await.unwrap();
    let (mut ana, ben, table) = table_of_two(&server).await;
    let have = ana.play().await.unwrap().unwrap() + 1;
    let cookie = ben.cookie.clone();
    drop(ben);
    let last = ana.play().await.unwrap().unwrap();
    let mut ben = Guest::with_cookie(&server, "Ben", Some(&cookie)).await.unwrap();
    ben.send(json!({"do": "join", "table": table, "have": have})).await;
    let mut seqs = Vec::new();
    loop {
        match ben.hear().await {
            Answer::Entry(entry) => seqs.push(entry.seq),
            Answer::Here(_) => break,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(seqs, (have..=last).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_may_do_is_refused_and_the_others_play_on() {
    let folder = Folder::new();
    let mut settings = settings(&folder);
    settings.limits.rate = 50;
    settings.limits.burst = 100;
    let server = Server::start(settings).await.unwrap();
    let (mut ana, mut ben, table) = table_of_two(&server).await;

    // Another seat's move, by name and by the door.
    let (on, moves) = ana.moves().await;
    let stolen = json!({"do": "move", "on": on, "seat": 0, "move": moves[0]});
    assert_eq!(ben.ask(stolen).await, Err("not_your_seat".into()));
    let mut eve = Guest::new(&server, "Eve").await;
    let seen = eve.join(table).await;
    assert_eq!((seen.seat, seen.mine), (None, None));
    assert_eq!(eve.ask(json!({"do": "move", "on": on, "move": moves[0]})).await, Err("not_your_seat".into()));
    assert_eq!(eve.ask(json!({"do": "start"})).await, Err("begun".into()));
    assert_eq!(eve.ask(json!({"do": "sit", "seat": 0})).await, Err("begun".into()));

    // Moves that are none.
    assert_eq!(ana.ask(json!({"do": "move", "on": on, "move": {"Fly": {}}})).await, Err("bad_move".into()));
    assert_eq!(ana.ask(json!({"do": "move", "on": 9_999, "move": moves[0]})).await, Err("ahead".into()));

    // Messages that are none.
    for bad in ["", "{", "null", r#"{"do":"dance"}"#, &"[".repeat(9_000)] {
        eve.send_text(bad).await;
        let code = eve.hear_until(|answer| match answer {
            Answer::No { code, .. } => Some(code.clone()),
            _ => None,
        });
        assert_eq!(code.await, "bad_message", "{bad}");
    }
    eve.send_raw(Message::binary(vec![1, 2, 3])).await.unwrap();
    eve.send_text(&"x".repeat(protocol::limits::MESSAGE + 1)).await;
    let code = eve.hear_until(|answer| match answer {
        Answer::No { code, .. } if code == "too_long" => Some(()),
        _ => None,
    });
    code.await;
    let _ = eve.send_raw(Message::text("x".repeat(1 << 20))).await;
    while eve.next().await.is_some() {}

    // A flood.
    let mut mallory = Guest::new(&server, "Mallory").await;
    for _ in 0..600 {
        if mallory.send_raw(Message::text(r#"{"do":"ping","at":1}"#)).await.is_err() {
            break;
        }
    }
    // Whoever is thrown out while still sending may not see why; the host does.
    while mallory.next().await.is_some() {}
    let metrics = get(&server, "/metrics", "").await;
    let refused = metrics.lines().find_map(|line| line.strip_prefix("escapement_refused_total "));
    assert!(refused.unwrap().parse::<u32>().unwrap() > 200, "refused, then closed: {refused:?}");

    // Another site's page.
    let mut request = format!("ws://{}/api/socket", server.addr()).into_client_request().unwrap();
    request.headers_mut().insert("origin", "https://evil.example".parse().unwrap());
    assert!(connect_async(request).await.is_err());

    // Whatever else happened, Ana's turn goes on.
    ana.play().await.unwrap().unwrap();
    ben.hear_until(|answer| if let Answer::Entry(entry) = answer { Some(entry.seq) } else { None }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hello_comes_first_and_codes_must_exist() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder)).await.unwrap();
    let mut ana = Guest::new(&server, "Ana").await;
    for (request, code) in [
        (json!({"do": "hello", "protocol": 99}), "other_protocol"),
        (json!({"do": "join", "table": "222222"}), "no_such_table"),
        (json!({"do": "start", "id": 5}), "no_such_table"),
        (json!({"do": "open", "id": 6, "game": "chess", "seats": 2}), "no_such_game"),
        (json!({"do": "open", "id": 7, "game": "cells", "seats": 9}), "bad_options_seats"),
        (json!({"do": "open", "id": 8, "game": "cells", "seats": 2, "options": {"x": 1}}), "unknown_options"),
    ] {
        ana.send(request.clone()).await;
        let found = ana.hear_until(|answer| match answer {
            Answer::No { code, .. } => Some(code.clone()),
            _ => None,
        });
        let found = found.await;
        assert!(found == code || found == "not_at_a_table", "{request}: {found}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_once_however_often_that_is_asked() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder)).await.unwrap();
    let mut ana = Guest::new(&server, "Ana").await;
    let first = ana.open("cells", 2, json!({})).await;
    assert_eq!(ana.open("cells", 2, json!({})).await, first, "the same request");
    let mut again = Guest::with_cookie(&server, "Ana", Some(&ana.cookie)).await.unwrap();
    assert_eq!(again.open("cells", 2, json!({})).await, first, "also after a cut");
    let mut ben = Guest::new(&server, "Ben").await;
    assert_ne!(ben.open("cells", 2, json!({})).await, first, "somebody else's");
    again.send(json!({"do": "sit", "id": 17, "seat": 9})).await;
    let named = again.hear_until(|answer| if let Answer::No { id, .. } = answer { Some(*id) } else { None });
    assert_eq!(named.await, Some(17), "a refusal names the request where it can");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_falls_behind_gets_everything_anew() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder)).await.unwrap();
    let (mut ana, _ben, table) = table_of_two(&server).await;
    // So many answers that nobody's buffers hold them, unread.
    for id in 0..6_000 {
        ana.send(json!({"do": "moves", "id": 100_000 + id})).await;
    }
    // Only when the server knows that she has fallen behind she reads again, however slow the machine is.
    let fallen = async {
        while get(&server, "/metrics", "").await.contains("\nescapement_fell_behind_total 0\n") {
            // As long as she does not read, the server may not read her requests either. She is told who comes to watch.
            Guest::new(&server, "Wim").await.join(table).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), fallen).await.unwrap();
    let whole = tokio::time::timeout(Duration::from_secs(60), ana.whole()).await.unwrap();
    assert_eq!(whole.table.phase, Phase::Playing);
    // While the rest of her requests is answered she may fall behind again, and what is answered then is lost. She gets everything
    // once more, and asks again for what she still wants to know.
    let knows_her_moves = async { while !ana.gets_moves().await {} };
    tokio::time::timeout(Duration::from_secs(60), knows_her_moves).await.unwrap();
    ana.play().await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_can_see_how_things_are() {
    let folder = Folder::new();
    let mut settings = settings(&folder);
    fn file(text: &'static str, content_type: &'static str) -> server::File {
        let bytes = std::borrow::Cow::Borrowed(text.as_bytes());
        server::File { bytes, content_type, encoding: None, etag: "\"1\"".into(), is_of_one_build: false }
    }
    settings.pages = server::Pages {
        file: |path, _| (path == "/icon.svg").then(|| file("<svg/>", "image/svg+xml")),
        document: |_, _, _| Some(file("<p>page</p>", "text/html")),
    };
    let server = Server::start(settings).await.unwrap();
    let (_ana, _ben, _) = table_of_two(&server).await;
    assert!(get(&server, "/healthz", "").await.ends_with("ok\n"));
    let metrics = get(&server, "/metrics", "").await;
    assert!(
        metrics.contains("\nescapement_sockets 2\n") && metrics.contains("\nescapement_tables_awake 1\n")
    );
    let schema = get(&server, "/api/schema.json", "").await;
    let (_, schema) = schema.split_once("\r\n\r\n").unwrap();
    let schema: serde_json::Value =
        serde_json::from_str(schema.trim_start_matches(|c| c != '{')).unwrap_or_default();
    assert_eq!(schema["protocol"], 2);
    for path in ["/", "/t/ABCDEF", "/local/ABCDEF", "/host"] {
        let page = get(&server, path, "").await;
        assert!(page.ends_with("<p>page</p>"), "{page}");
        let lower = page.to_lowercase();
        assert!(lower.contains("content-security-policy: default-src 'none'"));
        assert!(lower.contains("set-cookie: escapement=") && lower.contains("httponly; samesite=strict"));
    }
    assert!(
        get(&server, "/", "sec-fetch-dest: document\r\nif-none-match: \"1\"\r\n")
            .await
            .starts_with("HTTP/1.1 304")
    );
    assert!(get(&server, "/passwd.txt", "").await.ends_with("404\n"));
    for headers in ["accept: text/html,*/*\r\n", "accept: text/html\r\nif-none-match: \"1\"\r\n"] {
        let lost = get(&server, "/nowhere/at/all", headers).await;
        assert!(lost.starts_with("HTTP/1.1 404") && lost.ends_with("<p>page</p>"), "{lost}");
    }
    assert!(get(&server, "/api/nothing", "accept: text/html\r\n").await.ends_with("404\n"));
    let icon = get(&server, "/favicon.ico", "").await;
    assert!(icon.starts_with("HTTP/1.1 200") && icon.ends_with("<svg/>"), "{icon}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_do_not_share_a_folder() {
    let folder = Folder::new();
    let _server = Server::start(settings(&folder)).await.unwrap();
    let Err(error) = Server::start(settings(&folder)).await else { panic!("it is in use") };
    assert!(error.to_string().contains("in use"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_can_ask_where_phones_reach_it_and_which_tables_are_open_to_all() {
    let folder = Folder::new();
    let mut settings = settings(&folder);
    settings.addresses = |addr| vec![addr.ip(), [192, 168, 7, 9].into()];
    let server = Server::start(settings).await.unwrap();
    let port = server.addr().port();
    let told = get(&server, "/api/addresses", "").await;
    let expected = format!(r#"{{"addresses":["http://127.0.0.1:{port}","http://192.168.7.9:{port}"]}}"#);
    assert!(told.ends_with(&expected), "{told}");
    let mut stream = TcpStream::connect(server.addr()).await.unwrap();
    let by_name = "GET /api/addresses HTTP/1.1\r\nhost: play.example.org\r\nconnection: close\r\n\r\n";
    stream.write_all(by_name.as_bytes()).await.unwrap();
    let mut told = String::new();
    stream.read_to_string(&mut told).await.unwrap();
    assert!(told.ends_with(r#"{"addresses":[]}"#), "{told}");
    assert!(get(&server, "/api/lobby", "").await.ends_with(r#"{"tables":[]}"#));
    let (mut ana, _ben, table) = table_of_two(&server).await;
    assert!(get(&server, "/api/lobby", "").await.ends_with(r#"{"tables":[]}"#), "nobody said it is public");
    ana.ask(json!({"do": "set", "public": true})).await.unwrap();
    let listed = format!(r#""id":"{table}""#);
    let lobby = lobby_with(&server, |lobby| lobby.contains(&listed)).await;
    assert!(lobby.contains(r#""people":["Ana","Ben"]"#), "{lobby}");
    ana.ask(json!({"do": "set", "public": false})).await.unwrap();
    lobby_with(&server, |lobby| lobby.ends_with(r#"{"tables":[]}"#)).await;
}

/// The list of open tables, once it is like this: it is written down a moment after whoever asked for it was answered.
async fn lobby_with(server: &Server, is: impl Fn(&str) -> bool) -> String {
    for _ in 0..200 {
        let lobby = get(server, "/api/lobby", "").await;
        if is(&lobby) {
            return lobby;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the list of tables stays as it was")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_whoever_falls_silent_in_real_time() {
    let folder = Folder::new();
    let mut settings = settings(&folder);
    settings.limits.unanswered = Duration::from_millis(300);
    let server = Server::start(settings).await.unwrap();
    let mut ana = Guest::new(&server, "Ana").await;
    let mut ben = Guest::new(&server, "Ben").await;
    let table = ana.open("temple", 2, json!({})).await;
    for (seat, guest) in [&mut ana, &mut ben].into_iter().enumerate() {
        guest.join(table).await;
        guest.ask(json!({"do": "sit", "seat": seat})).await.unwrap();
    }
    ana.ask(json!({"do": "start"})).await.unwrap();
    // Ben answers for a while, and then his battery is empty: nothing is closed, and nothing comes any more.
    let answers = async { while ben.next().await.is_some() {} };
    assert!(tokio::time::timeout(Duration::from_secs(1), answers).await.is_err(), "he is there");
    let stood_in = ana.hear_until(|answer| match answer {
        Answer::Entry(entry) => (entry.what == "bot").then(|| entry.facts.clone()),
        _ => None,
    });
    let told = tokio::time::timeout(Duration::from_secs(15), stood_in).await.expect("a bot plays for Ben");
    assert!(format!("{told:?}").contains("stood_in"), "{told:?}");
    server.stop().await;
}
