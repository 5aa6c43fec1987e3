DROP INDEX "audit_entries_transaction";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP COLUMN "transaction";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP COLUMN "later_from";