// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { picture } from '../picture.ts';
import { text } from '../read-fields.ts';
import { moment } from '../read-values.ts';

/** The readers of the fields of Certification. */
export const certificationFields = {
  image: picture,
  name: text,
  issue_organisation: text,
  issue_date: moment,
};
