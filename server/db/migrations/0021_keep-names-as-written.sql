-- A record of what an account did keeps the e-mail address that the account had. The entries so far get the present one.
ALTER TABLE audit_entries DISABLE TRIGGER append_only;
--> statement-breakpoint
UPDATE audit_entries r SET account_email = a.email FROM accounts a WHERE a.id = r.account_id;
--> statement-breakpoint
ALTER TABLE audit_entries ENABLE TRIGGER append_only;
--> statement-breakpoint
ALTER TABLE content_versions DISABLE TRIGGER append_only;
--> statement-breakpoint
UPDATE content_versions r SET account_email = a.email FROM accounts a WHERE a.id = r.account_id;
--> statement-breakpoint
ALTER TABLE content_versions ENABLE TRIGGER append_only;
--> statement-breakpoint
UPDATE outgoing_mails r SET account_email = a.email FROM accounts a WHERE a.id = r.created_by;
--> statement-breakpoint
CREATE FUNCTION keep_account_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'outgoing_mails' THEN
    SELECT email INTO NEW.account_email FROM accounts WHERE id = NEW.created_by;
  ELSE
    SELECT email INTO NEW.account_email FROM accounts WHERE id = NEW.account_id;
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER keep_account_email BEFORE INSERT ON audit_entries
FOR EACH ROW WHEN (NEW.account_email IS NULL) EXECUTE FUNCTION keep_account_email();
--> statement-breakpoint
CREATE TRIGGER keep_account_email BEFORE INSERT ON content_versions
FOR EACH ROW WHEN (NEW.account_email IS NULL) EXECUTE FUNCTION keep_account_email();
--> statement-breakpoint
CREATE TRIGGER keep_account_email BEFORE INSERT ON outgoing_mails
FOR EACH ROW WHEN (NEW.account_email IS NULL) EXECUTE FUNCTION keep_account_email();
