//! `escapement serve`: the page, the tables, one port.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use server::{Limits, Pages, Server, Settings, Tls};
use words::{Language, Words};

use crate::{End, qr};

/// How the server is set up.
#[derive(Args, Clone, Debug)]
pub(crate) struct Wish {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = "0.0.0.0:8080", env = "ESCAPEMENT_ADDR")]
    addr: SocketAddr,
    /// The folder in which everything is kept
    #[arg(long, value_name = "FOLDER", default_value = "escapement-data", env = "ESCAPEMENT_DATA")]
    data: PathBuf,
    /// Speak https and nothing else, with this certificate (PEM, with those it is signed by)
    #[arg(long, value_name = "FILE", requires = "tls_key", env = "ESCAPEMENT_TLS_CERT")]
    tls_cert: Option<PathBuf>,
    /// The private key of that certificate (PEM)
    #[arg(long, value_name = "FILE", requires = "tls_cert", env = "ESCAPEMENT_TLS_KEY")]
    tls_key: Option<PathBuf>,
    /// How the log is written
    #[arg(long, value_name = "FORM", default_value = "text")]
    log: LogForm,
    /// The most requests that one socket may make in a second
    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().rate)]
    rate: u32,
    /// The most tables that are not over
    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().tables)]
    tables: u64,
    /// Delay every write to the disk by so many milliseconds, to see how things are with a slow one
    #[arg(long, value_name = "MS", default_value_t = 0, hide = true)]
    delay_per_sync: u64,
    /// Let the games run so many times faster than a clock, for tests
    #[arg(long, value_name = "TIMES", default_value_t = 1, hide = true)]
    speed: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum LogForm {
    /// Lines for people
    Text,
    /// One JSON object per line
    Json,
}

impl Wish {
    fn settings(&self) -> Settings {
        let mut settings = Settings::new(self.addr, self.data.clone());
        settings.pages = Pages {
            file: |path, encodings| web_assets::file(path, encodings).map(file),
            document: |path, languages, encodings| {
                let language = Language::from_code(languages).code();
                web_assets::document(path, language, encodings).map(file)
            },
        };
        settings.addresses = addresses;
        settings.tls = self.tls_cert.clone().zip(self.tls_key.clone()).map(|(cert, key)| Tls { cert, key });
        settings.limits.rate = self.rate;
        settings.limits.burst = settings.limits.burst.max(self.rate.saturating_mul(2));
        settings.limits.tables = self.tables;
        settings.delay_per_sync = Duration::from_millis(self.delay_per_sync);
        settings.speed = self.speed;
        settings
    }
}

/// A file of the page, for the server.
fn file(file: web_assets::File) -> server::File {
    let web_assets::File { bytes, content_type, encoding, etag, is_of_one_build } = file;
    server::File { bytes, content_type, encoding, etag, is_of_one_build }
}

/// Serves until it is told to stop.
pub(crate) fn run(wish: &Wish, words: &Words, out: &mut impl Write) -> io::Result<End> {
    write_log(wish.log);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = match Server::start(wish.settings()).await {
            Ok(server) => server,
            Err(error) => {
                return Ok(End::BadFile(
                    words.text("cli-serve-cannot", &[("why", error.to_string().into())]),
                ));
            }
        };
        announce(&server, wish, words, out)?;
        told_to_stop().await?;
        writeln!(out, "{}", words.text("cli-serve-stopping", &[]))?;
        out.flush()?;
        server.stop().await;
        Ok(End::Done)
    })
}

/// Every address it can be reached at; the one that phones can use as a QR code.
fn announce(server: &Server, wish: &Wish, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let data = wish.data.display().to_string();
    writeln!(out, "{}", words.text("cli-serve-ready", &[("data", data.into())]))?;
    let links = server.links();
    for link in &links {
        writeln!(out, "  {link}")?;
    }
    let near = addresses(server.addr()).iter().position(|ip| !ip.is_loopback() && ip.is_ipv4());
    if let (Some(near), true) = (near, io::stdout().is_terminal())
        && let Some(link) = links.get(near)
        && let Some(code) = qr::drawn(link)
    {
        writeln!(out, "{}", words.text("cli-serve-scan", &[("link", link.clone().into())]))?;
        writeln!(out, "{code}")?;
    }
    if let Some(link) = links.first() {
        let link = format!("{link}/host#{}", server.host_key());
        writeln!(out, "{}", words.text("cli-serve-host", &[("link", link.into())]))?;
    }
    if web_assets::paths().next().is_none() {
        writeln!(out, "{}", words.text("cli-serve-no-page", &[]))?;
    }
    writeln!(out, "{}", words.text("cli-serve-how-to-stop", &[]))?;
    out.flush()
}

/// The addresses of this machine that lead to the server: its own first.
fn addresses(addr: SocketAddr) -> Vec<IpAddr> {
    if !addr.ip().is_unspecified() {
        return vec![addr.ip()];
    }
    let mut all: Vec<IpAddr> = if_addrs::get_if_addrs()
        .unwrap_or_default()
        .into_iter()
        .filter(|interface| !interface.is_link_local())
        .map(|interface| interface.ip())
        .filter(|ip| ip.is_ipv4() || addr.is_ipv6())
        .collect();
    all.sort_by_key(|ip| (!ip.is_loopback(), ip.is_ipv6()));
    all.dedup();
    all
}

fn write_log(form: LogForm) {
    let filter = tracing_subscriber::EnvFilter::try_from_env("ESCAPEMENT_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // A second server in one program writes to the log of the first.
    let _ = match form {
        LogForm::Text => log.with_ansi(io::stderr().is_terminal()).try_init(),
        LogForm::Json => log.json().try_init(),
    };
}

async fn told_to_stop() -> io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            interrupted = tokio::signal::ctrl_c() => interrupted,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
