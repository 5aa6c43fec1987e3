// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { changedFields } from '../changed-fields.ts';
import { id, text } from '../read-fields.ts';
import { amount, moment } from '../read-values.ts';

/** The readers of the fields of AuditEntry. */
export const auditEntryFields = {
  id,
  at: moment,
  by: text,
  address: text,
  action: text,
  kind: text,
  subject_id: id,
  sentence: text,
  reason: text,
  before: changedFields,
  after: changedFields,
  amount,
  artisan_name: text,
};
