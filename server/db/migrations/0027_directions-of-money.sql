-- The direction of a transaction type, or null for an unknown one; the words of domain/transaction-types.ts. A test
-- compares both for every word.
CREATE FUNCTION money_direction(type text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN figure_key(type) IN ('payment', 'job-payment', 'part-payment', 'full-payment', 'deposit', 'credit') THEN 'in'
    WHEN figure_key(type) IN ('withdrawal', 'withdraw', 'payout', 'pay-out', 'refund', 'debit') THEN 'out'
  END
$$;
--> statement-breakpoint
-- Whether a payment status means that the money was paid; the words of domain/status.ts.
CREATE FUNCTION status_is_paid(status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(figure_key(status) IN ('paid', 'success', 'successful', 'completed', 'approved'), false)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION figure_of_transaction(type text, payment_status text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN status_is_paid(payment_status) THEN
    CASE money_direction(type) WHEN 'in' THEN 'revenue' WHEN 'out' THEN NULL ELSE 'unknown' END
  END
$$;
--> statement-breakpoint
CREATE OR REPLACE VIEW transactions_as_searched AS
SELECT t.id,
  search_words(t.id::text, known.artisan, known.client, search_text(t.service_type), search_day(t.date),
    search_text(t.type), search_text(t.description), search_status(t.payment_status))
    || E'\n' || search_naira(signed.kobo) AS words,
  search_order(known.artisan) AS artisan_name,
  search_order(known.client) AS client_name,
  search_order(t.service_type) AS service_type,
  search_micros(t.date) AS date,
  search_key(t.type) AS type,
  search_order(t.description) AS description,
  signed.kobo AS amount,
  search_key(t.payment_status) AS payment_status,
  CASE WHEN status_is_paid(t.payment_status) THEN coalesce('paid_' || known.direction, 'left_out') END AS sum_of
FROM transactions t
LEFT JOIN artisans a ON a.id = t.artisan_id
LEFT JOIN clients c ON c.id = t.client_id
-- OFFSET 0: what is used several times is worked out once for a row.
CROSS JOIN LATERAL (SELECT search_name(a.first_name, a.last_name) AS artisan,
  search_name(c.first_name, c.last_name) AS client, money_direction(t.type) AS direction OFFSET 0) known
CROSS JOIN LATERAL (SELECT CASE WHEN known.direction = 'out' AND t.amount_kobo > 0
  THEN -t.amount_kobo ELSE t.amount_kobo END AS kobo OFFSET 0) signed;
--> statement-breakpoint
DROP FUNCTION search_is_paid(text);
--> statement-breakpoint
-- The view took "Débit" for "debit", as no screen does. The server fills this list again.
UPDATE searched_lists SET state = 'off', worker = NULL, worker_until = NULL WHERE list = 'transactions';
