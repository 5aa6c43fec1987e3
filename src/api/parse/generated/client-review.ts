// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { count, id, text } from '../read-fields.ts';
import { moment } from '../read-values.ts';

/** The readers of the fields of ClientReview. */
export const clientReviewFields = {
  id,
  rating: count,
  review: text,
  artisan_id: id,
  artisan_name: text,
  job_id: id,
  service_type: text,
  created_at: moment,
};
