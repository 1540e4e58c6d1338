//! What the host may do, over real sockets and with a real file; and what nobody else may.

use std::fs;

use protocol::{Answer, Phase, SeatOf, TableId};
use serde_json::{Value, json};
use server::{Server, store_file};
use store::{Hosting, Sqlite, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::guest::{Folder, Guest, settings, table_of_two};

/// The status and the body.
async fn ask(server: &Server, method: &str, path: &str, key: &str, body: &str) -> (u16, Vec<u8>) {
    let mut stream = TcpStream::connect(server.addr()).await.unwrap();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\nauthorization: Bearer {key}\r\n\
         content-length: {}\r\n\r\n{body}",
        server.addr(),
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n").unwrap();
    let status = std::str::from_utf8(&answer[9..12]).unwrap().parse().unwrap();
    (status, answer.split_off(end + 4))
}

async fn get(server: &Server, path: &str) -> Value {
    let (status, body) = ask(server, "GET", &format!("/api/host/{path}"), server.host_key(), "").await;
    assert_eq!(status, 200, "{path}: {}", String::from_utf8_lossy(&body));
    serde_json::from_slice(&body).unwrap()
}

async fn post(server: &Server, path: &str, body: Value) -> (u16, Value) {
    let path = format!("/api/host/{path}");
    let (status, body) = ask(server, "POST", &path, server.host_key(), &body.to_string()).await;
    (status, serde_json::from_slice(&body).unwrap())
}

fn guest_of(seat: &SeatOf) -> (String, String) {
    match seat {
        SeatOf::Person { guest, name, .. } => (guest.to_string(), name.as_str().to_owned()),
        other => panic!("{other:?}"),
    }
}

/// A finished game of two people.
async fn finished(server: &Server, names: [&str; 2]) -> (Guest, Guest, TableId) {
    let mut players = [Guest::new(server, names[0]).await, Guest::new(server, names[1]).await];
    let table = players[0].open("cells", 2, json!({"first_seat": 0, "turn_limit": 20})).await;
    for (seat, player) in players.iter_mut().enumerate() {
        player.join(table).await;
        player.ask(json!({"do": "sit", "seat": seat})).await.unwrap();
    }
    players[0].ask(json!({"do": "start"})).await.unwrap();
    let mut idle = 0;
    while idle < 2 {
        for player in &mut players {
            idle = if player.play().await.is_some() { 0 } else { idle + 1 };
        }
    }
    assert_eq!(players[0].join(table).await.table.phase, Phase::Over);
    let [one, two] = players;
    (one, two, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_in_without_the_key() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder)).await.unwrap();
    let (_ana, _ben, table) = table_of_two(&server).await;
    let paths = [
        ("GET", "tables"),
        ("GET", "disk"),
        ("POST", "close"),
        ("GET", "retention"),
        ("POST", "forget"),
        ("GET", "backup"),
    ];
    let body = json!({ "table": table }).to_string();
    for (method, path) in paths {
        let (status, answer) = ask(&server, method, &format!("/api/host/{path}"), "", &body).await;
        assert_eq!((status, answer.as_slice()), (401, &br#"{"error":"wrong_key"}"#[..]), "{path}");
    }
    let mut statuses = Vec::new();
    for _ in 0..10 {
        statuses.push(ask(&server, "GET", "/api/host/disk", "0123", "").await.0);
    }
    assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
    assert_eq!(
        get(&server, "disk").await["tables"],
        json!({"open": 1, "over": 0, "awake": 1}),
        "the host gets in"
    );
    let key = server.host_key().to_owned();
    server.stop().await;
    let server = Server::start(settings(&folder)).await.unwrap();
    assert_eq!(server.host_key(), key, "and the key stays");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_sees_all_tables_in_pages_and_finds_one() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder)).await.unwrap();
    let (_one, _two, over) = finished(&server, ["Zoë", "Quentin"]).await;
    let (_ana, _ben, playing) = table_of_two(&server).await;
    let mut eve = Guest::new(&server, "Eve").await;
    let gathering = eve.open("temple", 3, json!({})).await;

    let all = get(&server, "tables").await;
    assert_eq!(all["next"], Value::Null);
    let told: Vec<_> =
        all["tables"].as_array().unwrap().iter().map(|table| (&table["id"], &table["phase"])).collect();
    let expected = [(gathering, "gathering"), (playing, "playing"), (over, "over")]
        .map(|(id, phase)| (json!(id), json!(phase)));
    assert_eq!(told, expected.iter().map(|(id, phase)| (id, phase)).collect::<Vec<_>>());
    let table = &all["tables"][1];
    assert_eq!(
        (&table["game"], &table["seats"], &table["awake"]),
        (&json!("cells"), &json!(2), &json!(true))
    );
    assert_eq!(table["people"][0]["name"], "Ana");
    assert!(table["bytes"].as_u64().unwrap() > 100 && table["entries"].as_u64().unwrap() > 3);
    assert!(table["touched"].as_u64().unwrap() > 1_700_000_000_000, "the time of the world: {table}");

    let mut found = Vec::new();
    let mut path = "tables?most=1".to_owned();
    loop {
        let page = get(&server, &path).await;
        found.extend(page["tables"].as_array().unwrap().iter().map(|table| table["id"].clone()));
        let Some(next) = page["next"].as_u64() else { break };
        path = format!("tables?most=1&before={next}");
    }
    assert_eq!(found, [gathering, playing, over].map(|id| json!(id)));
    for (filter, wanted) in [
        ("state=over", vec![over]),
        ("state=open", vec![gathering, playing]),
        ("search=QUENT", vec![over]),
        ("search=temple", vec![gathering]),
        ("search=Zo%C3%AB", vec![over]),
        ("search=nobody", vec![]),
    ] {
        let page = get(&server, &format!("tables?{filter}")).await;
        let found: Vec<_> =
            page["tables"].as_array().unwrap().iter().map(|table| table["id"].clone()).collect();
        assert_eq!(found, wanted.iter().map(|id| json!(id)).collect::<Vec<_>>(), "{filter}");
    }
    assert_eq!(ask(&server, "GET", "/api/host/tables?state=odd", server.host_key(), "").await.0, 400);
    let disk = get(&server, "disk").await;
    assert!(disk["file"].as_u64().unwrap() > 0 && disk["log"].as_u64().unwrap() > 0, "{disk}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_is_no_more_and_the_others_play_on() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder)).await.unwrap();
    let (mut ana, mut ben, table) = table_of_two(&server).await;
    let (mut eve, _dan, _) = table_of_two(&server).await;
    ana.play().await.unwrap().unwrap();
    assert_eq!(post(&server, "close", json!({"table": table})).await, (200, json!({"closed": table})));
    for guest in [&mut ana, &mut ben] {
        let told =
            guest.hear_until(
                |answer| if let Answer::No { code, .. } = answer { Some(code.clone()) } else { None },
            );
        assert_eq!(told.await, "no_such_table");
    }
    ana.send(json!({"do": "join", "table": table})).await;
    let told =
        ana.hear_until(|answer| if let Answer::No { code, .. } = answer { Some(code.clone()) } else { None });
    assert_eq!(told.await, "no_such_table", "it does not come back");
    assert_eq!(
        post(&server, "close", json!({"table": table})).await,
        (404, json!({"error": "no_such_table"}))
    );
    assert_eq!(post(&server, "close", json!({"table": "x"})).await.0, 400);
    eve.play().await.unwrap().unwrap();
    assert_eq!(get(&server, "disk").await["tables"], json!({"open": 1, "over": 0, "awake": 1}));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_guest_is_nowhere_and_every_game_can_still_be_seen() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder)).await.unwrap();
    let mut ana = Guest::new(&server, "Anacleta").await;
    let mut ben = Guest::new(&server, "Benedikt").await;
    // She sits, stands up, sits elsewhere, and plays against Ben.
    let playing = ana.open("cells", 2, json!({"first_seat": 0})).await;
    ana.join(playing).await;
    ben.join(playing).await;
    ana.ask(json!({"do": "sit", "seat": 1})).await.unwrap();
    ana.ask(json!({"do": "stand", "seat": 1})).await.unwrap();
    ana.ask(json!({"do": "sit", "seat": 0})).await.unwrap();
    ben.ask(json!({"do": "sit", "seat": 1})).await.unwrap();
    ana.ask(json!({"do": "start"})).await.unwrap();
    ana.play().await.unwrap().unwrap();
    let before = ben.join(playing).await;
    let (guest, name) = guest_of(&before.table.seats[0]);
    assert_eq!(name, "Anacleta");
    // Somebody else, in a game that is over and packed away.
    let (_other, _dan, over) = finished(&server, ["Carlotta", "Benedikt"]).await;
    let mut watcher = Guest::new(&server, "W").await;
    let carlotta = guest_of(&watcher.join(over).await.table.seats[0]).0;
    let seen = watcher.join(over).await;

    assert_eq!(
        post(&server, "forget", json!({"guest": guest})).await,
        (200, json!({"tables": 1, "left": []}))
    );
    assert_eq!(post(&server, "forget", json!({"guest": guest})).await.1["tables"], 0);
    assert_eq!(post(&server, "forget", json!({"guest": carlotta})).await.1["tables"], 1);
    assert_eq!(post(&server, "forget", json!({"guest": "x"})).await.0, 400);

    // Ben, who was there all the time, gets everything anew and sees a stranger.
    let after = ben.whole().await;
    let (stranger, called) = guest_of(&after.table.seats[0]);
    assert_ne!(stranger, guest);
    assert_eq!(called, stranger[..4]);
    assert_eq!((after.public, after.seat), (before.public, before.seat));
    assert_eq!(guest_of(&after.table.seats[1]), guest_of(&before.table.seats[1]));
    assert_eq!(ana.join(playing).await.seat, None, "and she is somebody new there");
    server.stop().await;

    let numbers = [&guest, &carlotta].map(|guest| u64::from_str_radix(guest, 16).unwrap().to_be_bytes());
    let gone = [numbers[0], numbers[1], *b"Anacleta", *b"Carlotta"];
    for file in fs::read_dir(&folder.0).unwrap().flatten() {
        let bytes = fs::read(file.path()).unwrap();
        for gone in gone {
            assert!(!bytes.windows(8).any(|window| window == gone), "{gone:?} in {:?}", file.path());
        }
    }
    let server = Server::start(settings(&folder)).await.unwrap();
    let mut watcher = Guest::new(&server, "W").await;
    let again = watcher.join(over).await;
    assert_eq!((again.public, again.history), (seen.public, seen.history), "what was played stays");
    let mut ben = Guest::with_cookie(&server, "Benedikt", Some(&ben.cookie)).await.unwrap();
    assert_eq!(ben.join(playing).await.seat.map(|seat| seat.index()), Some(1));
}

/// Every way in which a name comes into the records: sitting, sitting for somebody else, taking a seat over, and playing
/// again.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_forgotten_however_they_came_to_a_seat() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder)).await.unwrap();
    let mut ana = Guest::new(&server, "Anacleta").await;
    let shared = ana.open("cells", 3, json!({})).await;
    ana.join(shared).await;
    ana.ask(json!({"do": "sit", "seat": 0})).await.unwrap();
    ana.ask(json!({"do": "also", "seat": 2, "name": "Wilhelma"})).await.unwrap();

    let (mut one, mut two, table) = table_of_two(&server).await;
    one.send(json!({"do": "pass", "id": 7})).await;
    let code = one.hear_until(|answer| match answer {
        Answer::Pass { code, .. } => Some(code.as_str().to_owned()),
        _ => None,
    });
    let code = code.await;
    ana.join(table).await;
    ana.send(json!({"do": "claim", "id": 8, "code": code})).await;
    assert_eq!(ana.whole().await.seat.map(|seat| seat.index()), Some(0));
    two.ask(json!({"do": "concede"})).await.unwrap();
    ana.send(json!({"do": "rematch", "id": 9})).await;
    two.send(json!({"do": "rematch", "id": 10})).await;
    let next = ana.hear_until(|answer| match answer {
        Answer::Entry(entry) => entry.table.as_ref()?.get("next")?.as_str()?.parse::<TableId>().ok(),
        _ => None,
    });
    let next = next.await;
    let whole = two.join(next).await;
    let taken = whole.table.seats.iter().map(guest_of).find(|(_, name)| name == "Anacleta");
    let (guest, _) = taken.unwrap();

    assert_eq!(
        post(&server, "forget", json!({"guest": guest})).await,
        (200, json!({"tables": 3, "left": []}))
    );
    server.stop().await;
    let number = u64::from_str_radix(&guest, 16).unwrap().to_be_bytes();
    for file in fs::read_dir(&folder.0).unwrap().flatten() {
        let bytes = fs::read(file.path()).unwrap();
        for gone in [number, *b"Anacleta", *b"Wilhelma"] {
            assert!(!bytes.windows(8).any(|window| window == gone), "{gone:?} in {:?}", file.path());
        }
    }
    let server = Server::start(settings(&folder)).await.unwrap();
    let phases = get(&server, "tables").await["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| table["phase"].clone())
        .collect::<Vec<_>>();
    assert_eq!(phases, ["gathering", "over", "gathering"], "all of them can be read");
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_tables_are_kept_for_as_long_as_the_host_wants() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder)).await.unwrap();
    let (_a, _b, over) = finished(&server, ["Ana", "Ben"]).await;
    let (_c, _d, open) = table_of_two(&server).await;
    assert_eq!(get(&server, "retention").await, json!({"days": null}));
    for bad in [json!({"days": 0}), json!({"days": -1}), json!({}), json!({"days": "7"})] {
        assert_eq!(post(&server, "retention", bad.clone()).await.0, 400, "{bad}");
    }
    assert_eq!(post(&server, "retention", json!({"days": 7})).await, (200, json!({"days": 7})));
    server.stop().await;

    let in_days = |days: u64| {
        let file = rusqlite::Connection::open(store_file(&folder.0)).unwrap();
        file.execute("UPDATE tables SET touched = touched - ?1", [(days * 86_400_000) as i64]).unwrap();
    };
    let left = || {
        let mut store = Sqlite::open(store_file(&folder.0)).unwrap();
        store.rows(None, None, 9).unwrap().into_iter().map(|row| row.table).collect::<Vec<_>>()
    };
    in_days(6);
    let server = Server::start(settings(&folder)).await.unwrap();
    assert_eq!(get(&server, "retention").await, json!({"days": 7}));
    server.stop().await;
    assert_eq!(left(), [open, over], "not old enough");
    in_days(2);
    let server = Server::start(settings(&folder)).await.unwrap();
    while get(&server, "disk").await["tables"]["over"] != 0 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(post(&server, "retention", json!({"days": null})).await.0, 200);
    server.stop().await;
    assert_eq!(left(), [open], "a table that is not over stays, however old");
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_backed_up_while_people_play_and_the_games_go_on_elsewhere() {
    let (folder, elsewhere) = (Folder::new(), Folder::new());
    let server = Server::start(settings(&folder)).await.unwrap();
    let (_one, _two, over) = finished(&server, ["Zoë", "Dan"]).await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(table_of_two(&server).await);
    }
    // All of them play while two copies are made.
    let playing = tokio::spawn(async move {
        let mut moves = 0;
        for turn in 0..40 {
            for (ana, ben, _) in &mut tables {
                let player = if turn % 8 < 4 { ana } else { ben };
                if let Some(played) = player.play().await {
                    played.unwrap();
                    moves += 1;
                }
            }
        }
        (tables, moves)
    });
    let (status, first) = ask(&server, "GET", "/api/host/backup", server.host_key(), "").await;
    assert_eq!(status, 200);
    let (tables, moves) = playing.await.unwrap();
    assert!(moves > 40, "{moves}");
    let (_, second) = ask(&server, "GET", "/api/host/backup", server.host_key(), "").await;
    let stay: Vec<_> = fs::read_dir(&folder.0).unwrap().flatten().map(|file| file.file_name()).collect();
    assert!(stay.iter().all(|name| !name.to_string_lossy().starts_with("download")), "{stay:?}");
    let mut cookies = Vec::new();
    let mut times = Vec::new();
    for (mut ana, _, table) in tables {
        times.push(ana.join(table).await.at);
        cookies.push((ana.cookie.clone(), table));
    }
    server.stop().await;

    let mut original = Sqlite::open(store_file(&folder.0)).unwrap();
    for (name, bytes) in [("first", &first), ("second", &second)] {
        let copy = elsewhere.0.join(name);
        fs::write(&copy, bytes).unwrap();
        let data = elsewhere.0.join(format!("{name}-data"));
        let restored = store::restore(&copy, &store_file(&data), false).unwrap();
        assert_eq!((restored.tables, restored.unfinished), (5, 4));
        let mut there = Sqlite::open(store_file(&data)).unwrap();
        for row in original.rows(None, None, 9).unwrap() {
            let (mine, theirs) =
                (original.look(row.table).unwrap().unwrap(), there.look(row.table).unwrap().unwrap());
            assert_eq!(theirs.entries, mine.entries[..theirs.entries.len()], "{name}: what was kept then");
            assert!(row.table != over || theirs.entries == mine.entries);
            assert!(theirs.epoch > mine.epoch);
        }
    }
    let mut settings = settings(&elsewhere);
    settings.data = elsewhere.0.join("second-data");
    let server = Server::start(settings).await.unwrap();
    for ((cookie, table), at) in cookies.into_iter().zip(times) {
        let mut ana = Guest::with_cookie(&server, "Ana", Some(&cookie)).await.unwrap();
        let whole = ana.join(table).await;
        assert_eq!((whole.table.phase, whole.seat.map(|seat| seat.index())), (Phase::Playing, Some(0)));
        let gap = whole.at.as_ms().abs_diff(at.as_ms());
        assert!(gap < 60_000, "the clock has not jumped, twentyfold speed and all: {gap} ms");
        if let Some(played) = ana.play().await {
            played.unwrap();
        }
    }
}
