-- How many entries of a finished table are still in the journal. It is read from "packed" all the same; they are swept out
-- little by little.
ALTER TABLE tables ADD COLUMN stale INTEGER NOT NULL DEFAULT 0;

CREATE INDEX stale_tables ON tables (number) WHERE stale > 0;
