//! The table's manners over real sockets: another device, a closed door, and playing again.

use protocol::{Answer, Phase, TableId};
use serde_json::json;
use server::Server;

use crate::guest::{Folder, Guest, settings, table_of_two};

async fn next_table(guest: &mut Guest) -> TableId {
    let next = guest.hear_until(|answer| match answer {
        Answer::Entry(entry) => entry.table.as_ref()?.get("next")?.as_str()?.parse().ok(),
        _ => None,
    });
    next.await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_moves_to_another_device() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder)).await.unwrap();
    let (mut ana, mut ben, table) = table_of_two(&server).await;
    ana.ask(json!({"do": "set", "watchers": false})).await.unwrap();
    ben.send(json!({"do": "pass", "id": 7})).await;
    let code = ben.hear_until(|answer| match answer {
        Answer::Pass { id: 7, code } => Some(code.as_str().to_owned()),
        _ => None,
    });
    let code = code.await;
    let mut phone = Guest::new(&server, "Ben").await;
    phone.send(json!({"do": "join", "table": table})).await;
    let refused = |answer: &Answer| match answer {
        Answer::No { id: None, code, .. } => Some(code.clone()),
        _ => None,
    };
    assert_eq!(phone.hear_until(refused).await, "closed_to_watchers");
    let wrong = json!({"do": "claim", "code": "ABCDEFGHJKLMNPQR"});
    assert_eq!(phone.ask(wrong).await, Err("no_such_pass".into()));
    phone.send(json!({"do": "claim", "id": 8, "code": code})).await;
    assert_eq!(phone.whole().await.seat.map(|seat| seat.index()), Some(1));
    assert_eq!(ben.hear_until(refused).await, "closed_to_watchers");
    ana.play().await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again_also_after_a_restart() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder)).await.unwrap();
    let (ana, mut ben, table) = table_of_two(&server).await;
    ben.ask(json!({"do": "concede"})).await.unwrap();
    server.stop().await;

    // Whoever finds the finished game later can still ask for another.
    let server = Server::start(settings(&folder)).await.unwrap();
    let mut ana = Guest::with_cookie(&server, "Ana", Some(&ana.cookie)).await.unwrap();
    let mut ben = Guest::with_cookie(&server, "Ben", Some(&ben.cookie)).await.unwrap();
    assert_eq!(ana.join(table).await.table.phase, Phase::Over);
    ben.join(table).await;
    ana.send(json!({"do": "rematch", "id": 7})).await;
    ben.send(json!({"do": "rematch", "id": 8})).await;
    let next = next_table(&mut ana).await;
    assert_eq!(next_table(&mut ben).await, next);
    let whole = ben.join(next).await;
    assert_eq!((whole.table.phase, whole.seat.map(|seat| seat.index())), (Phase::Gathering, Some(1)));
    assert_eq!(whole.table.options["first_seat"], 1);
    ana.join(next).await;
    let started = if ana.ask(json!({"do": "start"})).await.is_ok() {
        Ok(0)
    } else {
        ben.ask(json!({"do": "start"})).await
    };
    started.unwrap();
    ben.play().await.unwrap().unwrap();
    let mut eve = Guest::new(&server, "Eve").await;
    assert_eq!(eve.join(table).await.table.next, Some(next));
}
