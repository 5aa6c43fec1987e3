import { keys } from './cache/keys.ts';
import { queuePolicy } from './cache/queue-policy.ts';
import { listPaidPartPayments, listPendingPartPayments } from './generated/part-payments.ts';
import { listQuery, longList } from './lists/list-query.ts';
import { partPaymentFields } from './parse/generated/part-payment.ts';
import type { Clean } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';

/** A part-payment for a job, pending or paid. Amounts are in kobo. */
export type PartPayment = Clean<typeof partPaymentFields>;

const parser = rowParser(partPaymentFields);

/** Reads the part-payments that wait for a decision, again every minute. */
export const pendingPartPaymentsQuery = {
  ...listQuery(
    keys.pendingPartPayments,
    'listPendingPartPayments',
    parser,
    listPendingPartPayments,
  ),
  ...queuePolicy,
};

export const paidPartPaymentsHostList = longList({
  operationId: 'listPaidPartPayments',
  call: listPaidPartPayments,
  listKey: keys.paidPartPayments,
  parser,
  idColumn: 'job_id',
});
