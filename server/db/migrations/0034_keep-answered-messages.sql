-- A message is answered while one of its replies is queued, being sent or sent; its row says since when.
-- The lock makes the second of two replies that change at the same time see the first.
CREATE FUNCTION keep_answered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM contact_messages WHERE id = NEW.contact_message_id FOR UPDATE;
  UPDATE contact_messages m SET answered_at = r.first FROM (
    SELECT min(created_at) AS first FROM outgoing_mails
    WHERE contact_message_id = NEW.contact_message_id AND state IN ('queued', 'sending', 'sent')
  ) r WHERE m.id = NEW.contact_message_id AND m.answered_at IS DISTINCT FROM r.first;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER keep_answered AFTER INSERT ON outgoing_mails FOR EACH ROW
  WHEN (NEW.contact_message_id IS NOT NULL) EXECUTE FUNCTION keep_answered();
--> statement-breakpoint
CREATE TRIGGER keep_answered_after AFTER UPDATE OF state ON outgoing_mails FOR EACH ROW
  WHEN (NEW.contact_message_id IS NOT NULL
    AND (OLD.state IN ('failed', 'not-known')) <> (NEW.state IN ('failed', 'not-known')))
  EXECUTE FUNCTION keep_answered();
--> statement-breakpoint
UPDATE contact_messages m SET answered_at = r.first FROM (
  SELECT contact_message_id AS id, min(created_at) AS first FROM outgoing_mails
  WHERE state IN ('queued', 'sending', 'sent') GROUP BY contact_message_id
) r WHERE m.id = r.id;
--> statement-breakpoint
-- The new column with the contact details of artisans and clients has no index yet.
SELECT add_word_indexes();
