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
CREATE TABLE "searched_lists" (
	"list" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"filled_to" integer DEFAULT 0 NOT NULL,
	"worker" text,
	"worker_until" timestamp with time zone,
	CONSTRAINT "searched_lists_known_state" CHECK ("searched_lists"."state" in ('off', 'filling', 'kept'))
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
