-- A column and then its default: so the entries so far, which are committed, have none.
ALTER TABLE "audit_entries" ADD COLUMN "transaction" "xid8";--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "transaction" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "later_from" "xid8";--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "later_from" SET DEFAULT pg_snapshot_xmin(pg_current_snapshot());--> statement-breakpoint
CREATE INDEX "audit_entries_transaction" ON "audit_entries" USING btree ("transaction");
