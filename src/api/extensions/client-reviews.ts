import { keys } from '../cache/keys.ts';
import { listClientReviews } from '../generated/extensions.ts';
import { listQuery } from '../lists/list-query.ts';
import { type Clean, count, fields, id, text } from '../reading/read-fields.ts';
import { moment } from '../reading/read-values.ts';
import { rowReading } from '../reading/rows.ts';
import type { Schemas } from '../reading/schemas.ts';

const clientReview = fields<Schemas['ClientReview']>()({
  id,
  rating: count,
  review: text,
  artisan_id: id,
  artisan_name: text,
  job_id: id,
  service_type: text,
  created_at: moment,
});

/** The rating and review of a client by an artisan. */
export type ClientReview = Clean<typeof clientReview>;

const reading = rowReading(clientReview);

/** Reads the ratings and reviews of one client. */
export const clientReviewsQuery = (clientId: string) =>
  listQuery(keys.clientReviews(clientId), 'listClientReviews', reading, (options) =>
    listClientReviews({ id: clientId }, options),
  );
