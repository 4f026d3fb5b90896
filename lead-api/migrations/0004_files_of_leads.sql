-- signed: an address for the file was given out; stored: the file has arrived; gone: it was deleted,
-- because no lead named it in time. Older versions only know files that have arrived.
ALTER TABLE files ADD COLUMN state TEXT NOT NULL DEFAULT 'stored';

-- The lead that has named the file.
ALTER TABLE files ADD COLUMN lead_id TEXT;

CREATE INDEX files_by_lead ON files (lead_id) WHERE lead_id IS NOT NULL;
CREATE INDEX files_unclaimed ON files (stored_at, bytes) WHERE lead_id IS NULL AND state <> 'gone';
CREATE INDEX files_gone ON files (stored_at) WHERE lead_id IS NULL AND state = 'gone';
CREATE INDEX files_to_remove ON files (key) WHERE lead_id IS NULL AND state = 'gone' AND sha256 <> '';

-- 0: stored by an older version, so that its files are still to be linked to it.
ALTER TABLE leads ADD COLUMN has_linked_files INTEGER NOT NULL DEFAULT 0;

-- When the lead was to be deleted and could not be (ISO time).
ALTER TABLE leads ADD COLUMN delete_failed_at TEXT;

CREATE INDEX leads_without_links ON leads (number) WHERE has_linked_files = 0;
CREATE INDEX leads_not_deleted ON leads (number) WHERE delete_failed_at IS NOT NULL;
CREATE INDEX leads_by_time ON leads (received_at);
CREATE INDEX leads_left_over ON leads (received_at) WHERE body IS NULL OR call IN ('upload', 'states');

-- Bytes that a network has uploaded on a day. The network is a keyed hash, with another key every day.
CREATE TABLE upload_bytes (
  network TEXT NOT NULL,
  day TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  PRIMARY KEY (network, day)
);
