CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "table_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"table_name" text NOT NULL,
	"changes" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sign_in_attempts_last_at" ON "sign_in_attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "table_changes_table" ON "table_changes" USING btree ("table_name");