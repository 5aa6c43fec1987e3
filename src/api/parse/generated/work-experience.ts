// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { place, text } from '../read-fields.ts';
import { moment } from '../read-values.ts';

/** The readers of the fields of WorkExperience. */
export const workExperienceFields = {
  title: text,
  company: text,
  lga: place,
  state: place,
  start_date: moment,
  end_date: moment,
  job_description: text,
};
