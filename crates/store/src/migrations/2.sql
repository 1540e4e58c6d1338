-- Entries in the order in which they came: those of many tables share a page, where each table had a page of its own.
-- "before" is the place of the entry before it of the same table, so a table is read backwards from its last one.
CREATE TABLE journal (
    place INTEGER PRIMARY KEY,
    number INTEGER NOT NULL REFERENCES tables (number),
    seq INTEGER NOT NULL,
    before INTEGER,
    entry BLOB NOT NULL
) STRICT;

INSERT INTO journal (place, number, seq, before, entry)
SELECT
    row_number() OVER (ORDER BY number, seq),
    number,
    seq,
    CASE seq WHEN 0 THEN NULL ELSE row_number() OVER (ORDER BY number, seq) - 1 END,
    entry
FROM entries;

-- The place of the last entry of an unfinished table.
ALTER TABLE tables ADD COLUMN last INTEGER;

UPDATE tables SET last = ends.place
FROM (SELECT number, max(place) AS place FROM journal GROUP BY number) AS ends
WHERE ends.number = tables.number;

DROP TABLE entries;
