CREATE TRIGGER keep_account_email BEFORE INSERT ON notes
FOR EACH ROW WHEN (NEW.account_email IS NULL) EXECUTE FUNCTION keep_account_email();
--> statement-breakpoint
CREATE TRIGGER keep_account_email BEFORE INSERT ON flags
FOR EACH ROW WHEN (NEW.account_email IS NULL) EXECUTE FUNCTION keep_account_email();
--> statement-breakpoint
-- A note says what its author wrote. It is withdrawn once, and never changes otherwise.
CREATE FUNCTION refuse_note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.withdrawn_at IS NOT NULL OR to_jsonb(OLD) - 'withdrawn_at' <> to_jsonb(NEW) - 'withdrawn_at' THEN
    RAISE EXCEPTION 'a note never changes';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER never_change BEFORE UPDATE ON notes FOR EACH ROW EXECUTE FUNCTION refuse_note_change();
