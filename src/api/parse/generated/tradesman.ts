// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { picture } from '../picture.ts';
import { count, id, listOf, place, record, text } from '../read-fields.ts';
import { amount, moment } from '../read-values.ts';
import { tradeFields } from './trade.ts';
import { tradesmanUserFields } from './tradesman-user.ts';
import { portfolioItemFields } from './portfolio-item.ts';
import { workExperienceFields } from './work-experience.ts';
import { certificationFields } from './certification.ts';

/** The readers of the fields of Tradesman. */
export const tradesmanFields = {
  id,
  status: text,
  profile_picture: picture,
  user: record(tradesmanUserFields),
  trade: record(tradeFields),
  ward: place,
  state: place,
  lga: place,
  level: count,
  hourly_rate: amount,
  about: text,
  visibility: text,
  experience_level: text,
  created_at: moment,
  portfolio: listOf(record(portfolioItemFields)),
  work_experiences: listOf(record(workExperienceFields)),
  certifications: listOf(record(certificationFields)),
  version: count,
};
