import { keys } from '../cache/keys.ts';
import { listClientReviews } from '../generated/extensions.ts';
import { listQuery } from '../lists/list-query.ts';
import { clientReviewFields } from '../parse/generated/client-review.ts';
import type { Clean } from '../parse/read-fields.ts';
import { rowParser } from '../parse/rows.ts';

/** The rating and review of a client by an artisan. */
export type ClientReview = Clean<typeof clientReviewFields>;

const parser = rowParser(clientReviewFields);

export const clientReviewsQuery = (clientId: string) =>
  listQuery(keys.clientReviews(clientId), 'listClientReviews', parser, (options) =>
    listClientReviews({ id: clientId }, options),
  );
