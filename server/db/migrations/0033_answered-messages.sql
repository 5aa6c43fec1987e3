ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answer_status" text COLLATE "C" GENERATED ALWAYS AS (case when answered_at is null then 'waiting' else 'answered' end) STORED;--> statement-breakpoint
CREATE INDEX "contact_messages_answer" ON "contact_messages" USING btree ("answer_status","id");