//! Fair races over real sockets: three people at different distances, whose bytes take their time.
#![allow(clippy::unwrap_used)]

mod guest;

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use guest::{Folder, Guest, settings};
use protocol::Answer;
use serde_json::{Value, json};
use server::Server;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::time::{Instant, sleep, sleep_until};
use tokio_tungstenite::tungstenite::Message;

/// How long each of them takes there and back, in milliseconds; and by how much longer each way may take.
const TRIPS: [u64; 3] = [22, 72, 142];
const JITTER: u64 = 8;

/// A way to the server on which everything takes so long in either direction.
async fn far(server: SocketAddr, way: u64) -> SocketAddr {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let addr = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((near, _)) = listener.accept().await {
            let far = TcpStream::connect(server).await.unwrap();
            let _ = (near.set_nodelay(true), far.set_nodelay(true));
            let ((near_read, near_write), (far_read, far_write)) = (near.into_split(), far.into_split());
            tokio::spawn(carry(near_read, far_write, way, 3));
            tokio::spawn(carry(far_read, near_write, way, 7));
        }
    });
    addr
}

/// Carries what comes, each piece late and none before another.
async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, way: u64, mut luck: u32) {
    let (send, mut pieces) = unbounded_channel::<(Instant, Vec<u8>)>();
    tokio::spawn(async move {
        while let Some((due, piece)) = pieces.recv().await {
            sleep_until(due).await;
            if to.write_all(&piece).await.is_err() {
                break;
            }
        }
    });
    let mut buffer = vec![0; 16_384];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        luck = luck.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let late = Duration::from_millis(way + u64::from(luck >> 16) % (JITTER + 1));
        if send.send((Instant::now() + late, buffer[..count].to_vec())).is_err() {
            break;
        }
    }
}

/// Somebody who plays on when told to, and meanwhile reads, so that pings are answered.
fn player(guest: Guest) -> UnboundedSender<Value> {
    let (say, mut said) = unbounded_channel::<Value>();
    let mut socket = guest.into_socket();
    tokio::spawn(async move {
        loop {
            tokio::select! {
                request = said.recv() => {
                    let Some(request) = request else { break };
                    socket.send(Message::text(request.to_string())).await.unwrap();
                }
                heard = socket.next() => if !matches!(heard, Some(Ok(_))) { break },
            }
        }
    });
    say
}

/// Who shares their dice, as a watcher hears next.
async fn next_shares(watcher: &mut Guest) -> [bool; 3] {
    let shares = watcher.hear_until(|answer| match answer {
        Answer::Entry(entry) => serde_json::from_value(entry.public.as_ref()?.get("share")?.clone()).ok(),
        _ => None,
    });
    shares.await
}

/// Plays 25 ms apart: so many races, with the option or without. In how many percent the earlier one was first.
async fn race(fair: bool, races: u64) -> f64 {
    let folder = Folder::new();
    let mut settings = settings(&folder);
    settings.speed = 1;
    let server = Server::start(settings).await.unwrap();
    let mut guests = Vec::new();
    for trip in TRIPS {
        let way = far(server.addr(), trip / 2).await;
        guests.push(Guest::through(way, "Racer", None).await.unwrap());
    }
    let open = json!({"do": "open", "id": 1, "game": "temple", "seats": 3, "fair_race": fair,
        "options": {"pace": "free", "intro_ms": 1_000}});
    guests[0].send(open).await;
    let table = guests[0]
        .hear_until(|answer| if let Answer::Opened { table, .. } = answer { Some(*table) } else { None })
        .await;
    for (seat, guest) in guests.iter_mut().enumerate() {
        guest.join(table).await;
        guest.ask(json!({"do": "sit", "seat": seat})).await.unwrap();
    }
    guests[0].ask(json!({"do": "start"})).await.unwrap();
    for guest in &mut guests {
        guest.play().await.unwrap().unwrap();
    }
    let mut watcher = Guest::new(&server, "Watcher").await;
    let on = watcher.join(table).await.seq;
    let players: Vec<_> = guests.into_iter().map(player).collect();
    // Until they are inside, and sixteen pings have gone to each.
    sleep(Duration::from_secs(7)).await;
    let (mut shares, mut won) = ([true; 3], 0);
    for number in 0..races {
        let first = (number % 3) as usize;
        let second = (first + 1 + (number / 3 % 2) as usize) % 3;
        let start = Instant::now();
        for (seat, after) in [(first, 0), (second, 25)] {
            shares[seat] = !shares[seat];
            let mv = json!({"Share": {"on": shares[seat]}});
            sleep_until(start + Duration::from_millis(after)).await;
            let id = 1_000 + number * 3 + seat as u64;
            players[seat].send(json!({"do": "move", "id": id, "on": on, "move": mv})).unwrap();
        }
        won += u64::from(next_shares(&mut watcher).await[first] == shares[first]);
        assert_eq!(next_shares(&mut watcher).await, shares);
    }
    server.stop().await;
    won as f64 * 100.0 / races as f64
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_first_wins_however_far_away_they_are() {
    let (fair, arrival) = tokio::join!(race(true, 60), race(false, 60));
    println!("plays 25 ms apart, round trips of {TRIPS:?} ms and more: the earlier one wins in {fair:.0} %,");
    println!("and in order of arrival in {arrival:.0} %");
    assert!(fair >= 85.0 && fair > arrival + 10.0, "{fair} % and {arrival} %");
}
