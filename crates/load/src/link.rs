//! One socket of a table: it comes about, carries texts, is lost, and comes about again.

use std::collections::VecDeque;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use futures_util::{Sink, Stream};
use protocol::Request;
use table::Seat;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::connect::{Socket, connect};
use crate::ground::Ground;

/// How long to wait before the next try, when nobody opened.
const PAUSE: Duration = Duration::from_millis(40);

type Coming = Pin<Box<dyn Future<Output = (Socket, Option<String>)> + Send>>;

enum State {
    Coming(Coming),
    Open(Box<Socket>),
}

/// What happened at a socket.
pub(crate) enum Happening {
    /// It is open.
    Came,
    /// Something was said.
    Text(Utf8Bytes),
    /// It is lost, and comes about anew.
    Lost,
}

/// A request without an answer; it is sent again after a cut.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub(crate) id: u64,
    pub(crate) text: Utf8Bytes,
}

/// One socket of a table.
pub(crate) struct Link {
    ground: Arc<Ground>,
    path: String,
    state: State,
    cookie: Option<String>,
    out: VecDeque<Utf8Bytes>,
    flushed: bool,
    /// The number of the next entry, once it knows the table.
    pub(crate) next: Option<u64>,
    /// Whose eyes these are.
    pub(crate) seat: Option<Seat>,
    pub(crate) pending: Option<Pending>,
    /// Whether it was open before.
    pub(crate) came: bool,
    /// Whether it has joined the table and heard nothing of it yet.
    pub(crate) joining: bool,
}

impl Link {
    pub(crate) fn new(ground: Arc<Ground>, path: String) -> Link {
        let state = State::Coming(coming(Arc::clone(&ground), path.clone(), None));
        let out = VecDeque::new();
        Link {
            ground,
            path,
            state,
            cookie: None,
            out,
            flushed: true,
            next: None,
            seat: None,
            pending: None,
            came: false,
            joining: false,
        }
    }

    /// Says something, if it is open; what must be answered is [asked](Link::ask).
    pub(crate) fn say(&mut self, text: Utf8Bytes) {
        if matches!(self.state, State::Open(_)) {
            self.out.push_back(text);
        }
    }

    /// Says something that must be answered, and says it again after a cut until it is.
    pub(crate) fn ask(&mut self, id: u64, request: &Request) {
        let text = Utf8Bytes::from(request.write());
        self.pending = Some(Pending { id, text: text.clone() });
        self.say(text);
    }

    /// Says again what was not answered.
    pub(crate) fn ask_again(&mut self) {
        if let Some(pending) = self.pending.clone() {
            self.say(pending.text);
        }
    }

    fn lose(&mut self) {
        self.out.clear();
        self.flushed = true;
        let coming = coming(Arc::clone(&self.ground), self.path.clone(), self.cookie.clone());
        self.state = State::Coming(coming);
    }

    /// What happens next.
    pub(crate) fn poll(&mut self, cx: &mut Context<'_>) -> Poll<Happening> {
        let read = match &mut self.state {
            State::Coming(coming) => {
                let (socket, cookie) = ready!(coming.as_mut().poll(cx));
                self.cookie = cookie;
                self.state = State::Open(Box::new(socket));
                return Poll::Ready(Happening::Came);
            }
            State::Open(socket) => loop {
                match ready!(Pin::new(socket.as_mut()).poll_next(cx)) {
                    Some(Ok(Message::Text(text))) => break Some(text),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break None,
                    Some(Ok(_)) => {}
                }
            },
        };
        match read {
            Some(text) => Poll::Ready(Happening::Text(text)),
            None => {
                self.lose();
                Poll::Ready(Happening::Lost)
            }
        }
    }

    /// Sends what was said. A socket that fails here is found lost when it is read.
    pub(crate) fn poll_send(&mut self, cx: &mut Context<'_>) {
        let State::Open(socket) = &mut self.state else { return };
        let mut socket = Pin::new(socket.as_mut());
        while !self.out.is_empty() {
            match socket.as_mut().poll_ready(cx) {
                Poll::Ready(Ok(())) => {
                    let Some(text) = self.out.pop_front() else { break };
                    self.flushed = false;
                    if socket.as_mut().start_send(Message::Text(text)).is_err() {
                        return;
                    }
                }
                Poll::Ready(Err(_)) | Poll::Pending => return,
            }
        }
        if !self.flushed && socket.as_mut().poll_flush(cx).is_ready() {
            self.flushed = true;
        }
    }
}

/// Comes about, however often it has to be tried.
fn coming(ground: Arc<Ground>, path: String, cookie: Option<String>) -> Coming {
    Box::pin(async move {
        loop {
            let mut up = ground.up.clone();
            // If nobody tells any more whether the server is there, it is tried.
            let _ = up.wait_for(|up| *up).await;
            let permit = ground.knocking.acquire().await;
            match connect(ground.address, &path, cookie.as_deref()).await {
                Ok(come) => return come,
                Err(error) => ground.tally.complain(error.to_string()),
            }
            drop(permit);
            tokio::time::sleep(PAUSE).await;
        }
    })
}
