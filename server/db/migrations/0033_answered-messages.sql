ALTER TABLE "artisans" drop column "contact_text";--> statement-breakpoint
ALTER TABLE "artisans" ADD COLUMN "contact_text" text COLLATE "C" GENERATED ALWAYS AS (search_line(and_word(email) || and_word(phone_number) || and_word(regexp_replace(phone_number, '[^0-9]', '', 'g')))) STORED;--> statement-breakpoint
ALTER TABLE "clients" drop column "contact_text";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "contact_text" text COLLATE "C" GENERATED ALWAYS AS (search_line(and_word(email) || and_word(phone_number) || and_word(regexp_replace(phone_number, '[^0-9]', '', 'g')))) STORED;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answer_status" text COLLATE "C" GENERATED ALWAYS AS (case when answered_at is null then 'waiting' else 'answered' end) STORED;--> statement-breakpoint
CREATE INDEX "contact_messages_answer" ON "contact_messages" USING btree ("answer_status","id");