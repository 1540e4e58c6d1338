//! The layout of the file, and how an older one is brought up to date.

use rusqlite::{Connection, TransactionBehavior};

/// What leads from each version of the file to the next; the first one begins with an empty file. What was once
/// released is never changed, only followed.
const MIGRATIONS: &[&str] = &[
    include_str!("migrations/1.sql"),
    include_str!("migrations/2.sql"),
    include_str!("migrations/3.sql"),
    include_str!("migrations/4.sql"),
];

/// What became of a file that was to be brought up to date.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Layout {
    /// It has the latest version.
    Ready,
    /// It was written by a newer program, and was left alone.
    Newer { found: i64, known: i64 },
    /// There is something else in it, and it was left alone.
    Foreign,
}

/// Brings a file up to date in one transaction, or leaves it as it was.
///
/// The transaction shuts everybody else out. Where the connection does not let go of locks, this is where a second
/// program on the same file fails.
pub(crate) fn bring_up_to_date(file: &mut Connection) -> rusqlite::Result<Layout> {
    migrate(file, MIGRATIONS)
}

/// What there is in a file, which is left as it is. An older one is as good as the latest.
pub(crate) fn look(file: &Connection) -> rusqlite::Result<Layout> {
    let found: i64 = file.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let ours: i64 = file.query_row(
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('tables', 'packed', 'clock')",
        [],
        |row| row.get(0),
    )?;
    let known = MIGRATIONS.len() as i64;
    Ok(match found {
        _ if ours != 3 => Layout::Foreign,
        1.. if found <= known => Layout::Ready,
        1.. => Layout::Newer { found, known },
        _ => Layout::Foreign,
    })
}

fn migrate(file: &mut Connection, migrations: &[&str]) -> rusqlite::Result<Layout> {
    let transaction = file.transaction_with_behavior(TransactionBehavior::Exclusive)?;
    let found: i64 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let known = migrations.len() as i64;
    if found > known {
        return Ok(Layout::Newer { found, known });
    }
    let used: bool =
        transaction.query_row("SELECT EXISTS (SELECT 1 FROM sqlite_schema)", [], |row| row.get(0))?;
    if found < 0 || used != (found > 0) {
        return Ok(Layout::Foreign);
    }
    for migration in &migrations[found as usize..] {
        transaction.execute_batch(migration)?;
    }
    if found < known {
        transaction.pragma_update(None, "user_version", known)?;
    }
    transaction.commit()?;
    Ok(Layout::Ready)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "CREATE TABLE cups (colour TEXT) STRICT; INSERT INTO cups VALUES ('red');";
    const SECOND: &str = "ALTER TABLE cups ADD COLUMN size INTEGER NOT NULL DEFAULT 3;";

    fn version(file: &Connection) -> i64 {
        file.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
    }

    #[test]
    fn an_empty_file_gets_every_migration_and_an_older_one_those_it_lacks() {
        let mut file = Connection::open_in_memory().unwrap();
        assert_eq!(migrate(&mut file, &[FIRST]).unwrap(), Layout::Ready);
        assert_eq!(version(&file), 1);
        file.execute("INSERT INTO cups VALUES ('blue')", []).unwrap();

        assert_eq!(migrate(&mut file, &[FIRST, SECOND]).unwrap(), Layout::Ready);
        assert_eq!(version(&file), 2);
        let sizes: i64 = file.query_row("SELECT sum(size) FROM cups", [], |row| row.get(0)).unwrap();
        assert_eq!(sizes, 6, "both rows, and the first migration did not run again");

        assert_eq!(migrate(&mut file, &[FIRST, SECOND]).unwrap(), Layout::Ready, "and nothing is left to do");
    }

    #[test]
    fn a_newer_file_is_left_alone() {
        let mut file = Connection::open_in_memory().unwrap();
        migrate(&mut file, &[FIRST, SECOND]).unwrap();
        assert_eq!(migrate(&mut file, &[FIRST]).unwrap(), Layout::Newer { found: 2, known: 1 });
        assert_eq!(version(&file), 2);
    }

    #[test]
    fn a_migration_that_fails_changes_nothing() {
        let mut file = Connection::open_in_memory().unwrap();
        migrate(&mut file, &[FIRST]).unwrap();
        assert!(migrate(&mut file, &[FIRST, SECOND, "ALTER TABLE plates ADD COLUMN size INTEGER"]).is_err());
        assert_eq!(version(&file), 1);
        assert!(file.prepare("SELECT size FROM cups").is_err());
    }

    #[test]
    fn somebody_elses_file_is_left_alone() {
        let mut file = Connection::open_in_memory().unwrap();
        file.execute_batch("CREATE TABLE songs (title TEXT)").unwrap();
        assert_eq!(migrate(&mut file, &[FIRST]).unwrap(), Layout::Foreign);
        assert!(file.prepare("SELECT colour FROM cups").is_err());
    }
}
