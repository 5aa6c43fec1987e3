// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { id, text } from '../read-fields.ts';

/** The readers of the fields of IdentificationMeans. */
export const identificationMeansFields = {
  id,
  name: text,
  status: text,
};
