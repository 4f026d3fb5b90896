-- off: nobody is told; waiting: told at `forward_at` (milliseconds since 1970); told; dead: given up.
ALTER TABLE leads ADD COLUMN forward_state TEXT NOT NULL DEFAULT 'off';
ALTER TABLE leads ADD COLUMN forward_tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE leads ADD COLUMN forward_at INTEGER;
ALTER TABLE leads ADD COLUMN forward_since INTEGER;
ALTER TABLE leads ADD COLUMN forward_problem TEXT;

CREATE INDEX leads_by_forwarding ON leads (forward_state, forward_at);
