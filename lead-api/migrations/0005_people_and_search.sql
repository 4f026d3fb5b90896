-- Who is signed in to the inbox: the SHA-256 of a random id, and that of the hash of the secret, so that
-- a new secret ends the session. `ends_at` is in milliseconds since 1970.
CREATE TABLE sessions (
  id_hash TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  secret_mark TEXT NOT NULL,
  ends_at INTEGER NOT NULL
);

-- What people have done in the inbox, with nothing of what a visitor typed.
CREATE TABLE acts (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  done_at TEXT NOT NULL,
  person TEXT NOT NULL,
  act TEXT NOT NULL,
  lead_id TEXT,
  leads INTEGER
);

-- Keyed hashes of the e-mail address, and of the body; the latter stays when the lead is deleted.
ALTER TABLE leads ADD COLUMN email_hash TEXT;
ALTER TABLE leads ADD COLUMN body_hash TEXT;

-- 0: stored by an older version, so that its search text and its hashes are still to be made.
ALTER TABLE leads ADD COLUMN is_indexed INTEGER NOT NULL DEFAULT 0;

CREATE INDEX leads_by_email ON leads (email_hash, received_at) WHERE email_hash IS NOT NULL;
CREATE INDEX leads_not_indexed ON leads (number) WHERE is_indexed = 0 AND body IS NOT NULL;
