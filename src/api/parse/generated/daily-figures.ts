// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { count, listOf, record } from '../read-fields.ts';
import { choiceCountFields } from './choice-count.ts';
import { dayFiguresFields } from './day-figures.ts';

/** The readers of the fields of DailyFigures. */
export const dailyFiguresFields = {
  days: listOf(record(dayFiguresFields)),
  jobs_by_status: listOf(record(choiceCountFields)),
  unknown_types: count,
};
