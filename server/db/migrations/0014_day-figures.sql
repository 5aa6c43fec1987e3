CREATE TABLE "day_deltas" (
	"id" serial PRIMARY KEY NOT NULL,
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "day_deltas_day" ON "day_deltas" USING btree ("day");