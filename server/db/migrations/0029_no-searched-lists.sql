-- The lists are searched in their own tables (migration 0028), and files need no tickets.
DO $$
DECLARE
  name text;
  owner text;
BEGIN
  FOR name, owner IN SELECT tgname, tgrelid::regclass::text FROM pg_trigger
    WHERE NOT tgisinternal AND tgfoid IN (SELECT oid FROM pg_proc WHERE proname IN ('keep_searched', 'keep_searched_name')) LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', name, owner);
  END LOOP;
END;
$$;
--> statement-breakpoint
DROP FUNCTION keep_searched();
--> statement-breakpoint
DROP FUNCTION keep_searched_name();
--> statement-breakpoint
DROP VIEW artisans_as_searched, clients_as_searched, jobs_as_searched, transactions_as_searched,
  approved_withdrawals_as_searched, paid_part_payments_as_searched, contact_messages_as_searched;
--> statement-breakpoint
DROP TABLE searched_artisans, searched_clients, searched_jobs, searched_transactions, searched_approved_withdrawals,
  searched_paid_part_payments, searched_contact_messages, searched_lists, export_tickets;
--> statement-breakpoint
DROP FUNCTION search_words(text[]), search_naira(bigint), search_day(timestamptz), search_micros(timestamptz),
  search_status(text), search_order(text), search_name(text, text), search_place(text, text, text),
  search_key(text), search_trim(text), search_text(text), search_digits(text);
