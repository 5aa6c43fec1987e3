// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { record } from '../read-fields.ts';
import { tradesmanFields } from './tradesman.ts';

/** The readers of the fields of TradesmanData. */
export const tradesmanDataFields = {
  tradesman: record(tradesmanFields),
};
