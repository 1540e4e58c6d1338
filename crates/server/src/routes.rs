//! What can be asked for, and who answers.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::map_response;
use axum::response::Response;
use axum::routing::get;
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::addresses::Reach;
use crate::host::Key;
use crate::keeper::Keeper;
use crate::pages::{self, Origin, Pages};
use crate::{cookie, host, socket};

/// What all routes share.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) keeper: Arc<Keeper>,
    pub(crate) pages: Pages,
    pub(crate) reach: Reach,
    pub(crate) key: Arc<Key>,
    /// Where everything is kept.
    pub(crate) folder: Arc<Path>,
    pub(crate) stopping: watch::Receiver<bool>,
}

pub(crate) fn router(shared: Shared) -> Router {
    Router::new()
        .route("/api/socket", get(open_socket))
        .route("/api/schema.json", get(schema))
        .route("/api/lobby", get(lobby))
        .route("/api/addresses", get(addresses))
        .nest("/api/host", host::router(shared.clone()))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(page)
        .layer(map_response(|response: Response| async { pages::guard(response) }))
        .with_state(shared)
}

async fn open_socket(
    State(shared): State<Shared>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !pages::same_origin(&headers) {
        return pages::plain(StatusCode::FORBIDDEN, "another site's page cannot open a socket here\n");
    }
    let open = shared.keeper.metrics.sockets.load(Ordering::Relaxed);
    if open >= shared.keeper.limits.sockets as i64 || *shared.stopping.borrow() {
        return pages::plain(StatusCode::SERVICE_UNAVAILABLE, "too many sockets\n");
    }
    let known = cookie::secret(&headers);
    let Some(secret) = known.or_else(cookie::new_secret) else {
        return pages::plain(StatusCode::SERVICE_UNAVAILABLE, "no randomness\n");
    };
    let encrypted = shared.reach.encrypted(&headers);
    let Shared { keeper, stopping, .. } = shared;
    let mut response = upgrade
        .read_buffer_size(1024)
        // All that waits goes out with one write; what is small is kept back until the flush.
        .write_buffer_size(2048)
        .max_write_buffer_size(1 << 20)
        .max_message_size(2 * protocol::limits::MESSAGE)
        .max_frame_size(2 * protocol::limits::MESSAGE)
        .on_upgrade(move |socket| socket::run(keeper, secret.guest(), socket, stopping));
    if known.is_none()
        && let Some(cookie) = cookie::header(&secret, encrypted)
    {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

async fn schema() -> Response {
    json(&protocol::schema())
}

/// The tables that anybody may come to.
async fn lobby(State(shared): State<Shared>) -> Response {
    json(&json!({ "tables": shared.keeper.awake.lobby().tables() }))
}

/// Where phones can reach it, for a page that was opened on the machine itself.
async fn addresses(State(shared): State<Shared>, headers: HeaderMap) -> Response {
    json(&json!({ "addresses": shared.reach.told(&headers) }))
}

pub(crate) fn json(value: &Value) -> Response {
    let mut response = Response::new(value.to_string().into());
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    response
}

/// Well as long as the store answers.
async fn health(State(shared): State<Shared>) -> Response {
    let asked = shared.keeper.ask_store(|store| store.service_time());
    match tokio::time::timeout(Duration::from_secs(2), asked).await {
        Ok(Some(_)) => pages::plain(StatusCode::OK, "ok\n"),
        _ => pages::plain(StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

async fn metrics(State(shared): State<Shared>) -> Response {
    pages::plain(StatusCode::OK, shared.keeper.metrics.write(shared.keeper.writer.figures()))
}

/// The page of the host too: it finds out by itself whether the key is there, which stands behind the `#` and never comes here.
async fn page(State(shared): State<Shared>, request: Request) -> Response {
    let headers = request.headers();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).map(str::to_owned);
    let origin = Origin { host, encrypted: shared.reach.encrypted(headers) };
    pages::answer(shared.pages, &request, &origin)
}
