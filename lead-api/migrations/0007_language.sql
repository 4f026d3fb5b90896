-- BCP 47, of the page that the lead came from; null for a lead of an older version, or from elsewhere.
ALTER TABLE leads ADD COLUMN language TEXT;
