CREATE TABLE "flags" (
	"kind" text NOT NULL,
	"person_id" integer NOT NULL,
	"version" serial NOT NULL,
	"reason" text NOT NULL,
	"account_id" integer,
	"account_email" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "flags_kind_person_id_pk" PRIMARY KEY("kind","person_id"),
	CONSTRAINT "flags_known_kind" CHECK ("flags"."kind" in ('artisan', 'client'))
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"text" text NOT NULL,
	"account_id" integer,
	"account_email" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "notes_known_kind" CHECK ("notes"."kind" in ('artisan', 'client', 'withdrawal', 'job'))
);
--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_subject" ON "notes" USING btree ("kind","subject_id");