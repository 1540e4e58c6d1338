//! What is packed goes from the journal, little by little.
//!
//! The entries of a game lie scattered among those of all others: tearing out a long one touches thousands of pages, and
//! everybody who plays would wait for it. So a broom goes through the journal from its beginning to its end, a few rows
//! beside each commit, and takes what is stale. Games of one evening end in one evening: most of a page goes together.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, params};

/// How many rows are looked at beside a commit, at least.
const BESIDE_A_COMMIT: usize = 64;

/// Sweeps on from a place, a little; where it came to. It looks at more than came with the commit, or the journal would
/// grow for ever.
pub(crate) fn sweep_some(file: &Connection, from: i64, came: usize) -> rusqlite::Result<i64> {
    if any_stale(file)? { sweep(file, from, BESIDE_A_COMMIT.max(2 * came)) } else { Ok(from) }
}

/// Sweeps out everything that is stale.
pub(crate) fn sweep_all(file: &Connection) -> rusqlite::Result<()> {
    if any_stale(file)? {
        sweep(file, i64::MIN, i64::MAX as usize)?;
    }
    Ok(())
}

fn any_stale(file: &Connection) -> rusqlite::Result<bool> {
    let mut find = file.prepare_cached("SELECT 1 FROM tables WHERE stale > 0 LIMIT 1")?;
    Ok(find.query_row([], |_| Ok(())).optional()?.is_some())
}

/// Looks at so many rows after a place, and takes those that are stale; where it came to, or the beginning if that was
/// the end.
fn sweep(file: &Connection, from: i64, rows: usize) -> rusqlite::Result<i64> {
    let mut next = file.prepare_cached(
        "SELECT journal.place, journal.number, tables.stale > 0 FROM journal JOIN tables USING (number)
         WHERE journal.place > ?1 ORDER BY journal.place LIMIT ?2",
    )?;
    let mut to = from;
    let mut looked_at = 0;
    let mut stale: Vec<(i64, i64)> = Vec::new();
    let mut found = next.query(params![from, rows as i64])?;
    while let Some(row) = found.next()? {
        looked_at += 1;
        to = row.get(0)?;
        if row.get(2)? {
            stale.push((to, row.get(1)?));
        }
    }
    drop(found);
    let mut delete = file.prepare_cached("DELETE FROM journal WHERE place = ?1")?;
    let mut swept: BTreeMap<i64, i64> = BTreeMap::new();
    for (place, table) in stale {
        delete.execute([place])?;
        *swept.entry(table).or_default() += 1;
    }
    let mut count = file.prepare_cached("UPDATE tables SET stale = stale - ?2 WHERE number = ?1")?;
    for (table, rows) in swept {
        count.execute([table, rows])?;
    }
    Ok(if looked_at < rows { i64::MIN } else { to })
}
