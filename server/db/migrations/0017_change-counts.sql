CREATE TABLE "change_counts" (
	"slot" integer PRIMARY KEY NOT NULL,
	"changes" bigint NOT NULL
);
