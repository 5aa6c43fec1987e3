-- Each statement that writes one of the tables that lists are read from says so, in its transaction.
CREATE FUNCTION note_table_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO table_changes (table_name) VALUES (TG_TABLE_NAME);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'artisans', 'balances', 'clients', 'contact_messages', 'content_items', 'identification_means', 'jobs',
    'part_payments', 'transactions', 'withdrawal_requests'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION note_table_change()', name);
  END LOOP;
END;
$$;
