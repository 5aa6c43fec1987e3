-- The search finds the requests of the decided list by the status in the list: paid or rejected.
ALTER TABLE "withdrawal_requests" drop column "search_text";--> statement-breakpoint
ALTER TABLE "withdrawal_requests" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (search_line(' ' || id::text || and_word(artisan_name) || and_word(case status when 'approved' then 'paid' else status end))) STORED;--> statement-breakpoint
SELECT add_word_indexes();--> statement-breakpoint
-- A note is withdrawn and never deleted.
CREATE TRIGGER never_delete BEFORE DELETE OR TRUNCATE ON notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
