-- Where the lead came from, as JSON of shared/leads/source.ts; null when the site did not tell it.
ALTER TABLE leads ADD COLUMN source TEXT;

-- What is filtered and counted by, read from it.
ALTER TABLE leads ADD COLUMN page TEXT AS (source ->> '$.page') VIRTUAL;
ALTER TABLE leads ADD COLUMN first_page TEXT AS (source ->> '$.first') VIRTUAL;
ALTER TABLE leads ADD COLUMN campaign TEXT AS (source ->> '$.utm.campaign') VIRTUAL;
ALTER TABLE leads ADD COLUMN referrer TEXT AS (source ->> '$.referrer') VIRTUAL;

-- inbox, or suspected: kept apart as spam for `reason`, and not forwarded.
ALTER TABLE leads ADD COLUMN folder TEXT NOT NULL DEFAULT 'inbox';
ALTER TABLE leads ADD COLUMN reason TEXT;
