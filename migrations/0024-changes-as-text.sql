-- The log keeps each record's text as it goes out. As `text` its length is known without unpacking
-- it, so that a reader is given no more than it takes, and nobody checks again what was written as JSON.
alter table changes alter column record type text using record::text;
