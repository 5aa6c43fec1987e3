import { fullName } from '../../domain/person.ts';
import { keys } from './cache/keys.ts';
import { queuePolicy } from './cache/queue-policy.ts';
import { listApprovedWithdrawals, listWithdrawalRequests } from './generated/withdrawals.ts';
import { listQuery, longList } from './lists/list-query.ts';
import { approvedWithdrawalFields } from './parse/generated/approved-withdrawal.ts';
import { withdrawalRequestFields } from './parse/generated/withdrawal-request.ts';
import type { Clean } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';

const withdrawalRequest = {
  ...withdrawalRequestFields,
  // By the specification, a request is pending until it is approved.
  status: (value: unknown) => withdrawalRequestFields.status(value) ?? 'pending',
};

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

/** A withdrawal that was approved. Amounts are in kobo. */
export type ApprovedWithdrawal = Clean<typeof approvedWithdrawalFields>;

/** Returns the name of the artisan who was paid, or null. */
export const payeeName = ({ tradesman: { user } }: ApprovedWithdrawal) =>
  fullName(user.first_name, user.last_name);

export const approvedWithdrawalsHostList = longList({
  operationId: 'listApprovedWithdrawals',
  call: listApprovedWithdrawals,
  listKey: keys.approvedWithdrawals,
  parser: rowParser(approvedWithdrawalFields),
});

/**
 * How the host searches the decided withdrawals, which include the rejected ones. A host offers this by the parameter
 * `decided` of the list.
 */
export const decidedWithdrawalsHostList = {
  ...approvedWithdrawalsHostList,
  listKey: keys.decidedWithdrawals,
  fixed: { decided: 'all' },
};
