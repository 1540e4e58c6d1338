//! What only the host may ask for: everything under `/api/host/`, with the key.

mod backup;
mod forgetting;
mod key;
mod listing;
mod retention;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Query, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, post};
use protocol::{GuestId, TableId};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

pub(crate) use backup::clear;
pub(crate) use key::Key;
pub(crate) use retention::run as keep_for_so_long;

use self::forgetting::Forgotten;
use self::key::Shown;
use self::listing::{Listed, Wanted};
use crate::routes::{Shared, json};

/// How many tables are looked at for one list, whether they are shown or not.
const MOST_LOOKED_AT: usize = 200;

/// The routes of the host.
pub(crate) fn router(shared: Shared) -> Router<Shared> {
    Router::new()
        .route("/tables", get(tables))
        .route("/disk", get(disk))
        .route("/close", post(close))
        .route("/retention", get(retention).post(set_retention))
        .route("/forget", post(forget))
        .route("/backup", get(back_up))
        .layer(from_fn_with_state(shared, only_the_host))
}

/// Why the host does not get what was asked for.
enum No {
    BadRequest(String),
    UnknownTable,
    Copying,
    Store,
}

type Told = Result<Response, No>;

impl axum::response::IntoResponse for No {
    fn into_response(self) -> Response {
        match self {
            No::BadRequest(why) => refuse(StatusCode::BAD_REQUEST, "bad_request", Some(why)),
            No::UnknownTable => refuse(StatusCode::NOT_FOUND, "no_such_table", None),
            No::Copying => refuse(StatusCode::CONFLICT, "copying", None),
            No::Store => refuse(StatusCode::SERVICE_UNAVAILABLE, "store", None),
        }
    }
}

fn refuse(status: StatusCode, code: &str, why: Option<String>) -> Response {
    let mut response = json(&match why {
        Some(why) => json!({ "error": code, "why": why }),
        None => json!({ "error": code }),
    });
    *response.status_mut() = status;
    response
}

async fn only_the_host(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    match shared.key.shown(request.headers()) {
        Shown::Right => next.run(request).await,
        Shown::Wrong => {
            tracing::warn!(path = request.uri().path(), "a wrong host key");
            let mut response = refuse(StatusCode::UNAUTHORIZED, "wrong_key", None);
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
            response
        }
        Shown::WrongAgain => refuse(StatusCode::TOO_MANY_REQUESTS, "too_many_wrong_keys", None),
    }
}

fn read<T: DeserializeOwned>(body: &Bytes) -> Result<T, No> {
    serde_json::from_slice(body).map_err(|error| No::BadRequest(error.to_string()))
}

/// `GET tables`: all tables, the newest first, in pages.
async fn tables(
    State(shared): State<Shared>,
    wanted: Result<Query<Wanted>, axum::extract::rejection::QueryRejection>,
) -> Told {
    let Query(wanted) = wanted.map_err(|error| No::BadRequest(error.body_text()))?;
    let (mut listed, mut next, mut looked_at) = (Vec::new(), wanted.before, 0);
    loop {
        let (finished, most) = (wanted.finished(), wanted.most() - listed.len());
        let rows = shared.keeper.ask_host(move |store| {
            let rows = store.rows(next, finished, most)?;
            let look = |row: store::Row| (row, store.look(row.table).ok().flatten());
            Ok(rows.into_iter().map(look).collect::<Vec<_>>())
        });
        let rows = rows.await.ok_or(No::Store)?;
        let last = rows.len() < most;
        looked_at += rows.len();
        next = rows.last().map(|(row, _)| row.number).or(next);
        let (keeper, wishes) = (shared.keeper.clone(), wanted.clone());
        let shown = tokio::task::spawn_blocking(move || {
            let list = |(row, kept): (store::Row, Option<_>)| {
                Listed::new(&row, kept.as_ref(), keeper.games, keeper.awake.has(row.table))
            };
            rows.into_iter().map(list).filter(|listed| wishes.includes(listed)).collect::<Vec<_>>()
        });
        listed.extend(shown.await.map_err(|_| No::Store)?);
        if last {
            return Ok(json(&json!({ "tables": listed, "next": Value::Null })));
        }
        if listed.len() >= wanted.most() || looked_at >= MOST_LOOKED_AT {
            return Ok(json(&json!({ "tables": listed, "next": next })));
        }
    }
}

/// `GET disk`: how much room everything takes.
async fn disk(State(shared): State<Shared>) -> Told {
    let room = shared.keeper.ask_host(|store| store.room()).await.ok_or(No::Store)?;
    Ok(json(&json!({
        "file": room.file,
        "free": room.free,
        "log": room.log,
        "tables": { "open": room.unfinished, "over": room.finished, "awake": shared.keeper.awake.count() },
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Close {
    table: TableId,
}

/// `POST close`: a table is no more, for those who sit there too.
async fn close(State(shared): State<Shared>, body: Bytes) -> Told {
    let Close { table } = read(&body)?;
    let deleted = shared.keeper.ask_host(move |store| {
        let deleted = store.delete(table)?;
        store.scrub()?;
        Ok(deleted)
    });
    let deleted = deleted.await.ok_or(No::Store)?;
    // Afterwards, so that whoever is told and comes back finds nothing.
    let told = shared.keeper.awake.closed(table);
    if !deleted && !told {
        return Err(No::UnknownTable);
    }
    tracing::info!(%table, "closed by the host");
    Ok(json(&json!({ "closed": table })))
}

/// `GET retention`: for how many days finished tables are kept.
async fn retention(State(shared): State<Shared>) -> Told {
    let days = shared.keeper.ask_host(retention::days).await.ok_or(No::Store)?;
    Ok(json(&json!({ "days": days })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Retention {
    #[serde(deserialize_with = "Option::deserialize")]
    days: Option<u32>,
}

/// `POST retention`: sets it; it is done at the next start and once a day.
async fn set_retention(State(shared): State<Shared>, body: Bytes) -> Told {
    let Retention { days } = read(&body)?;
    if days.is_some_and(|days| !(1..=retention::MOST_DAYS).contains(&days)) {
        return Err(No::BadRequest(format!("1 to {} days, or null", retention::MOST_DAYS)));
    }
    shared.keeper.ask_host(move |store| retention::set_days(store, days)).await.ok_or(No::Store)?;
    tracing::info!(?days, "finished tables are kept for");
    Ok(json(&json!({ "days": days })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Forget {
    guest: GuestId,
}

/// `POST forget`: nothing tells any more that this guest was ever here.
async fn forget(State(shared): State<Shared>, body: Bytes) -> Told {
    let Forget { guest } = read(&body)?;
    let (mut tables, mut left, mut before) = (0, Vec::new(), None);
    loop {
        let mut bytes = [0; 8 * forgetting::AT_ONCE];
        getrandom::fill(&mut bytes).map_err(|_| No::Store)?;
        let done = shared.keeper.ask_host(move |store| {
            let mut numbers = bytes.as_chunks::<8>().0.iter();
            forgetting::forget(store, guest, before, || numbers.next().copied().unwrap_or_default())
        });
        let Forgotten { tables: some, left: more, next } = done.await.ok_or(No::Store)?;
        for table in &some {
            shared.keeper.awake.rewritten(*table);
        }
        tables += some.len();
        left.extend(more);
        before = next;
        if next.is_none() {
            tracing::info!(tables, "a guest was forgotten");
            return Ok(json(&json!({ "tables": tables, "left": left })));
        }
    }
}

/// `GET backup`: a copy of everything, as it stands.
async fn back_up(State(shared): State<Shared>) -> Told {
    match backup::download(&shared.keeper, &shared.folder).await {
        Ok(response) => Ok(response),
        Err(backup::NoCopy::Busy) => Err(No::Copying),
        Err(backup::NoCopy::Failed(error)) => {
            tracing::error!(%error, "no copy");
            Err(No::Store)
        }
    }
}
