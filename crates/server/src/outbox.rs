//! The way to a socket, for whoever has something to tell it.
//!
//! A socket mostly takes what it is told at once. Then it is written by whoever tells it: to wake the socket's own task for
//! every message costs more than the message. What is not taken at once waits in a queue, and that task writes it.

use std::future::poll_fn;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker, ready};
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use bytes::Bytes;
use futures_util::SinkExt;
use futures_util::future::poll_immediate;
use futures_util::stream::SplitSink;
use house::Text;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::mpsc::{Receiver, Sender, channel};

use crate::echo::Echo;

/// How many messages a socket may be behind.
const QUEUE: usize = 64;
/// How long one write may take.
const PATIENCE: Duration = Duration::from_secs(20);

type Pen = SplitSink<WebSocket, Message>;

/// The way to a socket: it takes so many messages, and then it has fallen behind.
#[derive(Clone)]
pub(crate) struct Outbox(Arc<Shared>);

struct Shared {
    /// Gone when the socket is.
    pen: Mutex<Option<Pen>>,
    queue: Sender<Errand>,
    /// How many texts are in the queue. As long as there are any, nothing is written past them.
    waiting: AtomicUsize,
    /// Set when something did not fit. The socket clears it when it has sent all there was.
    behind: AtomicBool,
    echo: Mutex<Echo>,
}

/// What the socket's task is to write; nothing if it is only to see to what was written halfway.
pub(crate) type Errand = Option<Text>;

/// Why something was not taken.
pub(crate) enum NotTaken {
    /// It has fallen behind just now; from then on it is not said again.
    Behind,
    /// It is behind for a while, or gone. Both are known.
    Already,
}

impl Outbox {
    /// The way to a socket that may leave a ping unanswered for so long.
    pub(crate) fn new(pen: Pen, unanswered: Duration) -> (Outbox, Receiver<Errand>) {
        let (queue, errands) = channel(QUEUE);
        let (waiting, behind) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (pen, echo) = (Mutex::new(Some(pen)), Mutex::new(Echo::new(unanswered)));
        (Outbox(Arc::new(Shared { pen, queue, waiting, behind, echo })), errands)
    }

    /// Has the socket's task write something.
    pub(crate) fn leave(&self, text: Text) -> Result<(), NotTaken> {
        self.0.waiting.fetch_add(1, Ordering::AcqRel);
        let left = self.0.queue.try_send(Some(text));
        if left.is_err() {
            self.0.waiting.fetch_sub(1, Ordering::AcqRel);
        }
        match left {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) if !self.0.behind.swap(true, Ordering::AcqRel) => {
                Err(NotTaken::Behind)
            }
            Err(_) => Err(NotTaken::Already),
        }
    }

    /// Writes something at once, if nothing is in the way, or leaves it. It goes out with the next [flush](Outbox::flush).
    pub(crate) fn write(&self, text: Text) -> Result<(), NotTaken> {
        if self.0.waiting.load(Ordering::Acquire) == 0
            && let Some(pen) = self.pen().as_mut()
            && let Poll::Ready(Ok(())) = pen.poll_ready_unpin(&mut nobody())
        {
            // A socket that fails here is found lost when it is read.
            let _ = pen.start_send_unpin(message(text));
            return Ok(());
        }
        self.leave(text)
    }

    /// Sends what was written. What does not go at once is left to the socket's task.
    pub(crate) fn flush(&self) {
        let Some(flushed) = self.pen().as_mut().map(|pen| pen.poll_flush_unpin(&mut nobody())) else {
            return;
        };
        if flushed.is_pending() {
            // If there is no room, the task has enough to do to come by.
            let _ = self.0.queue.try_send(None);
        }
    }

    /// Sends a ping, unless one is out or something is in the way that it would be late by. Whoever does not answer any more is
    /// given up.
    pub(crate) fn ping(&self) {
        let mut echo = self.echo();
        if echo.is_lost() {
            self.close();
            // The task finds that there is nothing left to write with.
            let _ = self.0.queue.try_send(None);
            return;
        }
        if self.0.waiting.load(Ordering::Acquire) == 0
            && echo.is_silent()
            && let Some(pen) = self.pen().as_mut()
            && let Poll::Ready(Ok(())) = pen.poll_ready_unpin(&mut nobody())
        {
            // A socket that fails here is found lost when it is read.
            let _ = pen.start_send_unpin(Message::Ping(echo.ping()));
        }
        drop(echo);
        self.flush();
    }

    /// A pong came: how long its ping took.
    pub(crate) fn pong(&self, named: &[u8]) -> Option<Duration> {
        self.echo().pong(named)
    }

    // ----- the socket's own task ------------------------------------------------------------------------------------

    /// Writes this and everything else that waits, and flushes once.
    pub(crate) async fn work_off(&self, first: Errand, errands: &mut Receiver<Errand>) -> Result<(), ()> {
        let mut next = Some(first);
        let work = poll_fn(|cx| {
            let mut pen = self.pen();
            let Some(pen) = pen.as_mut() else { return Poll::Ready(Err(axum::Error::new("given up"))) };
            loop {
                ready!(pen.poll_ready_unpin(cx))?;
                match next.take().or_else(|| errands.try_recv().ok()) {
                    Some(Some(text)) => {
                        pen.start_send_unpin(message(text))?;
                        self.0.waiting.fetch_sub(1, Ordering::AcqRel);
                    }
                    Some(None) => {}
                    None => return pen.poll_flush_unpin(cx),
                }
            }
        });
        patiently(work).await
    }

    /// Sends a message of the socket's own.
    pub(crate) async fn send(&self, message: Message) -> Result<(), ()> {
        let mut message = Some(message);
        let work = poll_fn(|cx| {
            let mut pen = self.pen();
            let Some(pen) = pen.as_mut() else { return Poll::Ready(Ok(())) };
            if message.is_some() {
                ready!(pen.poll_ready_unpin(cx))?;
                if let Some(message) = message.take() {
                    pen.start_send_unpin(message)?;
                }
            }
            pen.poll_flush_unpin(cx)
        });
        patiently(work).await
    }

    /// Whether it had fallen behind; from now on it has not.
    pub(crate) fn caught_up(&self) -> bool {
        self.0.behind.swap(false, Ordering::AcqRel)
    }

    /// From now on nothing is written, whoever still knows the way.
    pub(crate) fn close(&self) {
        self.pen().take();
    }

    fn echo(&self) -> MutexGuard<'_, Echo> {
        self.0.echo.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn pen(&self) -> MutexGuard<'_, Option<Pen>> {
        self.0.pen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Nobody is woken when the socket takes more: its own task is told to see to it.
fn nobody() -> Context<'static> {
    Context::from_waker(Waker::noop())
}

/// Most of what is written is taken at once; only what is not needs a timer.
async fn patiently(work: impl Future<Output = Result<(), axum::Error>>) -> Result<(), ()> {
    tokio::pin!(work);
    if let Some(written) = poll_immediate(&mut work).await {
        return written.map_err(drop);
    }
    match tokio::time::timeout(PATIENCE, work).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(()),
    }
}

pub(crate) fn message(text: Text) -> Message {
    // The bytes of a text are shared, not copied.
    match Utf8Bytes::try_from(Bytes::from_owner(Shares(text))) {
        Ok(text) => Message::Text(text),
        Err(_) => Message::Ping(Bytes::new()),
    }
}

struct Shares(Text);

impl AsRef<[u8]> for Shares {
    fn as_ref(&self) -> &[u8] {
        self.0.as_bytes()
    }
}
