-- Lists of transactions that are searched already lack the indexes of orders within a type. The server makes them in the
-- background, and offers the search again after that.
UPDATE "searched_lists" SET "state" = 'filling', "worker" = NULL, "worker_until" = NULL
WHERE "list" = 'transactions' AND "state" = 'kept';
