//! The client in examples/bot.py plays a whole game against a real server.

use server::Server;

use crate::guest::{Folder, settings};

#[tokio::test(flavor = "multi_thread")]
async fn a_client_in_python_plays_to_the_end() {
    let folder = Folder::new();
    let server = Server::start(settings(&folder)).await.unwrap();
    let url = format!("ws://{}", server.addr());
    let python = std::env::var("ESCAPEMENT_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let mut run = std::process::Command::new(&python);
    run.args([script, &url, "--turn-limit", "30"]);
    let output = tokio::task::spawn_blocking(move || run.output()).await.unwrap();
    let output = output.unwrap_or_else(|error| panic!("{python} does not run: {error}"));
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(
        output.status.success(),
        "Python with the package `websockets` is needed; `cargo xtask test` installs it:\n{out}\n{err}"
    );
    assert!(out.contains("winners [") && out.contains("seed "), "{out}");
}
