//! How long finished tables are kept.

use std::sync::Arc;
use std::time::Duration;

use store::{Hosting, StoreError};
use tokio::sync::watch;

use crate::clock::wall;
use crate::keeper::Keeper;

/// Under which name the store keeps it.
const WISH: &str = "finished_days";
/// How many tables are deleted at once, while everybody else waits.
const AT_ONCE: usize = 64;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// A hundred years.
pub(crate) const MOST_DAYS: u32 = 36_500;

/// For how many days; none if for ever.
pub(crate) fn days(store: &mut dyn Hosting) -> Result<Option<u32>, StoreError> {
    Ok(store.wish(WISH)?.and_then(|days| days.parse().ok()))
}

pub(crate) fn set_days(store: &mut dyn Hosting, days: Option<u32>) -> Result<(), StoreError> {
    store.set_wish(WISH, days.map(|days| days.to_string()).as_deref())
}

/// Now and once a day: what is older goes.
pub(crate) async fn run(keeper: Arc<Keeper>, mut stopping: watch::Receiver<bool>) {
    let mut mornings = tokio::time::interval(DAY);
    loop {
        tokio::select! {
            _ = mornings.tick() => clear(&keeper).await,
            _ = stopping.changed() => return,
        }
    }
}

async fn clear(keeper: &Keeper) {
    let Some(Some(days)) = keeper.ask_host(days).await else { return };
    let before = wall().saturating_sub(u64::from(days) * DAY.as_millis() as u64);
    let mut deleted = 0;
    while let Some(some @ 1..) = keeper.ask_host(move |store| store.delete_finished(before, AT_ONCE)).await {
        deleted += some;
    }
    if deleted > 0 {
        tracing::info!(deleted, days, "finished tables deleted");
        keeper.ask_host(|store| store.scrub()).await;
    }
}
