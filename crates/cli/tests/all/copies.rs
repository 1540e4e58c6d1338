//! `backup` and `restore` as a person meets them.

use std::fs;
use std::path::PathBuf;

use house::{Append, Mark};
use store::{Sqlite, Store};

use crate::program::run;

/// A folder that is gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("escapement-copies-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn at(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn tables(folder: &str) -> u64 {
    Sqlite::open(server::store_file(folder.as_ref())).unwrap().tables().unwrap()
}

#[test]
fn everything_goes_into_one_file_and_comes_back() {
    let folder = Folder::new("whole");
    let (data, copy, other) = (folder.at("data"), folder.at("copy.sqlite"), folder.at("other"));
    let done = run(&["backup", &copy, "--data", &data], b"");
    assert_eq!(done.code, 3);
    assert!(done.err.contains("Nothing is kept in"), "{}", done.err);

    let mut store = Sqlite::open(server::store_file(data.as_ref())).unwrap();
    let append = Append {
        table: "K7QF2M".parse().unwrap(),
        epoch: 1,
        expected_seq: 0,
        entries: vec![b"opened".to_vec()],
        mark: Mark::default(),
        finished: false,
    };
    store.append(&[append]).unwrap();
    let done = run(&["backup", &copy, "--data", &data], b"");
    assert_eq!(done.code, 3);
    assert!(done.err.contains("host page"), "{}", done.err);
    drop(store);

    let done = run(&["backup", &copy, "--data", &data], b"");
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    assert!(done.out.contains("1 table."), "{}", done.out);
    let done = run(&["backup", &copy, "--data", &data, "--lang", "de"], b"");
    assert_eq!(done.code, 3);
    assert!(done.err.contains("wird nicht überschrieben"), "{}", done.err);

    assert_eq!(run(&["restore", &copy], b"").code, 2, "where to is not guessed");
    let done = run(&["restore", &copy, "--data", &other], b"");
    assert_eq!((done.code, done.err.as_str()), (0, ""));
    assert_eq!(tables(&other), 1);
    let done = run(&["restore", &copy, "--data", &other], b"");
    assert_eq!(done.code, 3);
    assert!(done.err.contains("--force"), "{}", done.err);
    assert_eq!(run(&["restore", &copy, "--data", &other, "--force"], b"").code, 0);
    assert_eq!(tables(&other), 1);
}

#[test]
fn what_is_no_backup_is_refused_in_one_sentence() {
    let folder = Folder::new("foreign");
    let (data, copy) = (folder.at("data"), folder.at("copy.sqlite"));
    drop(Sqlite::open(server::store_file(data.as_ref())).unwrap());
    assert_eq!(run(&["backup", &copy, "--data", &data], b"").code, 0);
    let bytes = fs::read(&copy).unwrap();
    for (name, bytes, told) in [
        ("letter.txt", &b"Dear diary"[..], "is not a backup of this program"),
        ("half.sqlite", &bytes[..bytes.len() / 2], "is damaged or not whole"),
    ] {
        let file = folder.at(name);
        fs::write(&file, bytes).unwrap();
        let done = run(&["restore", &file, "--data", &folder.at("new")], b"");
        assert_eq!(done.code, 3);
        assert!(done.err.contains(told) && done.err.contains(name), "{}", done.err);
        assert_eq!(done.err.trim_end().lines().count(), 1, "{}", done.err);
    }
    let done = run(&["restore", &folder.at("nothing"), "--data", &folder.at("new")], b"");
    assert!(done.code == 3 && done.err.contains("There is no file"), "{}", done.err);
}
