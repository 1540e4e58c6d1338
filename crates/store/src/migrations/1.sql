-- Tables, and how far each has come. "seq" is how many entries it has.
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

-- Also counts the unfinished ones, so those that need no waking are in it too.
CREATE INDEX unfinished_by_due ON tables (due, code) WHERE finished = 0;

CREATE TABLE entries (
    number INTEGER NOT NULL REFERENCES tables (number),
    seq INTEGER NOT NULL,
    entry BLOB NOT NULL,
    PRIMARY KEY (number, seq)
) STRICT, WITHOUT ROWID;

-- All entries of a finished table in one piece; it has none in "entries" then.
CREATE TABLE packed (
    number INTEGER PRIMARY KEY REFERENCES tables (number),
    entries BLOB NOT NULL
) STRICT;

-- One row: the greatest time of the service ever kept, and the last heartbeat.
CREATE TABLE clock (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    service INTEGER NOT NULL,
    beat_service INTEGER,
    beat_wall INTEGER
) STRICT;

INSERT INTO clock (one, service) VALUES (1, 0);
