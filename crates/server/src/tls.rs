//! The same port, encrypted.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::serve::Listener;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{self, ServerConfig};
use tokio_rustls::server::TlsStream;

/// How long the two sides may take to agree on a secret.
const GREETING: Duration = Duration::from_secs(10);
/// How many do so at once.
const GREETINGS: usize = 256;
/// How long it waits when the system has no more sockets.
const BREATH: Duration = Duration::from_millis(200);

/// The files that a server shows itself with, both PEM.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tls {
    /// The certificate, and those between it and one that everybody knows.
    pub cert: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

/// Why a server cannot show itself with these files.
#[derive(Debug, Error)]
pub enum TlsError {
    /// A file cannot be read.
    #[error("cannot read {}: {error}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// There is no certificate in the file.
    #[error("there is no PEM certificate in {}", .0.display())]
    NoCertificate(PathBuf),
    /// There is no key in the file.
    #[error("there is no PEM private key in {}", .0.display())]
    NoKey(PathBuf),
    /// What is in the files is damaged, or does not belong together.
    #[error("the certificate {} and the key {} cannot be used: {error}", cert.display(), key.display())]
    Unusable {
        /// The certificate.
        cert: PathBuf,
        /// The key.
        key: PathBuf,
        /// Why not.
        error: rustls::Error,
    },
}

impl Tls {
    /// Reads the files and makes sure that they belong together.
    pub(crate) fn acceptor(&self) -> Result<TlsAcceptor, TlsError> {
        let (cert, key) = (read(&self.cert)?, read(&self.key)?);
        let unusable = |error| TlsError::Unusable { cert: self.cert.clone(), key: self.key.clone(), error };
        let certs: Vec<CertificateDer<'static>> = CertificateDer::pem_slice_iter(&cert)
            .collect::<Result<_, pem::Error>>()
            .map_err(|_| TlsError::NoCertificate(self.cert.clone()))?;
        if certs.is_empty() {
            return Err(TlsError::NoCertificate(self.cert.clone()));
        }
        let key = PrivateKeyDer::from_pem_slice(&key).map_err(|_| TlsError::NoKey(self.key.clone()))?;
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(unusable)?
            .with_no_client_auth()
            .with_single_cert(certs, key)
            .map_err(unusable)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(TlsAcceptor::from(Arc::new(config)))
    }
}

fn read(path: &Path) -> Result<Vec<u8>, TlsError> {
    std::fs::read(path).map_err(|error| TlsError::Read { path: path.to_owned(), error })
}

/// Hands out connections that are encrypted already: whoever takes long over it keeps nobody else waiting.
pub(crate) struct TlsListener {
    ready: mpsc::Receiver<(TlsStream<TcpStream>, SocketAddr)>,
    addr: SocketAddr,
}

impl TlsListener {
    pub(crate) fn new(listener: TcpListener, addr: SocketAddr, acceptor: TlsAcceptor) -> TlsListener {
        let (greeted, ready) = mpsc::channel(64);
        tokio::spawn(accept(listener, acceptor, greeted));
        TlsListener { ready, addr }
    }
}

async fn accept(
    listener: TcpListener,
    acceptor: TlsAcceptor,
    greeted: mpsc::Sender<(TlsStream<TcpStream>, SocketAddr)>,
) {
    let places = Arc::new(Semaphore::new(GREETINGS));
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = greeted.closed() => return,
        };
        let (stream, from) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::debug!(%error, "not accepted");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "nodelay");
        }
        let (acceptor, greeted) = (acceptor.clone(), greeted.clone());
        tokio::spawn(async move {
            match tokio::time::timeout(GREETING, acceptor.accept(stream)).await {
                // If nobody takes it, the server is closing.
                Ok(Ok(stream)) => drop(greeted.send((stream, from)).await),
                Ok(Err(error)) => tracing::debug!(%error, "no TLS"),
                Err(_) => tracing::debug!("no TLS in time"),
            }
            drop(place);
        });
    }
}

impl Listener for TlsListener {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        match self.ready.recv().await {
            Some(ready) => ready,
            // The task that listens lives as long as this; without it nobody comes any more.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.addr)
    }
}
