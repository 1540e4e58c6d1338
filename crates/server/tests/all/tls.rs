//! https with a certificate made for the test, and a real client that trusts it and nothing else.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use server::{Server, StartError, Tls};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

use crate::guest::{Folder, settings};

/// A certificate for `localhost` in two files, and what a client needs to trust it.
fn certificate(folder: &Folder, name: &str) -> (Tls, CertificateDer<'static>) {
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    let file = |ending: &str| -> PathBuf { folder.0.join(format!("{name}.{ending}")) };
    fs::write(file("cert.pem"), made.cert.pem()).unwrap();
    fs::write(file("key.pem"), made.signing_key.serialize_pem()).unwrap();
    (Tls { cert: file("cert.pem"), key: file("key.pem") }, made.cert.der().clone())
}

async fn connect(
    server: &Server,
    trusted: &CertificateDer<'static>,
) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(server.addr()).await?;
    TlsConnector::from(Arc::new(config)).connect(ServerName::try_from("localhost").unwrap(), stream).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_says_hello_over_tls_and_the_cookie_stays_there() {
    let folder = Folder::new();
    let (tls, trusted) = certificate(&folder, "own");
    let mut settings = settings(&folder);
    settings.tls = Some(tls);
    let server = Server::start(settings).await.unwrap();
    let port = server.addr().port();
    assert_eq!(server.links(), [format!("https://127.0.0.1:{port}")]);

    // Somebody who never says anything, and somebody who speaks plain http, keep nobody else out.
    let _silent = TcpStream::connect(server.addr()).await.unwrap();
    let mut plain = TcpStream::connect(server.addr()).await.unwrap();
    plain.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
    let mut answer = Vec::new();
    // Whether it ends with an alert or a reset, there is no page in it.
    let _ = plain.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP"), "{answer:?}");

    let stream = connect(&server, &trusted).await.unwrap();
    let (mut socket, response) =
        client_async(format!("wss://localhost:{port}/api/socket"), stream).await.unwrap();
    let cookie = response.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.ends_with("; Secure"), "{cookie}");
    let hello = serde_json::json!({"do": "hello", "protocol": protocol::VERSION, "name": "Ana"});
    socket.send(Message::text(hello.to_string())).await.unwrap();
    let Some(Ok(Message::Text(text))) = socket.next().await else { panic!("no answer") };
    let hello: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(hello["hello"]["protocol"], protocol::VERSION, "{hello}");

    let (_, other) = certificate(&folder, "other");
    assert!(
        connect(&server, &other).await.is_err(),
        "whoever does not know the certificate does not trust it"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_that_will_not_do_are_named() {
    let folder = Folder::new();
    let (one, _) = certificate(&folder, "one");
    let (two, _) = certificate(&folder, "two");
    let nothing = folder.0.join("nothing.pem");
    let text = folder.0.join("text.pem");
    fs::write(&text, "Dear diary").unwrap();
    for (cert, key, told) in [
        (&nothing, &one.key, "nothing.pem"),
        (&one.cert, &nothing, "nothing.pem"),
        (&text, &one.key, "no PEM certificate in"),
        (&one.key, &one.key, "no PEM certificate in"),
        (&one.cert, &text, "no PEM private key in"),
        (&one.cert, &two.key, "two.key.pem"),
    ] {
        let mut settings = settings(&folder);
        settings.tls = Some(Tls { cert: cert.clone(), key: key.clone() });
        let Err(error) = Server::start(settings).await else { panic!("{cert:?} {key:?}") };
        assert!(matches!(error, StartError::Tls(_)) && error.to_string().contains(told), "{error}");
    }
    let mut plain = settings(&folder);
    plain.tls = None;
    Server::start(plain).await.unwrap().stop().await;
}
