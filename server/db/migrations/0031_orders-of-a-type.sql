-- In these orders all rows of one type are side by side, so that a walk along them finds no row of another type.
CREATE INDEX "transactions_type_client_name" ON "transactions" USING btree ("type_key","client_name","id");--> statement-breakpoint
CREATE INDEX "transactions_type_description" ON "transactions" USING btree ("type_key","description_key","id");--> statement-breakpoint
CREATE INDEX "transactions_type_amount" ON "transactions" USING btree ("type_key","signed_kobo","id");--> statement-breakpoint
CREATE INDEX "transactions_type_status" ON "transactions" USING btree ("type_key","status_key","id");--> statement-breakpoint
-- A status of few rows, newest first.
CREATE INDEX "transactions_status_date" ON "transactions" USING btree ("status_key","date","id");
