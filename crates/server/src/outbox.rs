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
type Written = Result<(), axum::Error>;

/// The way to a socket: it takes so many messages, and then it has fallen behind.
#[derive(Clone)]
pub(crate) struct Outbox(Arc<Shared>);

struct Shared {
    /// Gone when the socket is.
    desk: Mutex<Option<Desk>>,
    queue: Sender<Errand>,
    /// How many texts are in the queue. As long as there are any, nothing is written past them.
    waiting: AtomicUsize,
    /// Set when something did not fit. The socket clears it when it has sent all there was.
    behind: AtomicBool,
    echo: Mutex<Echo>,
}

/// What a socket is written with.
struct Desk {
    pen: Pen,
    /// The socket's own task, while it waits for the socket to take more. A socket wakes only the one who asked last, so
    /// everybody else asks in the name of that task.
    waits: Option<Waker>,
}

impl Desk {
    /// Whether something can be written now.
    fn is_ready(&mut self) -> bool {
        let mut on_behalf = Context::from_waker(self.waits.as_ref().unwrap_or(Waker::noop()));
        matches!(self.pen.poll_ready_unpin(&mut on_behalf), Poll::Ready(Ok(())))
    }

    /// Sends what was written, as far as the socket takes it. False if it does not take all of it now.
    fn flush(&mut self) -> bool {
        let mut on_behalf = Context::from_waker(self.waits.as_ref().unwrap_or(Waker::noop()));
        self.pen.poll_flush_unpin(&mut on_behalf).is_ready()
    }
}

/// What the socket's task is to write; nothing if it is only to see to what was written halfway.
pub(crate) type Errand = Option<Text>;

/// Why something was not taken.
pub(crate) enum NotTaken {
    /// It has fallen behind just now.
    Behind,
    /// It was behind before, or is gone.
    Already,
}

impl Outbox {
    /// The way to a socket that may leave a ping unanswered for so long.
    pub(crate) fn new(pen: Pen, unanswered: Duration) -> (Outbox, Receiver<Errand>) {
        let (queue, errands) = channel(QUEUE);
        let (waiting, behind) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (desk, echo) = (Mutex::new(Some(Desk { pen, waits: None })), Mutex::new(Echo::new(unanswered)));
        (Outbox(Arc::new(Shared { desk, queue, waiting, behind, echo })), errands)
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
                // If the task has made room meanwhile, it has not seen yet that it was behind.
                let _ = self.0.queue.try_send(None);
                Err(NotTaken::Behind)
            }
            Err(_) => Err(NotTaken::Already),
        }
    }

    /// Writes something at once, if nothing is in the way, or leaves it. It goes out with the next [flush](Outbox::flush).
    pub(crate) fn write(&self, text: Text) -> Result<(), NotTaken> {
        if self.0.waiting.load(Ordering::Acquire) == 0
            && let Some(desk) = self.desk().as_mut()
            && desk.is_ready()
        {
            // A socket that fails here is found lost when it is read.
            let _ = desk.pen.start_send_unpin(message(text));
            return Ok(());
        }
        self.leave(text)
    }

    /// Sends what was written. What does not go at once is left to the socket's task.
    pub(crate) fn flush(&self) {
        let Some(is_done) = self.desk().as_mut().map(Desk::flush) else { return };
        if !is_done {
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
            && let Some(desk) = self.desk().as_mut()
            && desk.is_ready()
        {
            // A socket that fails here is found lost when it is read.
            let _ = desk.pen.start_send_unpin(Message::Ping(echo.ping()));
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
        let gone = || Err(axum::Error::new("given up"));
        self.patiently(gone, |pen, cx| {
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
        })
        .await
    }

    /// Sends a message of the socket's own.
    pub(crate) async fn send(&self, message: Message) -> Result<(), ()> {
        let mut message = Some(message);
        self.patiently(
            || Ok(()),
            |pen, cx| {
                if message.is_some() {
                    ready!(pen.poll_ready_unpin(cx))?;
                    if let Some(message) = message.take() {
                        pen.start_send_unpin(message)?;
                    }
                }
                pen.poll_flush_unpin(cx)
            },
        )
        .await
    }

    /// Works with the pen until it is done, or for as long as one write may take. If the socket is given up, `gone` says
    /// how that counts. Most of what is written is taken immediately; only what is not needs a timer.
    async fn patiently(
        &self,
        gone: impl Fn() -> Written,
        mut work: impl FnMut(&mut Pen, &mut Context<'_>) -> Poll<Written>,
    ) -> Result<(), ()> {
        let work = poll_fn(|cx| {
            let mut desk = self.desk();
            let Some(Desk { pen, waits }) = desk.as_mut() else { return Poll::Ready(gone()) };
            let written = work(pen, cx);
            *waits = written.is_pending().then(|| cx.waker().clone());
            written
        });
        tokio::pin!(work);
        if let Some(written) = poll_immediate(&mut work).await {
            return written.map_err(drop);
        }
        match tokio::time::timeout(PATIENCE, work).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(()),
        }
    }

    /// Whether it had fallen behind; from now on it has not.
    pub(crate) fn caught_up(&self) -> bool {
        self.0.behind.swap(false, Ordering::AcqRel)
    }

    /// From now on nothing is written, whoever still knows the way.
    pub(crate) fn close(&self) {
        let desk = self.desk().take();
        // If the task waits to write, it finds now that there is nothing left to write with.
        if let Some(task) = desk.and_then(|desk| desk.waits) {
            task.wake();
        }
    }

    fn echo(&self) -> MutexGuard<'_, Echo> {
        self.0.echo.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn desk(&self) -> MutexGuard<'_, Option<Desk>> {
        self.0.desk.lock().unwrap_or_else(PoisonError::into_inner)
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
