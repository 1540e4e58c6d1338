-- A store as version 1 of the file had it, written down once and never changed: it must open for ever.
CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    epoch INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    game INTEGER NOT NULL,
    service INTEGER NOT NULL,
    due INTEGER,
    asleep INTEGER NOT NULL,
    finished INTEGER NOT NULL
) STRICT;
CREATE INDEX unfinished_by_due ON tables (due, code) WHERE finished = 0;
CREATE TABLE entries (
    number INTEGER NOT NULL REFERENCES tables (number),
    seq INTEGER NOT NULL,
    entry BLOB NOT NULL,
    PRIMARY KEY (number, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE packed (number INTEGER PRIMARY KEY REFERENCES tables (number), entries BLOB NOT NULL) STRICT;
CREATE TABLE clock (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    service INTEGER NOT NULL,
    beat_service INTEGER,
    beat_wall INTEGER
) STRICT;
INSERT INTO clock VALUES (1, 900, 800, 1700000000000);
INSERT INTO tables VALUES (1, 'K7QF2M', 3, 2, 70, 900, 1000, 1, 0), (2, 'AAAAAA', 1, 2, 50, 600, NULL, 0, 1);
INSERT INTO entries VALUES (1, 0, x'68'), (1, 1, x'69');
INSERT INTO packed VALUES (2, x'02000000616200000000');
PRAGMA user_version = 1;
