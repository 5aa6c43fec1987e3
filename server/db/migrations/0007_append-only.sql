-- The first versions of the texts that exist already.
INSERT INTO content_versions (item_id, page, version, change, name, description)
SELECT id, page, version, 'created', name, description FROM content_items;
--> statement-breakpoint
UPDATE audit_entries
SET sentence = initcap(action) || ': ' || replace(subject, '-', ' ') || ' ' || subject_id || '.';
--> statement-breakpoint
-- These tables state what happened. A correction is a further row, never a change of an earlier one.
DROP TRIGGER ledger_entries_append_only ON ledger_entries;
--> statement-breakpoint
DROP FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END;
$$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['audit_entries', 'content_versions', 'ledger_entries'] LOOP
    EXECUTE format(
      'CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name);
  END LOOP;
END;
$$;
