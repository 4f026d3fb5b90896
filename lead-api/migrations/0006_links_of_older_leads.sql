-- Links the files of applications that earlier versions stored; of two that name one file, the first has it.
UPDATE files SET lead_id = (
  SELECT leads.id FROM leads, json_each(leads.body, '$.uploadedFiles') AS named
  WHERE leads.call = 'funding'
    AND CASE WHEN named.type = 'object' THEN named.value ->> 'S3Key' END = files.key
  ORDER BY leads.number LIMIT 1
) WHERE lead_id IS NULL;

DROP INDEX leads_without_links;
DROP INDEX leads_not_indexed;
ALTER TABLE leads DROP COLUMN has_linked_files;
ALTER TABLE leads DROP COLUMN is_indexed;
