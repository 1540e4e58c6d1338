//! What every store has to pass, whatever it is made of.
//!
//! ```
//! store::suite::run(|| Box::new(store::Memory::new()));
//! ```

use house::{Append, Kept, Mark, NotKept};
use protocol::TableId;

use crate::{LATEST, Store};

/// Something that every store does: its name, and what shows it in a store without tables.
pub type Behaviour = (&'static str, fn(&mut dyn Store));

/// Shows every behaviour in a store of its own, and panics where one is missing.
pub fn run(mut fresh: impl FnMut() -> Box<dyn Store>) {
    for (name, show) in BEHAVIOURS {
        println!("{name}");
        show(&mut *fresh());
    }
}

macro_rules! behaviours {
    ($($name:ident)*) => { &[$((stringify!($name), $name)),*] };
}

/// All that a store has to show.
pub const BEHAVIOURS: &[Behaviour] = behaviours![
    a_table_begins_with_its_first_append
    an_unknown_table_is_not_begun_by_accident
    a_code_is_given_once
    entries_follow_one_another
    an_append_is_kept_whole_or_not_at_all
    appends_of_one_batch_do_not_depend_on_one_another
    a_batch_may_hold_several_appends_of_one_table
    an_append_without_entries_moves_the_mark
    an_empty_batch_is_nothing
    entries_are_any_bytes
    loading_fences_off_whoever_wrote_before
    several_tables_are_loaded_at_once
    looking_fences_off_nobody
    what_is_not_there_is_not_loaded
    a_finished_table_is_whole
    a_finished_table_does_not_begin_anew
    what_follows_the_end_is_kept
    a_table_may_be_finished_at_once
    due_tables_come_earliest_first
    a_table_is_due_as_its_last_mark_says
    a_finished_table_is_never_due
    the_time_of_the_service_never_falls
    the_last_heartbeat_is_kept_as_it_was
    tables_are_counted
    moments_past_the_latest_are_kept_as_the_latest
];

fn a_table_begins_with_its_first_append(store: &mut dyn Store) {
    let mark = Mark { game: 1, service: 2, due: Some(3), asleep: true };
    keep(store, Append { mark, ..append(0, 0, &["header", "deal"]) });
    assert_eq!(look(store, 0), Kept { epoch: 1, entries: entries(&["header", "deal"]), mark });
}

fn an_unknown_table_is_not_begun_by_accident(store: &mut dyn Store) {
    assert_eq!(offer(store, append(0, 1, &["a"])), Err(NotKept::NoSuchTable));
    assert_eq!(offer(store, Append { epoch: 2, ..append(0, 0, &["a"]) }), Err(NotKept::NoSuchTable));
    assert_eq!(offer(store, Append { epoch: 0, ..append(0, 0, &["a"]) }), Err(NotKept::NoSuchTable));
    assert_eq!(offer(store, append(0, 0, &[])), Err(NotKept::NoSuchTable), "it must have an entry");
    assert_eq!(store.tables().expect("counts"), 0);
}

fn a_code_is_given_once(store: &mut dyn Store) {
    keep(store, append(0, 0, &["mine"]));
    assert_eq!(offer(store, append(0, 0, &["yours"])), Err(NotKept::Fenced));
    assert_eq!(offer(store, append(0, 0, &[])), Err(NotKept::Fenced));
    let both = [append(1, 0, &["mine"]), append(1, 0, &["yours"])];
    assert_eq!(store.append(&both).expect("keeps"), [Ok(()), Err(NotKept::Fenced)]);
    assert_eq!(look(store, 0).entries, entries(&["mine"]));
    assert_eq!(look(store, 1).entries, entries(&["mine"]));
}

fn entries_follow_one_another(store: &mut dyn Store) {
    keep(store, append(0, 0, &["a"]));
    keep(store, append(0, 1, &["b", "c"]));
    for wrong in [1, 2, 4, u64::MAX] {
        assert_eq!(offer(store, append(0, wrong, &["x"])), Err(NotKept::OutOfOrder { has: 3 }), "at {wrong}");
    }
    keep(store, append(0, 3, &["d"]));
    assert_eq!(look(store, 0).entries, entries(&["a", "b", "c", "d"]));
}

fn an_append_is_kept_whole_or_not_at_all(store: &mut dyn Store) {
    keep(store, append(0, 0, &["a", "b"]));
    let before = look(store, 0);
    let mark = Mark { game: 9, service: 9, due: Some(9), asleep: true };
    let overlapping = Append { mark, finished: true, ..append(0, 1, &["b", "c"]) };
    assert_eq!(offer(store, overlapping), Err(NotKept::OutOfOrder { has: 2 }));
    assert_eq!(look(store, 0), before);
    assert_eq!(store.first_due().expect("reads"), None);
    keep(store, append(0, 2, &["c"]));
}

fn appends_of_one_batch_do_not_depend_on_one_another(store: &mut dyn Store) {
    keep(store, append(0, 0, &["a"]));
    let batch = [
        append(0, 5, &["x"]),
        append(1, 0, &["a"]),
        append(2, 7, &["x"]),
        Append { epoch: 9, ..append(0, 1, &["x"]) },
        append(0, 1, &["b"]),
    ];
    let results = store.append(&batch).expect("keeps");
    let refused = [NotKept::OutOfOrder { has: 1 }, NotKept::NoSuchTable, NotKept::Fenced].map(Err);
    assert_eq!(results, [refused[0], Ok(()), refused[1], refused[2], Ok(())]);
    assert_eq!(look(store, 0).entries, entries(&["a", "b"]));
    assert_eq!(look(store, 1).entries, entries(&["a"]));
    assert_eq!(store.look(table(2)).expect("looks"), None);
}

fn a_batch_may_hold_several_appends_of_one_table(store: &mut dyn Store) {
    let batch = [append(0, 0, &["a"]), append(0, 1, &["b", "c"]), append(0, 3, &[]), append(0, 2, &["x"])];
    let results = store.append(&batch).expect("keeps");
    assert_eq!(results, [Ok(()), Ok(()), Ok(()), Err(NotKept::OutOfOrder { has: 3 })]);
    assert_eq!(look(store, 0).entries, entries(&["a", "b", "c"]));
}

fn an_append_without_entries_moves_the_mark(store: &mut dyn Store) {
    keep(store, append(0, 0, &["a"]));
    let mark = Mark { game: 5, service: 6, due: Some(7), asleep: true };
    keep(store, Append { mark, ..append(0, 1, &[]) });
    assert_eq!(look(store, 0), Kept { epoch: 1, entries: entries(&["a"]), mark });
    assert_eq!(offer(store, append(0, 2, &[])), Err(NotKept::OutOfOrder { has: 1 }));
}

fn an_empty_batch_is_nothing(store: &mut dyn Store) {
    assert_eq!(store.append(&[]).expect("keeps"), []);
}

fn entries_are_any_bytes(store: &mut dyn Store) {
    let all = vec![vec![], vec![0, 255, 0], vec![7; 1 << 20], vec![]];
    keep(store, Append { entries: all.clone(), ..append(0, 0, &[]) });
    assert_eq!(look(store, 0).entries, all);
    keep(store, Append { finished: true, ..append(0, 4, &[]) });
    assert_eq!(look(store, 0).entries, all);
}

fn loading_fences_off_whoever_wrote_before(store: &mut dyn Store) {
    keep(store, append(0, 0, &["a"]));
    keep(store, append(1, 0, &["a"]));
    assert_eq!(load(store, 0).epoch, 2);
    assert_eq!(load(store, 0).epoch, 3);
    for epoch in [0, 1, 2, 4, u64::MAX] {
        let late = Append { epoch, ..append(0, 1, &["x"]) };
        assert_eq!(offer(store, late), Err(NotKept::Fenced), "in epoch {epoch}");
    }
    let both_wrong = Append { epoch: 2, ..append(0, 7, &["x"]) };
    assert_eq!(offer(store, both_wrong), Err(NotKept::Fenced), "the epoch is looked at first");
    keep(store, Append { epoch: 3, ..append(0, 1, &["b"]) });
    assert_eq!(load(store, 0), Kept { epoch: 4, entries: entries(&["a", "b"]), mark: Mark::default() });
    keep(store, append(1, 1, &["another table is not touched"]));
    let anew = Append { epoch: 4, ..append(0, 0, &["x"]) };
    assert_eq!(offer(store, anew), Err(NotKept::OutOfOrder { has: 2 }));
}

fn several_tables_are_loaded_at_once(store: &mut dyn Store) {
    keep(store, append(0, 0, &["a"]));
    keep(store, Append { finished: true, ..append(1, 0, &["b", "c"]) });
    let loaded = store.load_all(&[table(1), table(2), table(0), table(1)]).expect("loads");
    let kept = |epoch, texts| Some(Kept { epoch, entries: entries(texts), mark: Mark::default() });
    let loaded: Vec<_> = loaded.into_iter().map(|one| one.expect("none is damaged")).collect();
    assert_eq!(loaded, [kept(2, &["b", "c"]), None, kept(2, &["a"]), kept(3, &["b", "c"])]);
    assert_eq!(offer(store, append(0, 1, &["x"])), Err(NotKept::Fenced));
    assert!(store.load_all(&[]).expect("loads").is_empty());
}

fn looking_fences_off_nobody(store: &mut dyn Store) {
    keep(store, append(0, 0, &["a"]));
    assert_eq!(look(store, 0), look(store, 0));
    keep(store, append(0, 1, &["b"]));
}

fn what_is_not_there_is_not_loaded(store: &mut dyn Store) {
    assert_eq!(store.load(table(0)).expect("loads"), None);
    assert_eq!(store.look(table(0)).expect("looks"), None);
    keep(store, append(0, 0, &["loading did not begin it"]));
    assert_eq!(look(store, 0).epoch, 1);
}

fn a_finished_table_is_whole(store: &mut dyn Store) {
    let mark = Mark { game: 5, service: 6, due: None, asleep: false };
    keep(store, append(0, 0, &["a", "b"]));
    keep(store, append(1, 0, &["another"]));
    keep(store, Append { mark, finished: true, ..append(0, 2, &["c"]) });
    assert_eq!(look(store, 0), Kept { epoch: 1, entries: entries(&["a", "b", "c"]), mark });
    assert_eq!(load(store, 0), Kept { epoch: 2, entries: entries(&["a", "b", "c"]), mark });
    assert_eq!(look(store, 1).entries, entries(&["another"]));

    keep(store, Append { finished: true, ..append(1, 1, &[]) });
    assert_eq!(look(store, 1).entries, entries(&["another"]), "also where nothing was added");
}

fn a_finished_table_does_not_begin_anew(store: &mut dyn Store) {
    let batch =
        [append(0, 0, &["a"]), Append { finished: true, ..append(0, 1, &["b"]) }, append(0, 2, &["c"])];
    let results = store.append(&batch).expect("keeps");
    assert_eq!(results, [Ok(()), Ok(()), Err(NotKept::OutOfOrder { has: 2 })]);
    for more in [append(0, 2, &["c"]), append(0, 2, &[])] {
        assert_eq!(offer(store, more), Err(NotKept::OutOfOrder { has: 2 }));
    }
    assert_eq!(load(store, 0).epoch, 2);
    assert_eq!(offer(store, append(0, 2, &["c"])), Err(NotKept::Fenced));
    assert_eq!(
        offer(store, Append { epoch: 2, ..append(0, 2, &["c"]) }),
        Err(NotKept::OutOfOrder { has: 2 }),
        "not even by somebody who loaded it afterwards"
    );
    assert_eq!(offer(store, append(0, 0, &["anew"])), Err(NotKept::Fenced));
    assert_eq!(look(store, 0).entries, entries(&["a", "b"]));
}

fn what_follows_the_end_is_kept(store: &mut dyn Store) {
    keep(store, Append { finished: true, ..append(0, 0, &["a", "b"]) });
    keep(store, Append { finished: true, ..append(0, 2, &["again?"]) });
    keep(store, Append { finished: true, ..append(0, 3, &[]) });
    assert_eq!(look(store, 0).entries, entries(&["a", "b", "again?"]));
    let late = Append { finished: true, ..append(0, 2, &["lost"]) };
    assert_eq!(offer(store, late), Err(NotKept::OutOfOrder { has: 3 }));
    assert_eq!(load(store, 0).epoch, 2);
    keep(store, Append { epoch: 2, finished: true, ..append(0, 3, &["c"]) });
    assert_eq!(look(store, 0).entries, entries(&["a", "b", "again?", "c"]));
    assert_eq!(store.unfinished().expect("counts"), 0);
}

fn a_table_may_be_finished_at_once(store: &mut dyn Store) {
    keep(store, Append { finished: true, ..append(0, 0, &["a", "b"]) });
    assert_eq!(load(store, 0), Kept { epoch: 2, entries: entries(&["a", "b"]), mark: Mark::default() });
}

fn due_tables_come_earliest_first(store: &mut dyn Store) {
    for (number, due) in [(0, Some(30)), (1, Some(10)), (2, None), (3, Some(20)), (4, Some(31)), (5, Some(0))]
    {
        keep(store, due_at(number, 0, &["a"], due));
    }
    let of = |number: u32, due: u64| (table(number), due);
    assert_eq!(store.due(30, 9).expect("reads"), [of(5, 0), of(1, 10), of(3, 20), of(0, 30)]);
    assert_eq!(store.due(30, 2).expect("reads"), [of(5, 0), of(1, 10)]);
    assert_eq!(store.due(30, 0).expect("reads"), []);
    assert_eq!(store.due(0, 9).expect("reads"), [of(5, 0)]);
    assert_eq!(store.due(u64::MAX, usize::MAX).expect("reads").len(), 5);
    assert_eq!(store.first_due().expect("reads"), Some(0));

    let mut together: Vec<_> = (10..30).map(|number| of(number, 40)).collect();
    for (number, _) in (10..30).rev().zip(0..) {
        keep(store, due_at(number, 0, &["a"], Some(40)));
    }
    together.sort();
    assert_eq!(store.due(40, 99).expect("reads")[5..], together, "those of one moment by code");
}

fn a_table_is_due_as_its_last_mark_says(store: &mut dyn Store) {
    assert_eq!(store.first_due().expect("reads"), None);
    keep(store, due_at(0, 0, &["a"], Some(10)));
    keep(store, due_at(1, 0, &["a"], Some(15)));
    keep(store, due_at(0, 1, &["b"], Some(20)));
    assert_eq!(store.due(99, 9).expect("reads"), [(table(1), 15), (table(0), 20)]);
    keep(store, due_at(1, 1, &[], None));
    assert_eq!(store.first_due().expect("reads"), Some(20));
    load(store, 0);
    assert_eq!(store.first_due().expect("reads"), Some(20), "loading alone changes nothing");
    keep(store, Append { epoch: 2, ..due_at(0, 2, &[], None) });
    assert_eq!(store.first_due().expect("reads"), None);
}

fn a_finished_table_is_never_due(store: &mut dyn Store) {
    keep(store, due_at(0, 0, &["a"], Some(10)));
    keep(store, Append { finished: true, ..due_at(0, 1, &["b"], Some(11)) });
    keep(store, Append { finished: true, ..due_at(1, 0, &["b"], Some(12)) });
    assert_eq!(store.due(99, 9).expect("reads"), []);
    assert_eq!(store.first_due().expect("reads"), None);
    assert_eq!(look(store, 0).mark.due, Some(11), "its mark is kept as it was");
}

fn the_time_of_the_service_never_falls(store: &mut dyn Store) {
    let at = |service| Mark { service, ..Mark::default() };
    assert_eq!(store.service_time().expect("reads"), 0);
    keep(store, Append { mark: at(10), ..append(0, 0, &["a"]) });
    assert_eq!(store.service_time().expect("reads"), 10);
    keep(store, Append { mark: at(4), ..append(0, 1, &[]) });
    keep(store, Append { mark: at(5), ..append(1, 0, &["a"]) });
    assert_eq!(store.service_time().expect("reads"), 10);
    store.beat(25, 1000).expect("beats");
    assert_eq!(store.service_time().expect("reads"), 25);
    store.beat(20, 1001).expect("beats");
    assert_eq!(store.service_time().expect("reads"), 25);
    let refused = Append { mark: at(99), ..append(0, 7, &["x"]) };
    assert!(offer(store, refused).is_err());
    assert_eq!(store.service_time().expect("reads"), 25, "what is not kept does not count");
    let batch =
        [Append { mark: at(40), ..append(0, 1, &["b"]) }, Append { mark: at(30), ..append(1, 1, &["b"]) }];
    store.append(&batch).expect("keeps");
    assert_eq!(store.service_time().expect("reads"), 40);
}

fn the_last_heartbeat_is_kept_as_it_was(store: &mut dyn Store) {
    assert_eq!(store.last_beat().expect("reads"), None);
    keep(store, Append { mark: Mark { service: 50, ..Mark::default() }, ..append(0, 0, &["a"]) });
    assert_eq!(store.last_beat().expect("reads"), None, "an append is not a heartbeat");
    store.beat(60, 2000).expect("beats");
    store.beat(0, 1500).expect("beats");
    assert_eq!(store.last_beat().expect("reads"), Some((0, 1500)));
}

fn tables_are_counted(store: &mut dyn Store) {
    assert_eq!((store.tables().expect("counts"), store.unfinished().expect("counts")), (0, 0));
    keep(store, append(0, 0, &["a"]));
    keep(store, due_at(1, 0, &["a"], Some(5)));
    keep(store, Append { finished: true, ..append(2, 0, &["a"]) });
    assert_eq!((store.tables().expect("counts"), store.unfinished().expect("counts")), (3, 2));
    keep(store, Append { finished: true, ..append(1, 1, &[]) });
    assert_eq!((store.tables().expect("counts"), store.unfinished().expect("counts")), (3, 1));
}

fn moments_past_the_latest_are_kept_as_the_latest(store: &mut dyn Store) {
    let far = u64::MAX;
    let mark = Mark { game: far, service: far, due: Some(far), asleep: false };
    keep(store, Append { mark, ..append(0, 0, &["a"]) });
    let latest = Mark { game: LATEST, service: LATEST, due: Some(LATEST), asleep: false };
    assert_eq!(look(store, 0).mark, latest);
    assert_eq!(store.due(far, 1).expect("reads"), [(table(0), LATEST)]);
    assert_eq!(store.service_time().expect("reads"), LATEST);
    store.beat(far, far).expect("beats");
    assert_eq!(store.last_beat().expect("reads"), Some((LATEST, LATEST)));
}

fn table(number: u32) -> TableId {
    TableId::from_number(number)
}

fn entries(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

fn append(number: u32, expected_seq: u64, texts: &[&str]) -> Append {
    Append {
        table: table(number),
        epoch: 1,
        expected_seq,
        entries: entries(texts),
        mark: Mark::default(),
        finished: false,
    }
}

fn due_at(number: u32, expected_seq: u64, texts: &[&str], due: Option<u64>) -> Append {
    Append { mark: Mark { due, ..Mark::default() }, ..append(number, expected_seq, texts) }
}

fn offer(store: &mut dyn Store, append: Append) -> Result<(), NotKept> {
    let results = store.append(&[append]).expect("keeps");
    assert_eq!(results.len(), 1);
    results[0]
}

fn keep(store: &mut dyn Store, append: Append) {
    assert_eq!(offer(store, append.clone()), Ok(()), "{append:?}");
}

fn look(store: &mut dyn Store, number: u32) -> Kept {
    store.look(table(number)).expect("looks").expect("the table is there")
}

fn load(store: &mut dyn Store, number: u32) -> Kept {
    store.load(table(number)).expect("loads").expect("the table is there")
}
