-- The search of messages also finds the words of the message, as the search of the browser does.
CREATE OR REPLACE VIEW contact_messages_as_searched AS
SELECT m.id,
  search_words(m.id::text, search_name(m.last_name, m.first_name),
    search_text(m.phone_number) || ' 0' || search_digits(m.phone_number), search_text(m.email),
    search_status(m.read_status), search_text(m.category), search_text(m.message)) AS words,
  search_order(search_name(m.last_name, m.first_name)) AS sender_name,
  search_order(m.phone_number) AS phone_number,
  search_digits(coalesce(m.phone_number, '')) AS phone_digits,
  search_order(m.email) AS email,
  search_key(m.read_status) AS read_status,
  search_key(m.category) AS category,
  search_micros(m.created_at) AS created_at
FROM contact_messages m;
--> statement-breakpoint
-- The server fills this list again.
UPDATE searched_lists SET state = 'off', worker = NULL, worker_until = NULL WHERE list = 'contact_messages';
