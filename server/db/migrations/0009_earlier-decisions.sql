-- Decisions of earlier versions join the timelines of their artisan and client. The owner of the table may
-- lift the trigger; the server's role may not.
ALTER TABLE audit_entries DISABLE TRIGGER append_only;
--> statement-breakpoint
UPDATE audit_entries a
SET artisan_id = (a.detail ->> 'artisanId')::integer,
    client_id = CASE WHEN a.subject = 'part-payment' THEN
      (SELECT j.client_id FROM jobs j WHERE j.id::text = a.subject_id) END
WHERE a.artisan_id IS NULL AND a.detail ->> 'artisanId' ~ '^[1-9][0-9]{0,8}$';
--> statement-breakpoint
ALTER TABLE audit_entries ENABLE TRIGGER append_only;
