//! The real program serving: what it prints, who is the host, what is said when it cannot.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::program::run;

/// A server that is gone when the test is over, and its folder with it.
struct Serving {
    child: Child,
    folder: PathBuf,
    /// What it printed when it was ready.
    printed: Vec<String>,
}

impl Serving {
    fn start(name: &str) -> Serving {
        let folder = std::env::temp_dir().join(format!("escapement-serving-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_escapement"))
            .args(["serve", "--addr", "127.0.0.1:0", "--lang", "en", "--data"])
            .arg(folder.join("data"))
            .env("ESCAPEMENT_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let mut printed = Vec::new();
        for line in lines {
            let last = line.starts_with("Ctrl-C");
            printed.push(line);
            if last {
                break;
            }
        }
        Serving { child, folder, printed }
    }

    fn at(&self, name: &str) -> String {
        self.folder.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

#[test]
fn the_link_for_the_host_leads_to_a_backup_that_can_be_restored() {
    let serving = Serving::start("host");
    let link =
        serving.printed.iter().find_map(|line| line.strip_prefix("For the host alone: http://")).unwrap();
    let (address, key) = link.split_once("/host#").unwrap();
    assert!(serving.printed.contains(&format!("  http://{address}")), "{:?}", serving.printed);

    let done = run(&["backup", &serving.at("copy"), "--data", &serving.at("data")], b"");
    assert_eq!(done.code, 3);
    assert!(done.err.contains("host page"), "{}", done.err);

    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!(
        "GET /api/host/backup HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {key}\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let body = answer.windows(4).position(|window| window == b"\r\n\r\n").unwrap() + 4;
    assert!(answer.starts_with(b"HTTP/1.1 200"));
    fs::write(serving.at("copy"), &answer[body..]).unwrap();
    let done = run(&["restore", &serving.at("copy"), "--data", &serving.at("other")], b"");
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    let done = run(&["restore", &serving.at("copy"), "--data", &serving.at("data"), "--force"], b"");
    assert!(done.code == 3 && done.err.contains("Stop it first"), "not even by force: {}", done.err);
}

#[test]
fn a_certificate_comes_with_its_key_and_both_must_be_there() {
    let usage = run(&["serve", "--tls-cert", "cert.pem"], b"");
    assert!(usage.code == 2 && usage.err.contains("--tls-key"), "{}", usage.err);
    let folder = std::env::temp_dir().join(format!("escapement-serving-{}-tls", std::process::id()));
    let data = folder.to_str().unwrap();
    let files = ["--tls-cert", "/nowhere/cert.pem", "--tls-key", "/nowhere/key.pem"];
    let done = run(&[&["serve", "--addr", "127.0.0.1:0", "--data", data][..], &files].concat(), b"");
    assert_eq!(done.code, 3);
    assert!(done.err.contains("Cannot serve: cannot read /nowhere/cert.pem"), "{}", done.err);
    assert!(!folder.exists(), "nothing was begun");
}
