-- What the rows of each day add up to is kept by the statements that change them, as in migration 0003. The rules
-- are those of src/features/dashboard/by-day.ts; a test compares both.

-- A word in lower case with hyphens, as `statusKey` in src/lib/values/status.ts. It is compared with ASCII words.
CREATE FUNCTION figure_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  -- Most words are keys already.
  SELECT CASE WHEN given ~ '^[a-z-]+$' THEN given ELSE
    regexp_replace(regexp_replace(lower(given COLLATE "C"),
      '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$', '', 'g'),
      '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff_]+', '-', 'g') END
$$;
--> statement-breakpoint
-- What a transaction counts as, or null for one in no figure; the words of src/lib/values/transaction-types.ts.
CREATE FUNCTION figure_of_transaction(type text, payment_status text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN figure_key(payment_status) IN ('paid', 'success', 'successful', 'completed', 'approved') THEN
    CASE
      WHEN figure_key(type) IN ('payment', 'job-payment', 'part-payment', 'full-payment', 'deposit', 'credit')
        THEN 'revenue'
      WHEN figure_key(type) IN ('withdrawal', 'withdraw', 'payout', 'pay-out', 'refund', 'debit') THEN NULL
      ELSE 'unknown'
    END
  END
$$;
--> statement-breakpoint
-- The day in Africa/Lagos, which is one hour east of UTC all year.
CREATE FUNCTION lagos_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN isfinite(moment) THEN (moment AT TIME ZONE 'UTC' + interval '1 hour')::date END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_transaction_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO day_deltas (figure, day, amount)
    SELECT 'revenue', coalesce(lagos_day(date), lagos_day(start_date)), sum(amount_kobo)
    FROM added WHERE figure_of_transaction(type, payment_status) = 'revenue'
      AND amount_kobo IS NOT NULL AND coalesce(lagos_day(date), lagos_day(start_date)) IS NOT NULL
    GROUP BY 2 ORDER BY 2;
    INSERT INTO figure_deltas (figure, amount)
    SELECT 'unknown', count(*) FROM added
    WHERE figure_of_transaction(type, payment_status) = 'unknown' HAVING count(*) > 0;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO day_deltas (figure, day, amount)
    SELECT 'revenue', coalesce(lagos_day(date), lagos_day(start_date)), -sum(amount_kobo)
    FROM removed WHERE figure_of_transaction(type, payment_status) = 'revenue'
      AND amount_kobo IS NOT NULL AND coalesce(lagos_day(date), lagos_day(start_date)) IS NOT NULL
    GROUP BY 2 ORDER BY 2;
    INSERT INTO figure_deltas (figure, amount)
    SELECT 'unknown', -count(*) FROM removed
    WHERE figure_of_transaction(type, payment_status) = 'unknown' HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER transactions_keep_added_days AFTER INSERT ON transactions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_transaction_days();
--> statement-breakpoint
CREATE TRIGGER transactions_keep_changed_days AFTER UPDATE ON transactions
  REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_transaction_days();
--> statement-breakpoint
CREATE TRIGGER transactions_keep_removed_days AFTER DELETE ON transactions
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_transaction_days();
--> statement-breakpoint
CREATE FUNCTION keep_withdrawal_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO day_deltas (figure, day, amount)
    SELECT 'paid-out', lagos_day(decided_at), sum(amount_kobo) FROM added
    WHERE status = 'approved' AND lagos_day(decided_at) IS NOT NULL GROUP BY 2 ORDER BY 2;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO day_deltas (figure, day, amount)
    SELECT 'paid-out', lagos_day(decided_at), -sum(amount_kobo) FROM removed
    WHERE status = 'approved' AND lagos_day(decided_at) IS NOT NULL GROUP BY 2 ORDER BY 2;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER withdrawal_requests_keep_added_days AFTER INSERT ON withdrawal_requests
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_withdrawal_days();
--> statement-breakpoint
CREATE TRIGGER withdrawal_requests_keep_changed_days AFTER UPDATE ON withdrawal_requests
  REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_withdrawal_days();
--> statement-breakpoint
CREATE TRIGGER withdrawal_requests_keep_removed_days AFTER DELETE ON withdrawal_requests
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_withdrawal_days();
--> statement-breakpoint
CREATE FUNCTION keep_job_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO day_deltas (figure, day, amount)
    SELECT 'agreed', coalesce(lagos_day(created_at), lagos_day(start_date)), count(*) FROM added
    WHERE coalesce(lagos_day(created_at), lagos_day(start_date)) IS NOT NULL GROUP BY 2 ORDER BY 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO day_deltas (figure, day, amount)
    SELECT 'agreed', coalesce(lagos_day(created_at), lagos_day(start_date)), -count(*) FROM removed
    WHERE coalesce(lagos_day(created_at), lagos_day(start_date)) IS NOT NULL GROUP BY 2 ORDER BY 2;
  ELSE
    -- Most changes of a job leave its day.
    INSERT INTO day_deltas (figure, day, amount)
    SELECT 'agreed', day, sum(jobs) FROM (
      SELECT coalesce(lagos_day(created_at), lagos_day(start_date)) AS day, 1 AS jobs FROM added
      UNION ALL SELECT coalesce(lagos_day(created_at), lagos_day(start_date)), -1 FROM removed) moved
    WHERE day IS NOT NULL GROUP BY 2 HAVING sum(jobs) <> 0 ORDER BY 2;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_keep_added_days AFTER INSERT ON jobs
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_job_days();
--> statement-breakpoint
CREATE TRIGGER jobs_keep_changed_days AFTER UPDATE ON jobs
  REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_days();
--> statement-breakpoint
CREATE TRIGGER jobs_keep_removed_days AFTER DELETE ON jobs
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_job_days();
--> statement-breakpoint
-- Reckons the figures of the days anew, and the number of transactions of unknown types. Each table is read once, and
-- its words are compared once for each day.
CREATE FUNCTION reckon_day_figures() RETURNS void LANGUAGE sql AS $$
  DELETE FROM day_deltas;
  DELETE FROM figure_deltas WHERE figure = 'unknown';
  WITH alike AS MATERIALIZED (
    SELECT figure_of_transaction(type, payment_status) AS figure, day, sum(kobo) AS kobo, sum(rows) AS rows
    FROM (SELECT type, payment_status, coalesce(lagos_day(date), lagos_day(start_date)) AS day,
        sum(amount_kobo) AS kobo, count(*) AS rows
      FROM transactions GROUP BY 1, 2, 3) words
    GROUP BY 1, 2),
  unknown AS (
    INSERT INTO figure_deltas (figure, amount)
    SELECT 'unknown', sum(rows) FROM alike WHERE figure = 'unknown' HAVING sum(rows) > 0)
  INSERT INTO day_deltas (figure, day, amount)
  SELECT 'revenue', day, kobo FROM alike
  WHERE figure = 'revenue' AND day IS NOT NULL AND kobo IS NOT NULL ORDER BY day;
  INSERT INTO day_deltas (figure, day, amount)
  SELECT 'paid-out', lagos_day(decided_at), sum(amount_kobo) FROM withdrawal_requests
  WHERE status = 'approved' AND lagos_day(decided_at) IS NOT NULL GROUP BY 2 ORDER BY 2;
  INSERT INTO day_deltas (figure, day, amount)
  SELECT 'agreed', coalesce(lagos_day(created_at), lagos_day(start_date)), count(*) FROM jobs
  WHERE coalesce(lagos_day(created_at), lagos_day(start_date)) IS NOT NULL GROUP BY 2 ORDER BY 2;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION reckon_kept_sums() RETURNS void LANGUAGE sql AS $$
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
  SELECT reckon_day_figures();
$$;
--> statement-breakpoint
SELECT reckon_day_figures();
