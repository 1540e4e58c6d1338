//! What the browser keeps: entries by table and number, how far each table has come, and who the guest is.

use house::{Append, Kept, Mark, NotKept};
use js_sys::{Array, Promise, Uint8Array};
use protocol::{Secret, TableId};
use serde_json::{Value, json};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DedicatedWorkerGlobalScope, IdbDatabase, IdbKeyRange, IdbObjectStore, IdbRequest, IdbTransaction,
    IdbTransactionMode,
};

const NAME: &str = "escapement";
const VERSION: u32 = 1;
/// By code of the table: how far it has come.
const TABLES: &str = "tables";
/// By code of the table and number: what happened.
const ENTRIES: &str = "entries";
/// By name: what belongs to no table.
const HOUSE: &str = "house";
const GUEST: &str = "guest";
/// How many tables are kept; beyond that the oldest go.
const MOST_TABLES: usize = 100;

/// The database of this browser.
pub(crate) struct Database(IdbDatabase);

impl Database {
    /// Opens it, and makes it if there is none.
    pub(crate) async fn open(scope: &DedicatedWorkerGlobalScope) -> Result<Database, JsValue> {
        let factory = scope.indexed_db()?.ok_or_else(|| JsValue::from_str("no database"))?;
        let request = factory.open_with_u32(NAME, VERSION)?;
        let upgrade = {
            let request = request.clone();
            Closure::once_into_js(move || -> Result<(), JsValue> {
                let database: IdbDatabase = request.result()?.unchecked_into();
                for store in [TABLES, ENTRIES, HOUSE] {
                    database.create_object_store(store)?;
                }
                Ok(())
            })
        };
        request.set_onupgradeneeded(Some(upgrade.unchecked_ref()));
        Ok(Database(answer(&request).await?.unchecked_into()))
    }

    /// Who the guest is: the same one on every visit.
    pub(crate) async fn guest(&self, new: Secret) -> Result<Secret, JsValue> {
        let transaction = self.begin()?;
        let house = transaction.object_store(HOUSE)?;
        let kept = answer(&house.get(&GUEST.into())?).await?.as_string();
        if let Some(secret) = kept.and_then(|text| Secret::from_hex(&text)) {
            return Ok(secret);
        }
        house.put_with_key(&new.to_hex().into(), &GUEST.into())?;
        end(&transaction).await?;
        Ok(new)
    }

    /// The latest time of the service that was written. Clears away the oldest tables, if there are too many.
    pub(crate) async fn latest(&self) -> Result<u64, JsValue> {
        let transaction = self.begin()?;
        let tables = transaction.object_store(TABLES)?;
        let codes: Array = answer(&tables.get_all_keys()?).await?.unchecked_into();
        let records: Array = answer(&tables.get_all()?).await?.unchecked_into();
        let mut known: Vec<(u64, String, u64)> = codes
            .iter()
            .zip(records.iter())
            .filter_map(|(code, record)| {
                let record = read(&record)?;
                Some((number(&record, "wall"), code.as_string()?, number(&record, "service")))
            })
            .collect();
        table::sort(&mut known);
        for (_, code, _) in known.iter().rev().skip(MOST_TABLES) {
            tables.delete(&code.as_str().into())?;
            transaction.object_store(ENTRIES)?.delete(&all_of(code)?)?;
        }
        end(&transaction).await?;
        Ok(known.iter().map(|(_, _, service)| *service).max().unwrap_or(0))
    }

    /// Reads a table for whoever keeps it from now on, and when it was last written, in milliseconds of wall time.
    pub(crate) async fn load(&self, table: TableId) -> Result<Option<(Kept, u64)>, JsValue> {
        let transaction = self.begin()?;
        let tables = transaction.object_store(TABLES)?;
        let Some(mut record) = read(&answer(&tables.get(&key(table))?).await?) else { return Ok(None) };
        let epoch = number(&record, "epoch") + 1;
        record["epoch"] = epoch.into();
        write(&tables, table, &record)?;
        let entries = transaction.object_store(ENTRIES)?;
        let all: Array = answer(&entries.get_all_with_key(&all_of(table.as_str())?)?).await?.unchecked_into();
        end(&transaction).await?;
        let entries = all.iter().map(|entry| entry.unchecked_into::<Uint8Array>().to_vec()).collect();
        let mark = Mark {
            game: number(&record, "game"),
            service: number(&record, "service"),
            due: record["due"].as_u64(),
            asleep: record["asleep"] == true,
        };
        Ok(Some((Kept { epoch, entries, mark }, number(&record, "wall"))))
    }

    /// Keeps something, whole or not at all.
    pub(crate) async fn append(&self, append: &Append, wall: u64) -> Result<(), NotKept> {
        // A disk that is full and a database that is gone come to the same: nothing was kept.
        self.try_append(append, wall).await.unwrap_or(Err(NotKept::NoSuchTable))
    }

    async fn try_append(&self, append: &Append, wall: u64) -> Result<Result<(), NotKept>, JsValue> {
        let Append { table, epoch, expected_seq, entries, mark, finished } = append;
        let transaction = self.begin()?;
        let tables = transaction.object_store(TABLES)?;
        let record = read(&answer(&tables.get(&key(*table))?).await?);
        let has = record.as_ref().map_or(0, |record| number(record, "count"));
        if record.is_some_and(|record| number(&record, "epoch") != *epoch) {
            return Ok(Err(NotKept::Fenced));
        }
        if has != *expected_seq {
            return Ok(Err(NotKept::OutOfOrder { has }));
        }
        let store = transaction.object_store(ENTRIES)?;
        for (seq, entry) in (*expected_seq..).zip(entries) {
            let place = Array::of2(&key(*table), &JsValue::from_f64(seq as f64));
            store.put_with_key(&Uint8Array::from(entry.as_slice()), &place)?;
        }
        let mut record = json!({
            "epoch": epoch,
            "count": expected_seq + entries.len() as u64,
            "game": mark.game,
            "service": mark.service,
            "asleep": mark.asleep,
            "finished": finished,
            "wall": wall,
        });
        if let Some(due) = mark.due {
            record["due"] = due.into();
        }
        write(&tables, *table, &record)?;
        end(&transaction).await?;
        Ok(Ok(()))
    }

    fn begin(&self) -> Result<IdbTransaction, JsValue> {
        let stores = Array::of3(&TABLES.into(), &ENTRIES.into(), &HOUSE.into());
        self.0.transaction_with_str_sequence_and_mode(&stores, IdbTransactionMode::Readwrite)
    }
}

fn key(table: TableId) -> JsValue {
    JsValue::from_str(table.as_str())
}

/// All entries of a table.
fn all_of(table: &str) -> Result<JsValue, JsValue> {
    let first = Array::of2(&table.into(), &JsValue::from_f64(0.0));
    let last = Array::of2(&table.into(), &JsValue::from_f64(f64::INFINITY));
    IdbKeyRange::bound(&first, &last).map(JsValue::from)
}

fn read(record: &JsValue) -> Option<Value> {
    serde_json::from_str(&record.as_string()?).ok()
}

fn write(tables: &IdbObjectStore, table: TableId, record: &Value) -> Result<(), JsValue> {
    tables.put_with_key(&record.to_string().into(), &key(table)).map(|_| ())
}

fn number(record: &Value, name: &str) -> u64 {
    record[name].as_u64().unwrap_or(0)
}

/// What a request came to.
async fn answer(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let promise = Promise::new(&mut |yes, no| {
        request.set_onsuccess(Some(&yes));
        request.set_onerror(Some(&no));
    });
    JsFuture::from(promise).await?;
    request.result()
}

/// Waits until everything is written.
async fn end(transaction: &IdbTransaction) -> Result<(), JsValue> {
    let promise = Promise::new(&mut |yes, no| {
        transaction.set_oncomplete(Some(&yes));
        transaction.set_onabort(Some(&no));
        transaction.set_onerror(Some(&no));
    });
    JsFuture::from(promise).await.map(|_| ())
}
