-- The headline figures and those of the days come from one table.
CREATE TABLE "figure_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"figure" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"day" date,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "figure_changes_day" ON "figure_changes" USING btree ("day");
--> statement-breakpoint
-- As in migration 0003, but for the last statement.
CREATE OR REPLACE FUNCTION keep_ledger_sums() RETURNS trigger LANGUAGE plpgsql AS $$
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

  INSERT INTO figure_changes (figure, amount)
  SELECT CASE WHEN amount_kobo > 0 THEN 'in' ELSE 'out' END, sum(abs(amount_kobo)) FROM added GROUP BY 1 ORDER BY 1;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_people_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  delta bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(*) INTO delta FROM added;
  ELSE
    SELECT -count(*) INTO delta FROM removed;
  END IF;
  IF delta <> 0 THEN
    INSERT INTO figure_changes (figure, amount) VALUES (TG_TABLE_NAME, delta);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- The days of Africa/Lagos on which rows count.
CREATE FUNCTION day_of_transaction(date timestamptz, start_date timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(lagos_day(date), lagos_day(start_date));
--> statement-breakpoint
CREATE FUNCTION day_of_job(created_at timestamptz, start_date timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(lagos_day(created_at), lagos_day(start_date));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_transaction_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO figure_changes (figure, day, amount)
    SELECT 'revenue', day_of_transaction(date, start_date), sum(amount_kobo)
    FROM added WHERE figure_of_transaction(type, payment_status) = 'revenue'
      AND amount_kobo IS NOT NULL AND day_of_transaction(date, start_date) IS NOT NULL
    GROUP BY 2 ORDER BY 2;
    INSERT INTO figure_changes (figure, amount)
    SELECT 'unknown', count(*) FROM added
    WHERE figure_of_transaction(type, payment_status) = 'unknown' HAVING count(*) > 0;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO figure_changes (figure, day, amount)
    SELECT 'revenue', day_of_transaction(date, start_date), -sum(amount_kobo)
    FROM removed WHERE figure_of_transaction(type, payment_status) = 'revenue'
      AND amount_kobo IS NOT NULL AND day_of_transaction(date, start_date) IS NOT NULL
    GROUP BY 2 ORDER BY 2;
    INSERT INTO figure_changes (figure, amount)
    SELECT 'unknown', -count(*) FROM removed
    WHERE figure_of_transaction(type, payment_status) = 'unknown' HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_withdrawal_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO figure_changes (figure, day, amount)
    SELECT 'paid-out', lagos_day(decided_at), sum(amount_kobo) FROM added
    WHERE status = 'approved' AND lagos_day(decided_at) IS NOT NULL GROUP BY 2 ORDER BY 2;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO figure_changes (figure, day, amount)
    SELECT 'paid-out', lagos_day(decided_at), -sum(amount_kobo) FROM removed
    WHERE status = 'approved' AND lagos_day(decided_at) IS NOT NULL GROUP BY 2 ORDER BY 2;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DROP FUNCTION keep_job_counts() CASCADE;
--> statement-breakpoint
-- The jobs by status, and the new ones by day.
CREATE OR REPLACE FUNCTION keep_job_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO figure_changes (figure, detail, day, amount)
    SELECT 'jobs', coalesce(status, ''), NULL, count(*) FROM added GROUP BY 2
    UNION ALL SELECT 'agreed', '', day_of_job(created_at, start_date), count(*) FROM added
    WHERE day_of_job(created_at, start_date) IS NOT NULL GROUP BY 3 ORDER BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO figure_changes (figure, detail, day, amount)
    SELECT 'jobs', coalesce(status, ''), NULL, -count(*) FROM removed GROUP BY 2
    UNION ALL SELECT 'agreed', '', day_of_job(created_at, start_date), -count(*) FROM removed
    WHERE day_of_job(created_at, start_date) IS NOT NULL GROUP BY 3 ORDER BY 1, 2, 3;
  ELSE
    -- Most changes of a job leave its day.
    INSERT INTO figure_changes (figure, detail, day, amount)
    SELECT figure, detail, day, sum(jobs) FROM (
      SELECT 'jobs' AS figure, coalesce(status, '') AS detail, NULL::date AS day, 1 AS jobs FROM added
      UNION ALL SELECT 'jobs', coalesce(status, ''), NULL, -1 FROM removed
      UNION ALL SELECT 'agreed', '', day_of_job(created_at, start_date), 1 FROM added
      UNION ALL SELECT 'agreed', '', day_of_job(created_at, start_date), -1 FROM removed) moved
    WHERE figure = 'jobs' OR day IS NOT NULL
    GROUP BY 1, 2, 3 HAVING sum(jobs) <> 0 ORDER BY 1, 2, 3;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- What the figures are, counted from the rows. Words are compared once for each day.
CREATE VIEW counted_figures AS
  SELECT CASE WHEN amount_kobo > 0 THEN 'in' ELSE 'out' END AS figure, '' AS detail, NULL::date AS day,
    sum(abs(amount_kobo)) AS amount
  FROM ledger_entries GROUP BY 1
  UNION ALL SELECT 'jobs', coalesce(status, ''), NULL, count(*) FROM jobs GROUP BY 2
  UNION ALL SELECT 'artisans', '', NULL, count(*) FROM artisans
  UNION ALL SELECT 'clients', '', NULL, count(*) FROM clients
  UNION ALL SELECT figure, '', CASE WHEN figure = 'revenue' THEN day END, sum(CASE WHEN figure = 'revenue' THEN kobo ELSE rows END)
  FROM (
    SELECT figure_of_transaction(type, payment_status) AS figure, day, kobo, rows
    FROM (SELECT type, payment_status, day_of_transaction(date, start_date) AS day, sum(amount_kobo) AS kobo, count(*) AS rows
      FROM transactions GROUP BY 1, 2, 3) alike) known
  WHERE figure = 'unknown' OR figure = 'revenue' AND day IS NOT NULL AND kobo IS NOT NULL GROUP BY 1, 3
  UNION ALL SELECT 'paid-out', '', lagos_day(decided_at), sum(amount_kobo) FROM withdrawal_requests
  WHERE status = 'approved' AND lagos_day(decided_at) IS NOT NULL GROUP BY 3
  UNION ALL SELECT 'agreed', '', day_of_job(created_at, start_date), count(*) FROM jobs
  WHERE day_of_job(created_at, start_date) IS NOT NULL GROUP BY 3;
--> statement-breakpoint
-- Counts the figures and the balances again, for a load of rows that ran without the triggers.
CREATE OR REPLACE FUNCTION reckon_kept_sums() RETURNS void LANGUAGE sql AS $$
  DELETE FROM balances;
  INSERT INTO balances (artisan_id, balance_kobo, version)
  SELECT artisan_id, sum(amount_kobo), count(*) FROM ledger_entries
  GROUP BY artisan_id ORDER BY artisan_id;
  DELETE FROM figure_changes;
  INSERT INTO figure_changes (figure, detail, day, amount)
  SELECT figure, detail, day, amount FROM counted_figures WHERE amount <> 0 ORDER BY figure, detail, day;
$$;
--> statement-breakpoint
INSERT INTO figure_changes (figure, detail, day, amount)
SELECT figure, detail, day, amount FROM counted_figures WHERE amount <> 0 ORDER BY figure, detail, day;
--> statement-breakpoint
DROP FUNCTION reckon_day_figures();
--> statement-breakpoint
DROP TABLE "day_deltas";
--> statement-breakpoint
DROP TABLE "figure_deltas";
