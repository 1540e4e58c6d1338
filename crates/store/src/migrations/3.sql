-- When something was last kept of a table: milliseconds of wall time since 1970, as far as that is known.
ALTER TABLE tables ADD COLUMN touched INTEGER;

UPDATE tables SET touched = service + (SELECT beat_wall - beat_service FROM clock);

-- Finished tables are deleted by age, if the host wants that.
CREATE INDEX finished_by_age ON tables (touched) WHERE finished = 1;

-- What the host has set, by name.
CREATE TABLE wishes (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
