-- The answer by email to the visitor, like forwarding. off: none; waiting: sent at `mail_at` (milliseconds
-- since 1970); told: sent; dead: given up, and nothing is sent to this address any more.
ALTER TABLE leads ADD COLUMN mail_state TEXT NOT NULL DEFAULT 'off';
ALTER TABLE leads ADD COLUMN mail_tries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE leads ADD COLUMN mail_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE leads ADD COLUMN mail_since INTEGER;
ALTER TABLE leads ADD COLUMN mail_problem TEXT;

CREATE INDEX leads_by_mail ON leads (mail_state, mail_at);
