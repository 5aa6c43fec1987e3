-- NOT VALID: rows of before may break these rules; `npm run verify` names them. New rows cannot.
CREATE TABLE "balances" (
	"artisan_id" integer PRIMARY KEY NOT NULL,
	"balance_kobo" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "balances_not_below_zero" CHECK ("balances"."balance_kobo" >= 0)
);
--> statement-breakpoint
CREATE TABLE "figure_deltas" (
	"id" serial PRIMARY KEY NOT NULL,
	"figure" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"month" date,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_artisan_id_artisans_id_fk" FOREIGN KEY ("artisan_id") REFERENCES "public"."artisans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id");--> statement-breakpoint
ALTER TABLE "part_payments" ADD CONSTRAINT "part_payments_known_status" CHECK ("part_payments"."status" in ('pending', 'paid', 'rejected')) NOT VALID;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_above_zero" CHECK ("transactions"."amount_kobo" > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "withdrawal_requests" ADD CONSTRAINT "withdrawal_requests_known_status" CHECK ("withdrawal_requests"."status" in ('pending', 'approved', 'rejected')) NOT VALID;
