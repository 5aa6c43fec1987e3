// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { picture } from '../picture.ts';
import { id, listOf, place, record, text } from '../read-fields.ts';
import { clientUserFields } from './client-user.ts';
import { findArtisanFields } from './find-artisan.ts';

/** The readers of the fields of Client. */
export const clientFields = {
  id,
  profile_picture: picture,
  home_address: text,
  ward: place,
  lga: place,
  state: place,
  user: record(clientUserFields),
  findartisans: listOf(record(findArtisanFields)),
};
