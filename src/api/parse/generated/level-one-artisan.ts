// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { count, id, place, text } from '../read-fields.ts';

/** The readers of the fields of LevelOneArtisan. */
export const levelOneArtisanFields = {
  id,
  first_name: text,
  last_name: text,
  ward: place,
  lga: place,
  state: place,
  email: text,
  status: text,
  level: count,
  version: count,
};
