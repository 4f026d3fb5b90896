-- One row for each lead. A deleted lead keeps its row for a while, without anything personal, so that
-- its idempotency key still gives the first answer.
CREATE TABLE leads (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  call TEXT NOT NULL,
  received_at TEXT NOT NULL,
  idempotency_key TEXT,
  repeats INTEGER NOT NULL DEFAULT 0,
  origin TEXT,
  authorization TEXT,
  content_type TEXT,
  body TEXT,
  answer_status INTEGER NOT NULL,
  answer_body TEXT NOT NULL
);

CREATE UNIQUE INDEX leads_by_key ON leads (call, idempotency_key);

-- Files that reached their signed address.
CREATE TABLE files (
  key TEXT PRIMARY KEY,
  content_type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  stored_at TEXT NOT NULL
);

-- Values that the service makes for itself, such as the secret of its upload addresses.
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
