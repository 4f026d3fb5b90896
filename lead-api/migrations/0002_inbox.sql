ALTER TABLE leads ADD COLUMN handled_at TEXT;

-- Every text of the lead in small letters, each between two unit separators (U+001F).
ALTER TABLE leads ADD COLUMN search_text TEXT;

UPDATE leads SET search_text = char(31) || coalesce((
  SELECT group_concat(lower(atom), char(31)) FROM json_tree(leads.body) WHERE atom IS NOT NULL
), '') || char(31) WHERE body IS NOT NULL;
