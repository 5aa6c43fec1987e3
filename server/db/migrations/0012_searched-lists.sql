CREATE TABLE "searched_approved_withdrawals" (
	"id" integer PRIMARY KEY NOT NULL,
	"words" text COLLATE "C" NOT NULL,
	"artisan_name" text COLLATE "C",
	"available_amount" bigint,
	"amount" bigint,
	"created_at" bigint,
	"payment_status" text COLLATE "C",
	"sum_of" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "searched_artisans" (
	"id" integer PRIMARY KEY NOT NULL,
	"words" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C",
	"location" text COLLATE "C",
	"email" text COLLATE "C",
	"status" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "searched_clients" (
	"id" integer PRIMARY KEY NOT NULL,
	"words" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C",
	"location" text COLLATE "C",
	"email" text COLLATE "C",
	"status" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "searched_contact_messages" (
	"id" integer PRIMARY KEY NOT NULL,
	"words" text COLLATE "C" NOT NULL,
	"sender_name" text COLLATE "C",
	"phone_number" text COLLATE "C",
	"phone_digits" text COLLATE "C",
	"email" text COLLATE "C",
	"read_status" text COLLATE "C",
	"category" text COLLATE "C",
	"created_at" bigint
);
--> statement-breakpoint
CREATE TABLE "searched_jobs" (
	"id" integer PRIMARY KEY NOT NULL,
	"words" text COLLATE "C" NOT NULL,
	"client_name" text COLLATE "C",
	"artisan_name" text COLLATE "C",
	"service_type" text COLLATE "C",
	"job_description" text COLLATE "C",
	"start_date" bigint,
	"due_date" bigint,
	"amount" bigint,
	"job_status" text COLLATE "C",
	"sum_of" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "searched_paid_part_payments" (
	"id" integer PRIMARY KEY NOT NULL,
	"words" text COLLATE "C" NOT NULL,
	"artisan_name" text COLLATE "C",
	"job_amount" bigint,
	"part_payment_amount" bigint,
	"job_deadline" bigint,
	"part_payment_status" text COLLATE "C",
	"sum_of" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "searched_transactions" (
	"id" integer PRIMARY KEY NOT NULL,
	"words" text COLLATE "C" NOT NULL,
	"artisan_name" text COLLATE "C",
	"client_name" text COLLATE "C",
	"service_type" text COLLATE "C",
	"date" bigint,
	"type" text COLLATE "C",
	"description" text COLLATE "C",
	"amount" bigint,
	"payment_status" text COLLATE "C",
	"sum_of" text COLLATE "C"
);
--> statement-breakpoint
CREATE INDEX "searched_approved_withdrawals_artisan_name" ON "searched_approved_withdrawals" USING btree ("artisan_name","id");--> statement-breakpoint
CREATE INDEX "searched_approved_withdrawals_available_amount" ON "searched_approved_withdrawals" USING btree ("available_amount","id");--> statement-breakpoint
CREATE INDEX "searched_approved_withdrawals_amount" ON "searched_approved_withdrawals" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "searched_approved_withdrawals_created_at" ON "searched_approved_withdrawals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "searched_approved_withdrawals_payment_status" ON "searched_approved_withdrawals" USING btree ("payment_status","id");--> statement-breakpoint
CREATE INDEX "searched_artisans_name" ON "searched_artisans" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "searched_artisans_location" ON "searched_artisans" USING btree ("location","id");--> statement-breakpoint
CREATE INDEX "searched_artisans_email" ON "searched_artisans" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "searched_artisans_status" ON "searched_artisans" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "searched_clients_name" ON "searched_clients" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "searched_clients_location" ON "searched_clients" USING btree ("location","id");--> statement-breakpoint
CREATE INDEX "searched_clients_email" ON "searched_clients" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "searched_clients_status" ON "searched_clients" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "searched_contact_messages_sender_name" ON "searched_contact_messages" USING btree ("sender_name","id");--> statement-breakpoint
CREATE INDEX "searched_contact_messages_phone_number" ON "searched_contact_messages" USING btree ("phone_number","id");--> statement-breakpoint
CREATE INDEX "searched_contact_messages_email" ON "searched_contact_messages" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "searched_contact_messages_read_status" ON "searched_contact_messages" USING btree ("read_status","id");--> statement-breakpoint
CREATE INDEX "searched_contact_messages_category" ON "searched_contact_messages" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "searched_contact_messages_created_at" ON "searched_contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "searched_jobs_client_name" ON "searched_jobs" USING btree ("client_name","id");--> statement-breakpoint
CREATE INDEX "searched_jobs_artisan_name" ON "searched_jobs" USING btree ("artisan_name","id");--> statement-breakpoint
CREATE INDEX "searched_jobs_service_type" ON "searched_jobs" USING btree ("service_type","id");--> statement-breakpoint
CREATE INDEX "searched_jobs_job_description" ON "searched_jobs" USING btree ("job_description","id");--> statement-breakpoint
CREATE INDEX "searched_jobs_start_date" ON "searched_jobs" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "searched_jobs_due_date" ON "searched_jobs" USING btree ("due_date","id");--> statement-breakpoint
CREATE INDEX "searched_jobs_amount" ON "searched_jobs" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "searched_jobs_job_status" ON "searched_jobs" USING btree ("job_status","id");--> statement-breakpoint
CREATE INDEX "searched_paid_part_payments_artisan_name" ON "searched_paid_part_payments" USING btree ("artisan_name","id");--> statement-breakpoint
CREATE INDEX "searched_paid_part_payments_job_amount" ON "searched_paid_part_payments" USING btree ("job_amount","id");--> statement-breakpoint
CREATE INDEX "searched_paid_part_payments_part_payment_amount" ON "searched_paid_part_payments" USING btree ("part_payment_amount","id");--> statement-breakpoint
CREATE INDEX "searched_paid_part_payments_job_deadline" ON "searched_paid_part_payments" USING btree ("job_deadline","id");--> statement-breakpoint
CREATE INDEX "searched_paid_part_payments_part_payment_status" ON "searched_paid_part_payments" USING btree ("part_payment_status","id");--> statement-breakpoint
CREATE INDEX "searched_transactions_artisan_name" ON "searched_transactions" USING btree ("artisan_name","id");--> statement-breakpoint
CREATE INDEX "searched_transactions_client_name" ON "searched_transactions" USING btree ("client_name","id");--> statement-breakpoint
CREATE INDEX "searched_transactions_service_type" ON "searched_transactions" USING btree ("service_type","id");--> statement-breakpoint
CREATE INDEX "searched_transactions_date" ON "searched_transactions" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "searched_transactions_type" ON "searched_transactions" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "searched_transactions_description" ON "searched_transactions" USING btree ("description","id");--> statement-breakpoint
CREATE INDEX "searched_transactions_amount" ON "searched_transactions" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "searched_transactions_payment_status" ON "searched_transactions" USING btree ("payment_status","id");