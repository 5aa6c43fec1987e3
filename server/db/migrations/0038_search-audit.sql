-- The audit is searched as lists are, without accents and with an index, for which `add_word_indexes` gets one more table.
ALTER TABLE "audit_entries" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (search_line(and_word(sentence) || and_word(reason))) STORED;--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_word_indexes() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  class text;
  name text;
  words text;
BEGIN
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXCEPTION
    WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN NULL;
  END;
  SELECT format('%I.gin_trgm_ops', n.nspname) INTO class
  FROM pg_opclass c JOIN pg_namespace n ON n.oid = c.opcnamespace WHERE c.opcname = 'gin_trgm_ops';
  IF class IS NULL THEN
    RETURN;
  END IF;
  FOR name, words IN VALUES
    ('artisans', 'search_text'), ('clients', 'search_text'), ('contact_messages', 'search_text'), ('jobs', 'search_text'),
    ('transactions', 'search_text'), ('withdrawal_requests', 'search_text'), ('part_payments', 'search_text'),
    ('audit_entries', 'search_text'),
    ('artisans', 'contact_text'), ('clients', 'contact_text'), ('contact_messages', 'contact_text')
  LOOP
    EXECUTE format('CREATE INDEX IF NOT EXISTS %s_%s ON %I USING gin (%I %s)', name, words, name, words, class);
  END LOOP;
END;
$$;
--> statement-breakpoint
SELECT add_word_indexes();
