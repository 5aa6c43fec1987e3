-- The columns by which lists are searched, filtered, sorted and summed. They have raw folded text, and no format of a screen.

-- A body with RETURN is bound to the functions that it calls when it is created: pg_restore computes generated columns with
-- an empty search_path, where a body of text finds no function of ours. So search_fold, which needs variables, calls none:
-- it is made of the bodies of migrations 0018 and 0023.
DO $do$
DECLARE
  marks text := (SELECT prosrc FROM pg_proc WHERE oid = 'search_fold_marks(text)'::regprocedure);
  letters text := (SELECT substring(prosrc FROM 'RETURN (replace.*);\s*END;') FROM pg_proc WHERE oid = 'search_fold(text)'::regprocedure);
BEGIN
  marks := replace(marks, 'RETURN bare;', 'RETURN ' || replace(letters, 'search_fold_marks(given)', 'bare') || ';');
  marks := regexp_replace(marks, 'RETURN translate\(bare,', 'bare := translate(bare,');
  marks := regexp_replace(marks, 'END;\s*$', 'RETURN ' || replace(replace(letters, 'search_fold_marks(given)', 'bare'), '\', '\\') || '; END;');
  EXECUTE format('CREATE OR REPLACE FUNCTION search_fold(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS %L', marks);
END;
$do$;
--> statement-breakpoint
DROP FUNCTION search_fold_marks(text);
--> statement-breakpoint
-- The text that is searched: folded, every space a plain one, so that `% ab%` finds the beginnings of words.
CREATE FUNCTION search_line(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(search_fold(given), '[\u0009-\u000d\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', ' ', 'g');
--> statement-breakpoint
-- A text by which rows are ordered; null without a character other than space. A key of an index has at most 2,700 bytes.
CREATE FUNCTION sort_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN nullif(left(btrim(search_line(given)), 200), '');
--> statement-breakpoint
-- A word that is filtered, in lower case with hyphens.
CREATE FUNCTION choice_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN given ~ '^[a-z-]+$' THEN given ELSE regexp_replace(sort_key(given), '[ _]+', '-', 'g') END;
--> statement-breakpoint
-- Text with a space before it, or nothing.
CREATE FUNCTION and_word(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN given IS NULL THEN '' ELSE ' ' || given END;
--> statement-breakpoint
-- A phone number without its prefix, as `phoneDigits`.
CREATE FUNCTION phone_digits(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(regexp_replace(regexp_replace(given, '[^0-9]', '', 'g'), '^(00)?234', ''), '^0', '');
--> statement-breakpoint
-- The functions of migrations 0015 and 0027 with bodies that are bound when they are created.
CREATE OR REPLACE FUNCTION figure_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN given ~ '^[a-z-]+$' THEN given ELSE
  regexp_replace(regexp_replace(lower(given COLLATE "C"),
    '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$', '', 'g'),
    '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff_]+', '-', 'g') END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION money_direction(type text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN figure_key(type) IN ('payment', 'job-payment', 'part-payment', 'full-payment', 'deposit', 'credit') THEN 'in'
  WHEN figure_key(type) IN ('withdrawal', 'withdraw', 'payout', 'pay-out', 'refund', 'debit') THEN 'out' END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION status_is_paid(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(figure_key(status) IN ('paid', 'success', 'successful', 'completed', 'approved'), false);
--> statement-breakpoint
-- Whether nothing is done or paid any more; the words of domain/status.ts.
CREATE FUNCTION status_is_failed(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(figure_key(status) IN ('rejected', 'failed', 'declined', 'cancelled', 'canceled', 'reversed', 'refunded', 'expired', 'voided'), false);
--> statement-breakpoint

-- What depends on the row alone is a generated column: the engine fills it for every program, and nobody can
-- write another value. ADD COLUMN of a stored one rewrites the table once and builds its indexes anew.
ALTER TABLE artisans
  ADD COLUMN full_name text COLLATE "C" GENERATED ALWAYS AS (sort_key(and_word(first_name) || and_word(last_name))) STORED,
  ADD COLUMN name_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(and_word(last_name) || and_word(first_name))) STORED,
  ADD COLUMN location_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(and_word(ward) || and_word(lga) || and_word(state))) STORED,
  ADD COLUMN email_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(email)) STORED,
  ADD COLUMN status_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(status)) STORED,
  ADD COLUMN search_text text COLLATE "C" GENERATED ALWAYS AS (search_line(' ' || id::text || and_word(first_name) || and_word(last_name)
    || and_word(ward) || and_word(lga) || and_word(state) || and_word(status))) STORED,
  ADD COLUMN contact_text text COLLATE "C" GENERATED ALWAYS AS (search_line(and_word(email))) STORED;
--> statement-breakpoint
ALTER TABLE clients
  ADD COLUMN full_name text COLLATE "C" GENERATED ALWAYS AS (sort_key(and_word(first_name) || and_word(last_name))) STORED,
  ADD COLUMN name_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(and_word(last_name) || and_word(first_name))) STORED,
  ADD COLUMN location_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(and_word(ward) || and_word(lga) || and_word(state))) STORED,
  ADD COLUMN email_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(email)) STORED,
  ADD COLUMN status_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(status)) STORED,
  ADD COLUMN search_text text COLLATE "C" GENERATED ALWAYS AS (search_line(' ' || id::text || and_word(first_name) || and_word(last_name)
    || and_word(ward) || and_word(lga) || and_word(state) || and_word(status))) STORED,
  ADD COLUMN contact_text text COLLATE "C" GENERATED ALWAYS AS (search_line(and_word(email))) STORED;
--> statement-breakpoint
ALTER TABLE contact_messages
  ADD COLUMN name_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(and_word(last_name) || and_word(first_name))) STORED,
  ADD COLUMN phone_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(phone_number)) STORED,
  ADD COLUMN phone_digits text COLLATE "C" GENERATED ALWAYS AS (phone_digits(phone_number)) STORED,
  ADD COLUMN email_key text COLLATE "C" GENERATED ALWAYS AS (sort_key(email)) STORED,
  ADD COLUMN status_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(read_status)) STORED,
  ADD COLUMN category_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(category)) STORED,
  ADD COLUMN search_text text COLLATE "C" GENERATED ALWAYS AS (search_line(' ' || id::text || and_word(last_name) || and_word(first_name)
    || and_word(read_status) || and_word(category) || and_word(message))) STORED,
  ADD COLUMN contact_text text COLLATE "C" GENERATED ALWAYS AS (search_line(and_word(email) || and_word(phone_number)
    || and_word('0' || phone_digits(phone_number)))) STORED;
--> statement-breakpoint

-- The names of both parties come from other tables, so triggers fill them. The rows so far are filled by functions in the
-- same rewrite, in which a generated column sees the new name: no row has a second version, and no vacuum is needed.
CREATE FUNCTION name_of_artisan(wanted integer) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (SELECT full_name FROM artisans WHERE id = wanted);
END;
$$;
--> statement-breakpoint
CREATE FUNCTION name_of_client(wanted integer) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (SELECT full_name FROM clients WHERE id = wanted);
END;
$$;
--> statement-breakpoint
ALTER TABLE jobs ADD COLUMN artisan_name text, ADD COLUMN client_name text;
--> statement-breakpoint
ALTER TABLE jobs
  ALTER COLUMN artisan_name TYPE text COLLATE "C" USING name_of_artisan(artisan_id),
  ALTER COLUMN client_name TYPE text COLLATE "C" USING name_of_client(client_id),
  ADD COLUMN service_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(service_type)) STORED,
  ADD COLUMN description_key text COLLATE "C" GENERATED ALWAYS AS (left(sort_key(description), 100)) STORED,
  ADD COLUMN status_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(status)) STORED,
  ADD COLUMN sum_class text COLLATE "C" GENERATED ALWAYS AS (CASE WHEN status_is_failed(status) THEN 'left_out' ELSE 'total' END) STORED,
  ADD COLUMN search_text text COLLATE "C" GENERATED ALWAYS AS (search_line(' ' || id::text || and_word(client_name) || and_word(artisan_name)
    || and_word(service_type) || and_word(description) || and_word(status))) STORED;
--> statement-breakpoint
ALTER TABLE transactions ADD COLUMN artisan_name text, ADD COLUMN client_name text;
--> statement-breakpoint
ALTER TABLE transactions
  ALTER COLUMN artisan_name TYPE text COLLATE "C" USING name_of_artisan(artisan_id),
  ALTER COLUMN client_name TYPE text COLLATE "C" USING name_of_client(client_id),
  ADD COLUMN service_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(service_type)) STORED,
  ADD COLUMN type_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(type)) STORED,
  ADD COLUMN description_key text COLLATE "C" GENERATED ALWAYS AS (left(sort_key(description), 100)) STORED,
  ADD COLUMN status_key text COLLATE "C" GENERATED ALWAYS AS (choice_key(payment_status)) STORED,
  ADD COLUMN signed_kobo bigint GENERATED ALWAYS AS (CASE WHEN money_direction(type) = 'out' THEN -abs(amount_kobo) ELSE amount_kobo END) STORED,
  ADD COLUMN sum_class text COLLATE "C" GENERATED ALWAYS AS (CASE WHEN status_is_paid(payment_status)
    THEN coalesce('paid_' || money_direction(type), 'left_out') END) STORED,
  ADD COLUMN search_text text COLLATE "C" GENERATED ALWAYS AS (search_line(' ' || id::text || and_word(artisan_name) || and_word(client_name)
    || and_word(service_type) || and_word(type) || and_word(description) || and_word(payment_status))) STORED;
--> statement-breakpoint
ALTER TABLE withdrawal_requests ADD COLUMN artisan_name text;
--> statement-breakpoint
ALTER TABLE withdrawal_requests
  ALTER COLUMN artisan_name TYPE text COLLATE "C" USING name_of_artisan(artisan_id),
  ADD COLUMN available_kobo bigint GENERATED ALWAYS AS (coalesce(balance_before_kobo, amount_kobo)) STORED,
  ADD COLUMN search_text text COLLATE "C" GENERATED ALWAYS AS (search_line(' ' || id::text || and_word(artisan_name) || ' paid')) STORED;
--> statement-breakpoint
-- A part-payment also shows the price and the deadline of its job.
CREATE FUNCTION job_of_part_payment(wanted integer) RETURNS jobs LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  job jobs;
BEGIN
  SELECT * INTO job FROM jobs WHERE id = wanted;
  RETURN job;
END;
$$;
--> statement-breakpoint
ALTER TABLE part_payments ADD COLUMN artisan_name text, ADD COLUMN job_kobo bigint, ADD COLUMN job_due_date timestamptz;
--> statement-breakpoint
ALTER TABLE part_payments
  ALTER COLUMN artisan_name TYPE text COLLATE "C" USING (job_of_part_payment(job_id)).artisan_name,
  ALTER COLUMN job_kobo TYPE bigint USING (job_of_part_payment(job_id)).amount_kobo,
  ALTER COLUMN job_due_date TYPE timestamptz USING (job_of_part_payment(job_id)).due_date,
  ADD COLUMN search_text text COLLATE "C" GENERATED ALWAYS AS (search_line(' ' || job_id::text || and_word(artisan_name) || and_word(status))) STORED;
--> statement-breakpoint
DROP FUNCTION name_of_artisan(integer), name_of_client(integer), job_of_part_payment(integer);
--> statement-breakpoint

-- One index for each order. The id makes the order total, so that a cursor is a place in the index.
CREATE INDEX artisans_name ON artisans (name_key, id);
--> statement-breakpoint
CREATE INDEX artisans_location ON artisans (location_key, id);
--> statement-breakpoint
CREATE INDEX artisans_email ON artisans (email_key, id);
--> statement-breakpoint
CREATE INDEX artisans_status ON artisans (status_key, id);
--> statement-breakpoint
CREATE INDEX clients_name ON clients (name_key, id);
--> statement-breakpoint
CREATE INDEX clients_location ON clients (location_key, id);
--> statement-breakpoint
CREATE INDEX clients_email ON clients (email_key, id);
--> statement-breakpoint
CREATE INDEX clients_status ON clients (status_key, id);
--> statement-breakpoint
CREATE INDEX contact_messages_name ON contact_messages (name_key, id);
--> statement-breakpoint
CREATE INDEX contact_messages_phone ON contact_messages (phone_key, id);
--> statement-breakpoint
CREATE INDEX contact_messages_email ON contact_messages (email_key, id);
--> statement-breakpoint
CREATE INDEX contact_messages_status ON contact_messages (status_key, id);
--> statement-breakpoint
CREATE INDEX contact_messages_category ON contact_messages (category_key, id);
--> statement-breakpoint
CREATE INDEX contact_messages_created ON contact_messages (created_at, id);
--> statement-breakpoint
CREATE INDEX jobs_client_name ON jobs (client_name, id);
--> statement-breakpoint
CREATE INDEX jobs_artisan_name ON jobs (artisan_name, id);
--> statement-breakpoint
CREATE INDEX jobs_service ON jobs (service_key, id);
--> statement-breakpoint
CREATE INDEX jobs_created ON jobs (created_at, id);
--> statement-breakpoint
CREATE INDEX jobs_description ON jobs (description_key, id);
--> statement-breakpoint
CREATE INDEX jobs_start_date ON jobs (start_date, id);
--> statement-breakpoint
CREATE INDEX jobs_due_date ON jobs (due_date, id);
--> statement-breakpoint
CREATE INDEX jobs_amount ON jobs (amount_kobo, id);
--> statement-breakpoint
CREATE INDEX jobs_status ON jobs (status_key, id);
--> statement-breakpoint
CREATE INDEX transactions_artisan_name ON transactions (artisan_name, id);
--> statement-breakpoint
CREATE INDEX transactions_client_name ON transactions (client_name, id);
--> statement-breakpoint
CREATE INDEX transactions_service ON transactions (service_key, id);
--> statement-breakpoint
CREATE INDEX transactions_date ON transactions (date, id);
--> statement-breakpoint
CREATE INDEX transactions_type ON transactions (type_key, id);
--> statement-breakpoint
CREATE INDEX transactions_description ON transactions (description_key, id);
--> statement-breakpoint
CREATE INDEX transactions_amount ON transactions (signed_kobo, id);
--> statement-breakpoint
CREATE INDEX transactions_status ON transactions (status_key, id);
--> statement-breakpoint
CREATE INDEX withdrawal_requests_paid_name ON withdrawal_requests (artisan_name, id) WHERE status = 'approved';
--> statement-breakpoint
CREATE INDEX withdrawal_requests_paid_available ON withdrawal_requests (available_kobo, id) WHERE status = 'approved';
--> statement-breakpoint
CREATE INDEX withdrawal_requests_paid_amount ON withdrawal_requests (amount_kobo, id) WHERE status = 'approved';
--> statement-breakpoint
CREATE INDEX withdrawal_requests_paid_at ON withdrawal_requests (decided_at, id) WHERE status = 'approved';
--> statement-breakpoint
CREATE INDEX withdrawal_requests_paid_id ON withdrawal_requests (id) WHERE status = 'approved';
--> statement-breakpoint
CREATE INDEX part_payments_paid_name ON part_payments (artisan_name, job_id) WHERE status = 'paid';
--> statement-breakpoint
CREATE INDEX part_payments_paid_price ON part_payments (job_kobo, job_id) WHERE status = 'paid';
--> statement-breakpoint
CREATE INDEX part_payments_paid_amount ON part_payments (amount_kobo, job_id) WHERE status = 'paid';
--> statement-breakpoint
CREATE INDEX part_payments_paid_due ON part_payments (job_due_date, job_id) WHERE status = 'paid';
--> statement-breakpoint
CREATE INDEX part_payments_paid_at ON part_payments (decided_at, job_id) WHERE status = 'paid';
--> statement-breakpoint
CREATE INDEX part_payments_paid_id ON part_payments (job_id) WHERE status = 'paid';
--> statement-breakpoint

-- A new row locks its parties FOR SHARE before it reads their names, so it waits for a name that is being
-- written and reads the new one; a new name waits for such rows, and its UPDATE, a later statement, sees them. A row that
-- keeps its parties keeps their names and locks nobody, so a changed status never waits for a person.
CREATE FUNCTION fill_party_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.artisan_id IS DISTINCT FROM OLD.artisan_id THEN
    NEW.artisan_name := NULL;
    IF NEW.artisan_id IS NOT NULL THEN
      SELECT full_name INTO NEW.artisan_name FROM artisans WHERE id = NEW.artisan_id FOR SHARE;
    END IF;
  END IF;
  -- Nested: the engine looks for NEW.client_id before it evaluates any part of a condition.
  IF TG_NARGS = 1 THEN
    IF TG_OP = 'INSERT' OR NEW.client_id IS DISTINCT FROM OLD.client_id THEN
      NEW.client_name := NULL;
      IF NEW.client_id IS NOT NULL THEN
        SELECT full_name INTO NEW.client_name FROM clients WHERE id = NEW.client_id FOR SHARE;
      END IF;
    END IF;
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER fill_party_names BEFORE INSERT OR UPDATE OF artisan_id, client_id ON jobs
  FOR EACH ROW EXECUTE FUNCTION fill_party_names('client');
--> statement-breakpoint
CREATE TRIGGER fill_party_names BEFORE INSERT OR UPDATE OF artisan_id, client_id ON transactions
  FOR EACH ROW EXECUTE FUNCTION fill_party_names('client');
--> statement-breakpoint
CREATE TRIGGER fill_party_names BEFORE INSERT OR UPDATE OF artisan_id ON withdrawal_requests
  FOR EACH ROW EXECUTE FUNCTION fill_party_names();
--> statement-breakpoint
CREATE FUNCTION fill_part_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT artisan_name, amount_kobo, due_date INTO NEW.artisan_name, NEW.job_kobo, NEW.job_due_date
  FROM jobs WHERE id = NEW.job_id FOR SHARE;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER fill_part_payment BEFORE INSERT OR UPDATE OF job_id ON part_payments
  FOR EACH ROW EXECUTE FUNCTION fill_part_payment();
--> statement-breakpoint
-- In the order of the tables in which approvals lock them, and only rows that show another name.
CREATE FUNCTION rename_party() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'artisans' THEN
    UPDATE withdrawal_requests SET artisan_name = NEW.full_name WHERE artisan_id = NEW.id AND artisan_name IS DISTINCT FROM NEW.full_name;
    UPDATE jobs SET artisan_name = NEW.full_name WHERE artisan_id = NEW.id AND artisan_name IS DISTINCT FROM NEW.full_name;
    UPDATE transactions SET artisan_name = NEW.full_name WHERE artisan_id = NEW.id AND artisan_name IS DISTINCT FROM NEW.full_name;
  ELSE
    UPDATE jobs SET client_name = NEW.full_name WHERE client_id = NEW.id AND client_name IS DISTINCT FROM NEW.full_name;
    UPDATE transactions SET client_name = NEW.full_name WHERE client_id = NEW.id AND client_name IS DISTINCT FROM NEW.full_name;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER rename_party AFTER UPDATE OF first_name, last_name ON artisans FOR EACH ROW
  WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION rename_party();
--> statement-breakpoint
CREATE TRIGGER rename_party AFTER UPDATE OF first_name, last_name ON clients FOR EACH ROW
  WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION rename_party();
--> statement-breakpoint
CREATE FUNCTION show_job_in_part_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE part_payments SET artisan_name = NEW.artisan_name, job_kobo = NEW.amount_kobo, job_due_date = NEW.due_date WHERE job_id = NEW.id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER show_job_in_part_payment AFTER UPDATE ON jobs FOR EACH ROW
  WHEN ((OLD.artisan_name, OLD.amount_kobo, OLD.due_date) IS DISTINCT FROM (NEW.artisan_name, NEW.amount_kobo, NEW.due_date))
  EXECUTE FUNCTION show_job_in_part_payment();
--> statement-breakpoint
-- The indexes of words need the extension pg_trgm. Without it, or without the right to add it, lists are searched row by row;
-- the function can be called again when the database has the extension.
CREATE FUNCTION add_word_indexes() RETURNS void LANGUAGE plpgsql AS $$
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
    ('artisans', 'contact_text'), ('clients', 'contact_text'), ('contact_messages', 'contact_text')
  LOOP
    EXECUTE format('CREATE INDEX IF NOT EXISTS %s_%s ON %I USING gin (%I %s)', name, words, name, words, class);
  END LOOP;
END;
$$;
--> statement-breakpoint
SELECT add_word_indexes();
--> statement-breakpoint
ANALYZE;
