//! What the host has asked the server, and what it answered.

use leptos::prelude::*;
use protocol::{GuestId, TableId};
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::browser::{self, Kept};
use crate::decode::decode_text;
use crate::hosting::{Disk, Forgotten, Listed, Retention, Tables};

/// Whether the server lets this browser in as its host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    Asking,
    NoKey,
    WrongKey,
    TooManyWrongKeys,
    NoAnswer,
    Host,
}

/// What was done last, or why it was not.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Told {
    Nothing,
    Closed(TableId),
    Forgotten(Forgotten),
    Copying,
    Copied,
    /// Another copy is being made.
    Busy,
    Failed,
}

/// Everything on the page of the host. Copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct Office {
    key: StoredValue<String>,
    pub(crate) standing: RwSignal<Standing>,
    pub(crate) told: RwSignal<Told>,
    pub(crate) disk: RwSignal<Disk>,
    pub(crate) days: RwSignal<Option<u32>>,
    pub(crate) tables: RwSignal<Vec<Listed>>,
    pub(crate) next: RwSignal<Option<u64>>,
    /// Which tables are wanted: `all`, `open` or `over`.
    pub(crate) state: RwSignal<String>,
    /// With this in their code, their game or somebody's name.
    pub(crate) search: RwSignal<String>,
    /// Counts the lists that were asked for: an answer that comes too late is dropped.
    list: StoredValue<u32>,
}

impl Office {
    pub(crate) fn new() -> Office {
        let office = Office {
            key: StoredValue::new(String::new()),
            standing: RwSignal::new(Standing::Asking),
            told: RwSignal::new(Told::Nothing),
            disk: RwSignal::new(Disk::default()),
            days: RwSignal::new(None),
            tables: RwSignal::new(Vec::new()),
            next: RwSignal::new(None),
            state: RwSignal::new("all".to_owned()),
            search: RwSignal::new(String::new()),
            list: StoredValue::new(0),
        };
        office.enter();
        office
    }

    /// Takes the key from the address, where nobody should see it for long, and knocks.
    pub(crate) fn enter(self) {
        let key = browser::fragment();
        if !key.is_empty() {
            Kept::HostKey.set(&key);
            browser::replace_path(&browser::path());
        }
        let key = Kept::HostKey.get().unwrap_or_default();
        if key.is_empty() {
            return self.standing.set(Standing::NoKey);
        }
        self.key.set_value(key);
        self.standing.set(Standing::Asking);
        leptos::task::spawn_local(async move {
            if let Some(Retention { days }) = self.get("retention").await {
                self.days.set(days);
                self.look();
                self.standing.set(Standing::Host);
            }
        });
    }

    /// Looks at everything anew.
    fn look(self) {
        self.list(false);
        leptos::task::spawn_local(async move {
            if let Some(disk) = self.get("disk").await {
                self.disk.set(disk);
            }
        });
    }

    /// Fetches the tables that are wanted, from the beginning or where the list ends.
    pub(crate) fn list(self, more: bool) {
        let Some(number) = self.list.try_update_value(|list| {
            *list += 1;
            *list
        }) else {
            return;
        };
        let search = String::from(js_sys::encode_uri_component(&self.search.get_untracked()));
        let mut path = format!("tables?search={search}");
        let state = self.state.get_untracked();
        if state != "all" {
            path.push_str(&format!("&state={state}"));
        }
        if let Some(before) = self.next.get_untracked().filter(|_| more) {
            path.push_str(&format!("&before={before}"));
        }
        leptos::task::spawn_local(async move {
            let Some(Tables { tables, next }) = self.get(&path).await else { return };
            if self.list.try_get_value() != Some(number) {
                return;
            }
            self.next.set(next);
            if more {
                self.tables.update(|list| list.extend(tables));
            } else {
                self.tables.set(tables);
            }
        });
    }

    pub(crate) fn close(self, table: TableId) {
        leptos::task::spawn_local(async move {
            let closed: Option<serde_json::Value> = self.post("close", json!({ "table": table })).await;
            self.tell(closed.map(|_| Told::Closed(table)));
        });
    }

    pub(crate) fn forget(self, guest: GuestId) {
        leptos::task::spawn_local(async move {
            let forgotten = self.post("forget", json!({ "guest": guest })).await;
            self.tell(forgotten.map(Told::Forgotten));
        });
    }

    pub(crate) fn keep_for(self, days: Option<u32>) {
        leptos::task::spawn_local(async move {
            match self.post("retention", json!({ "days": days })).await {
                Some(Retention { days }) => self.days.set(days),
                None => self.tell(None),
            }
        });
    }

    pub(crate) fn back_up(self) {
        self.told.set(Told::Copying);
        leptos::task::spawn_local(async move {
            let told = match self.ask("backup", None).await {
                Some(answer) if answer.status() == 409 => Told::Busy,
                Some(answer) if answer.ok() => {
                    let day = String::from(js_sys::Date::new_0().to_iso_string());
                    let name = format!("escapement-{}.sqlite", day.get(..10).unwrap_or_default());
                    let file = browser::blob(&answer).await;
                    let saved = file.and_then(|file| browser::download_blob(&name, &file));
                    saved.map_or(Told::Failed, |()| Told::Copied)
                }
                _ => Told::Failed,
            };
            let _ = self.told.try_set(told);
        });
    }

    /// Says what was done, and shows what has become of everything.
    fn tell(self, told: Option<Told>) {
        // The host may have left by now.
        if self.told.try_set(told.unwrap_or(Told::Failed)).is_none() {
            self.look();
        }
    }

    async fn get<T: DeserializeOwned>(self, what: &str) -> Option<T> {
        self.read(self.ask(what, None).await).await
    }

    async fn post<T: DeserializeOwned>(self, what: &str, wish: serde_json::Value) -> Option<T> {
        self.read(self.ask(what, Some(wish.to_string())).await).await
    }

    async fn ask(self, what: &str, wish: Option<String>) -> Option<web_sys::Response> {
        let key = self.key.try_get_value()?;
        browser::ask(&format!("/api/host/{what}"), &key, wish.as_deref()).await
    }

    async fn read<T: DeserializeOwned>(self, answer: Option<web_sys::Response>) -> Option<T> {
        let status = answer.as_ref().map_or(0, web_sys::Response::status);
        let read = match answer.filter(web_sys::Response::ok) {
            Some(answer) => browser::text(&answer).await.and_then(|text| decode_text(&text)),
            None => None,
        };
        // The host may have left by now; then nobody wants to know.
        let standing = self.standing.try_get_untracked()?;
        let refused = match status {
            401 => Some(Standing::WrongKey),
            429 => Some(Standing::TooManyWrongKeys),
            _ if read.is_none() && standing == Standing::Asking => Some(Standing::NoAnswer),
            _ => None,
        };
        if let Some(refused) = refused {
            self.standing.set(refused);
        }
        read
    }
}
