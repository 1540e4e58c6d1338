//! Whether everything that was acknowledged is there.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use protocol::{Answer, Request, Whole};
use serde::Serialize;
use tokio_tungstenite::tungstenite::Message;

use crate::connect::{Socket, connect};
use crate::party::Left;

/// How many look at once.
const EYES: usize = 8;

/// What somebody who came fresh to every table found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Audit {
    /// How many tables were looked at.
    pub tables: u64,
    /// Tables with fewer entries than were acknowledged or seen.
    pub lost: u64,
    /// Tables whose public document is not the one that everybody had.
    pub differing: u64,
    /// Tables that could not be looked at.
    pub silent: u64,
}

impl Audit {
    /// Whether everything was there.
    pub fn is_clean(&self) -> bool {
        self.lost == 0 && self.differing == 0 && self.silent == 0
    }
}

/// Joins every table as somebody new.
pub(crate) async fn audit(address: SocketAddr, left: Vec<Left>) -> Audit {
    let share = left.len().div_ceil(EYES).max(1);
    let looks: Vec<_> =
        left.chunks(share).map(|tables| tokio::spawn(look(address, tables.to_vec()))).collect();
    let mut sum = Audit::default();
    for look in looks {
        let found = look.await.unwrap_or_default();
        sum.tables += found.tables;
        sum.lost += found.lost;
        sum.differing += found.differing;
        sum.silent += found.silent;
    }
    // A look that broke off has found nothing.
    sum.silent += left.len() as u64 - sum.tables;
    sum.tables = left.len() as u64;
    sum
}

async fn look(address: SocketAddr, left: Vec<Left>) -> Audit {
    let mut found = Audit::default();
    let Ok((mut socket, _)) = connect(address, "/api/socket", None).await else { return found };
    let hello = Request::Hello { protocol: protocol::VERSION, name: None, sign: None };
    if socket.send(Message::text(hello.write())).await.is_err() {
        return found;
    }
    for Left { table, acknowledged, next, public } in left {
        found.tables += 1;
        let join = Request::Join { table, have: None };
        let whole = match socket.send(Message::text(join.write())).await {
            Ok(()) => whole(&mut socket).await.filter(|whole| whole.table.id == table),
            Err(_) => None,
        };
        let Some(whole) = whole else {
            found.silent += 1;
            continue;
        };
        if whole.seq < next || acknowledged.is_some_and(|seq| whole.seq <= seq) {
            found.lost += 1;
        } else if whole.seq == next && public.is_some() && whole.public != public {
            found.differing += 1;
        }
    }
    found
}

/// The next whole document; none if the table is refused.
async fn whole(socket: &mut Socket) -> Option<Whole> {
    while let Some(Ok(message)) = socket.next().await {
        let Message::Text(text) = message else { continue };
        match serde_json::from_str(&text) {
            Ok(Answer::Whole(whole)) => return Some(*whole),
            Ok(Answer::No { .. }) => return None,
            _ => {}
        }
    }
    None
}
