ALTER TABLE "audit_entries" ADD COLUMN "account_email" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "account_email" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "account_email" text;--> statement-breakpoint
CREATE INDEX "audit_entries_account" ON "audit_entries" USING btree ("account_email");