import { fullName } from '../../domain/person.ts';
import { keys } from './cache/keys.ts';
import { queuePolicy } from './cache/queue-policy.ts';
import { listApprovedWithdrawals, listWithdrawalRequests } from './generated/withdrawals.ts';
import { listQuery, wholeListQuery } from './lists/list-query.ts';
import type { HostList } from './lists/long-list-types.ts';
import { type Clean, fields, id, queueStatus, record, text } from './parse/read-fields.ts';
import { amount, moment } from './parse/read-values.ts';
import { rowParser } from './parse/rows.ts';
import type { Schemas } from './parse/schemas.ts';

const withdrawalRequest = fields<Schemas['WithdrawalRequest']>()({
  id,
  artisan_id: id,
  artisan_name: text,
  available_amount: amount,
  withdrawal_amount: amount,
  start_date: moment,
  // By the specification, a request is pending until it is approved.
  status: (value) => queueStatus(value) ?? 'pending',
  version: text,
});

/** A withdrawal that waits for a decision. Amounts are in kobo. */
export type WithdrawalRequest = Clean<typeof withdrawalRequest>;

/** Reads the withdrawals that wait for a decision, again every minute. */
export const withdrawalRequestsQuery = {
  ...listQuery(
    keys.withdrawalRequests,
    'listWithdrawalRequests',
    rowParser(withdrawalRequest),
    listWithdrawalRequests,
  ),
  ...queuePolicy,
};

const approvedWithdrawal = fields<Schemas['ApprovedWithdrawal']>()({
  id,
  artisan_id: id,
  amount,
  available_amount: amount,
  created_at: moment,
  payment_status: text,
  tradesman: record(
    fields<Schemas['Payee']>()({
      user: record(fields<Schemas['PayeeUser']>()({ first_name: text, last_name: text })),
    }),
  ),
});

/** A withdrawal that was approved. Amounts are in kobo. */
export type ApprovedWithdrawal = Clean<typeof approvedWithdrawal>;

/** Returns the name of the artisan who was paid, or null. */
export const payeeName = ({ tradesman: { user } }: ApprovedWithdrawal) =>
  fullName(user.first_name, user.last_name);

export const approvedWithdrawalsHostList: HostList<ApprovedWithdrawal> = {
  operationId: 'listApprovedWithdrawals',
  call: listApprovedWithdrawals,
  listKey: keys.approvedWithdrawals,
  parser: rowParser(approvedWithdrawal),
};

export const approvedWithdrawalsQuery = wholeListQuery(approvedWithdrawalsHostList);

/**
 * How the host searches the decided withdrawals, which include the rejected ones. A host offers this by the parameter
 * `decided` of the list.
 */
export const decidedWithdrawalsHostList: HostList<ApprovedWithdrawal> = {
  ...approvedWithdrawalsHostList,
  listKey: keys.decidedWithdrawals,
  fixed: { decided: 'all' },
};
