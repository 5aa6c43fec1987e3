import { keys } from './cache/keys.ts';
import { queuePolicy } from './cache/queue-policy.ts';
import { listPaidPartPayments, listPendingPartPayments } from './generated/part-payments.ts';
import { listQuery, wholeListQuery } from './lists/list-query.ts';
import type { HostList } from './lists/long-list-types.ts';
import { type Clean, fields, id, queueStatus, text } from './parse/read-fields.ts';
import { amount, moment } from './parse/read-values.ts';
import { rowParser } from './parse/rows.ts';
import type { Schemas } from './parse/schemas.ts';

const partPayment = fields<Schemas['PartPayment']>()({
  id,
  job_id: id,
  artisan_id: id,
  artisan_name: text,
  client_id: id,
  job_amount: amount,
  part_payment_amount: amount,
  job_deadline: moment,
  requested_at: moment,
  paid_before: amount,
  part_payment_status: queueStatus,
  version: text,
});

/** A part-payment for a job, pending or paid. Amounts are in kobo. */
export type PartPayment = Clean<typeof partPayment>;

const parser = rowParser(partPayment);

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

export const paidPartPaymentsHostList: HostList<PartPayment> = {
  operationId: 'listPaidPartPayments',
  call: listPaidPartPayments,
  listKey: keys.paidPartPayments,
  parser,
};

export const paidPartPaymentsQuery = wholeListQuery(paidPartPaymentsHostList);
