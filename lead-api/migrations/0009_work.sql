-- Where a lead stands: new, contacted, qualified or closed (won, lost, no-answer, not-for-us). handled_at is
-- when somebody first answered it. last_act is the act that changed it last, so that two people notice each other.
ALTER TABLE leads ADD COLUMN state TEXT NOT NULL DEFAULT 'new';
ALTER TABLE leads ADD COLUMN closed_as TEXT;
ALTER TABLE leads ADD COLUMN owner TEXT;
ALTER TABLE leads ADD COLUMN next_at TEXT;
ALTER TABLE leads ADD COLUMN last_act TEXT;

-- When it was put into the folder "bin", from which it can be taken back for a while.
ALTER TABLE leads ADD COLUMN binned_at TEXT;

UPDATE leads SET state = 'closed' WHERE handled_at IS NOT NULL;
UPDATE leads SET folder = 'gone' WHERE body IS NULL;

-- Everything that the inbox filters, sorts and counts by.
CREATE INDEX leads_by_work ON leads (folder, number, call, state, owner, campaign, language, received_at,
  next_at, first_page, page, forward_state, reason, handled_at, closed_as);

-- The same for those that somebody has to answer: few, however many are closed.
CREATE INDEX leads_open ON leads (folder, number, call, state, owner, campaign, language, received_at,
  next_at, first_page, page, forward_state, reason, handled_at, closed_as) WHERE state <> 'closed';

-- Several acts of one press have one batch. was and became: what it changed, as JSON, to undo it.
ALTER TABLE acts ADD COLUMN batch TEXT;
ALTER TABLE acts ADD COLUMN was TEXT;
ALTER TABLE acts ADD COLUMN became TEXT;

CREATE INDEX acts_by_lead ON acts (lead_id) WHERE lead_id IS NOT NULL;
CREATE INDEX acts_by_batch ON acts (batch) WHERE batch IS NOT NULL;

CREATE TABLE notes (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  lead_id TEXT NOT NULL,
  person TEXT NOT NULL,
  written_at TEXT NOT NULL,
  text TEXT NOT NULL
);

CREATE INDEX notes_by_lead ON notes (lead_id);

-- What somebody has searched for: addresses name it by its id, and never contain it.
CREATE TABLE searches (
  id TEXT PRIMARY KEY,
  text TEXT NOT NULL,
  found TEXT NOT NULL,
  made_at TEXT NOT NULL
);

-- Filters that the team has given a name.
CREATE TABLE views (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE,
  filters TEXT NOT NULL
);
