// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { count, flag, text } from '../read-fields.ts';

/** The readers of the fields of ChoiceCount. */
export const choiceCountFields = {
  value: text,
  rows: count,
  is_exact: flag,
};
