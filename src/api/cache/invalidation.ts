import type { QueryKey } from '@tanstack/react-query';
import type { MutatingOperationId } from '../../../openapi/generated/operations.ts';
import { keys } from './keys.ts';

/**
 * The query keys that each write invalidates. The type requires an entry for every write of the contract.
 * Only the mutation cache uses this table; screens never invalidate.
 */
export const invalidation: Record<MutatingOperationId, readonly QueryKey[]> = {
  // The cache is empty at sign-in.
  login: [],
  // The artisan's balance changes, and every other request of the artisan shows it.
  approveWithdrawal: [
    keys.withdrawalRequests,
    keys.approvedWithdrawals,
    keys.transactions,
    keys.dashboard,
    keys.artisanPages,
  ],
  // The artisan's balance, the client's payments and the job change.
  approvePartPayment: [
    keys.pendingPartPayments,
    keys.paidPartPayments,
    keys.withdrawalRequests,
    keys.transactions,
    keys.jobs,
    keys.dashboard,
    keys.artisanPages,
    keys.clientPages,
  ],
  updateIdentificationMeans: [keys.identificationMeans],
};
