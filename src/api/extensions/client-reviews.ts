import { keys } from '../cache/keys.ts';
import { listClientReviews } from '../generated/extensions.ts';
import { listQuery } from '../lists/list-query.ts';
import { type Clean, count, fields, id, text } from '../parse/read-fields.ts';
import { moment } from '../parse/read-values.ts';
import { rowParser } from '../parse/rows.ts';
import type { Schemas } from '../parse/schemas.ts';

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

const parser = rowParser(clientReview);

export const clientReviewsQuery = (clientId: string) =>
  listQuery(keys.clientReviews(clientId), 'listClientReviews', parser, (options) =>
    listClientReviews({ id: clientId }, options),
  );
