import type { QueryKey } from '@tanstack/react-query';
import type { MutatingOperationId } from '../../../openapi/generated/operations.ts';
import { keys } from './keys.ts';

/**
 * What each write makes stale. Complete by type: a new write in the contract does not compile until
 * it stands here. Run in one place, the mutation cache; screens never invalidate.
 */
export const invalidation: Record<MutatingOperationId, readonly QueryKey[]> = {
  // Signing in starts from an empty cache.
  login: [],
  // Money leaves one artisan's balance, and every other request of the artisan shows that balance.
  approveWithdrawal: [
    keys.withdrawalRequests,
    keys.approvedWithdrawals,
    keys.transactions,
    keys.dashboard,
    keys.artisanPages,
  ],
  // Money of one client enters one artisan's balance, for one job.
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
