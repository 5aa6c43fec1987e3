// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { picture } from '../picture.ts';
import { place, text } from '../read-fields.ts';
import { moment } from '../read-values.ts';

/** The readers of the fields of PortfolioItem. */
export const portfolioItemFields = {
  image: picture,
  project_title: text,
  completion_date: moment,
  lga: place,
  state: place,
  role: text,
  description: text,
};
