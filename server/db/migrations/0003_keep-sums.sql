-- What the rows add up to is kept by the statements that change them, whichever program sends these.

CREATE FUNCTION keep_ledger_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added JOIN transactions t ON t.id = added.transaction_id
    WHERE added.amount_kobo IS DISTINCT FROM
      CASE WHEN t.type = 'Withdrawal' THEN -t.amount_kobo ELSE t.amount_kobo END
  ) THEN
    RAISE EXCEPTION 'a ledger row must have the amount of its transaction, below zero for a withdrawal'
      USING ERRCODE = 'check_violation', TABLE = 'ledger_entries';
  END IF;

  INSERT INTO balances (artisan_id) SELECT DISTINCT artisan_id FROM added ORDER BY 1 ON CONFLICT DO NOTHING;
  -- In the order of the ids: two statements about the same artisans cannot wait for each other.
  PERFORM FROM balances WHERE artisan_id IN (SELECT artisan_id FROM added)
  ORDER BY artisan_id FOR UPDATE;
  UPDATE balances SET balance_kobo = balance_kobo + moved.kobo, version = version + 1
  FROM (SELECT artisan_id, sum(amount_kobo) AS kobo FROM added GROUP BY artisan_id) moved
  WHERE balances.artisan_id = moved.artisan_id;

  INSERT INTO figure_deltas (figure, month, amount)
  SELECT CASE WHEN amount_kobo > 0 THEN 'in' ELSE 'out' END,
    date_trunc('month', entered_at AT TIME ZONE 'Africa/Lagos')::date, sum(abs(amount_kobo))
  FROM added GROUP BY 1, 2 ORDER BY 1, 2;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_keep_sums AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger_sums();
--> statement-breakpoint
CREATE FUNCTION keep_job_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO figure_deltas (figure, detail, amount)
    SELECT 'jobs', coalesce(status, ''), count(*) FROM added GROUP BY 2 ORDER BY 2;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO figure_deltas (figure, detail, amount)
    SELECT 'jobs', coalesce(status, ''), -count(*) FROM removed GROUP BY 2 ORDER BY 2;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_keep_added AFTER INSERT ON jobs
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_job_counts();
--> statement-breakpoint
CREATE TRIGGER jobs_keep_changed AFTER UPDATE ON jobs
  REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_counts();
--> statement-breakpoint
CREATE TRIGGER jobs_keep_removed AFTER DELETE ON jobs
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_job_counts();
--> statement-breakpoint
-- Of people only the number is kept. The table is named like the figure.
CREATE FUNCTION keep_people_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  delta bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(*) INTO delta FROM added;
  ELSE
    SELECT -count(*) INTO delta FROM removed;
  END IF;
  IF delta <> 0 THEN
    INSERT INTO figure_deltas (figure, amount) VALUES (TG_TABLE_NAME, delta);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER artisans_keep_added AFTER INSERT ON artisans
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_people_count();
--> statement-breakpoint
CREATE TRIGGER artisans_keep_removed AFTER DELETE ON artisans
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_people_count();
--> statement-breakpoint
CREATE TRIGGER clients_keep_added AFTER INSERT ON clients
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_people_count();
--> statement-breakpoint
CREATE TRIGGER clients_keep_removed AFTER DELETE ON clients
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_people_count();
--> statement-breakpoint
-- Reckons everything kept anew from the rows: for a database of before, and after a bulk load that
-- ran without the triggers.
CREATE FUNCTION reckon_kept_sums() RETURNS void LANGUAGE sql AS $$
  DELETE FROM balances;
  DELETE FROM figure_deltas;
  INSERT INTO balances (artisan_id, balance_kobo, version)
  SELECT artisan_id, sum(amount_kobo), count(*) FROM ledger_entries
  GROUP BY artisan_id ORDER BY artisan_id;
  INSERT INTO figure_deltas (figure, detail, month, amount)
  SELECT CASE WHEN amount_kobo > 0 THEN 'in' ELSE 'out' END, '',
    date_trunc('month', entered_at AT TIME ZONE 'Africa/Lagos')::date, sum(abs(amount_kobo))
  FROM ledger_entries GROUP BY 1, 3
  UNION ALL SELECT 'jobs', coalesce(status, ''), NULL, count(*) FROM jobs GROUP BY 2
  UNION ALL SELECT 'artisans', '', NULL, count(*) FROM artisans
  UNION ALL SELECT 'clients', '', NULL, count(*) FROM clients;
$$;
--> statement-breakpoint
-- A balance that is below zero already must not keep the server from starting: `npm run verify` names
-- it, and no payment out of it can be written.
ALTER TABLE balances DROP CONSTRAINT balances_not_below_zero;
--> statement-breakpoint
SELECT reckon_kept_sums();
--> statement-breakpoint
ALTER TABLE balances ADD CONSTRAINT balances_not_below_zero CHECK (balance_kobo >= 0) NOT VALID;
