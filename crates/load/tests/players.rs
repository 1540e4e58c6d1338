//! A short load against a real server in this process: nothing is lost, and everybody sees everything.

use std::path::PathBuf;
use std::time::Duration;

use load::{Crowd, Faced, Idle, Pace, Settings, Trouble};
use server::Server;
use tokio::sync::watch;

fn settings() -> Settings {
    let (game, level) = ("cells".to_owned(), "novice".to_owned());
    Settings { game, options: None, tables: 4, people: 4, bots: 0, level, sockets: 4 }
}

/// Where the server of this test keeps everything.
fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("escapement-load-test-{}-{name}", std::process::id()))
}

async fn stop(server: Server, name: &str) {
    server.stop().await;
    std::fs::remove_dir_all(folder(name)).expect("the server has closed its file");
}

async fn server(name: &str) -> Server {
    let data = folder(name);
    // What an earlier run with the same number left behind.
    let _ = std::fs::remove_dir_all(&data);
    let mut settings = server::Settings::new(([127, 0, 0, 1], 0).into(), data);
    settings.limits.rate = 1_000_000;
    settings.limits.burst = 1_000_000;
    Server::start(settings).await.expect("a free port and an empty folder")
}

async fn gather(server: &Server, settings: &Settings) -> Crowd {
    let up = watch::channel(true).1;
    let own = Some(std::process::id());
    Crowd::gather(server.addr(), Faced::House, settings, up, own).await.expect("everybody comes")
}

#[tokio::test(flavor = "multi_thread")]
async fn as_fast_as_it_goes_nothing_is_lost() {
    let server = server("closed").await;
    let mut crowd = gather(&server, &settings()).await;
    let pace = Pace::Closed { think: Duration::ZERO };
    let figures = crowd.play(pace, Duration::ZERO, Duration::from_secs(2)).await;
    assert!(figures.acknowledged > 0 && figures.accepted_per_s > 0.0, "{figures:?}");
    assert_eq!((figures.gaps, figures.taken_back, figures.unseen), (0, 0, 0), "{figures:?}");
    assert!(figures.refused.is_empty(), "{figures:?}");
    assert!(figures.server_us_per_move.is_some() && figures.kept_us.p50 > 0, "{figures:?}");
    let (audit, script) = crowd.go_home().await;
    assert!(audit.is_clean() && audit.tables >= 4, "{audit:?}");
    assert!(script.expect("the first table is recorded").mean_bytes() > 50.0);
    stop(server, "closed").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_schedule_with_bots_watchers_and_silent_people() {
    let server = server("open").await;
    let idle = Idle::gather(server.addr(), 8).await;
    assert_eq!((idle.count(), &idle.trouble), (8, &None));
    let mut crowd = gather(&server, &Settings { tables: 2, people: 1, bots: 1, ..settings() }).await;
    let figures = crowd.play(Pace::Open { rate: 20.0 }, Duration::ZERO, Duration::from_secs(1)).await;
    assert_eq!((figures.gaps, figures.taken_back), (0, 0), "{figures:?}");
    let (audit, _) = crowd.go_home().await;
    assert!(audit.is_clean(), "{audit:?}");
    stop(server, "open").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_in_the_temple_act_each_by_their_own_clock() {
    let server = server("temple").await;
    let options = Some(serde_json::json!({"intro_ms": 0}));
    let temple =
        Settings { game: "temple".to_owned(), options, tables: 2, people: 3, sockets: 3, ..settings() };
    let mut crowd = gather(&server, &temple).await;
    let pace = Pace::Each { every: Duration::from_millis(300) };
    let figures = crowd.play(pace, Duration::ZERO, Duration::from_secs(6)).await;
    assert!(figures.acknowledged > 12 && figures.accepted_per_s > 2.0, "{figures:?}");
    assert_eq!((figures.gaps, figures.taken_back, figures.unseen), (0, 0, 0), "{figures:?}");
    assert!(figures.refused.is_empty(), "{figures:?}");
    let (audit, _) = crowd.go_home().await;
    assert!(audit.is_clean(), "{audit:?}");
    stop(server, "temple").await;
}

#[tokio::test]
async fn what_cannot_be_is_said() {
    let nowhere = ([127, 0, 0, 1], 1).into();
    let up = || watch::channel(true).1;
    let unknown = Settings { game: "chess".to_owned(), ..settings() };
    let trouble = Crowd::gather(nowhere, Faced::House, &unknown, up(), None).await.err();
    assert!(matches!(trouble, Some(Trouble::UnknownGame(_))));
    let too_few = Settings { sockets: 3, ..settings() };
    let trouble = Crowd::gather(nowhere, Faced::House, &too_few, up(), None).await.err();
    assert!(matches!(trouble, Some(Trouble::Impossible(_))));
}
