import { useQuery } from '@tanstack/react-query';
import { type ExtensionId, offerQuery } from '../../api/offer.ts';

const notOffered = 'The API host has no call for this';
const notBuilt = 'This version of the dashboard cannot do this yet';

/**
 * Returns the reason why an operation beyond the contract is disabled, or undefined if it is available.
 *
 * @param isBuilt whether the dashboard supports the call
 */
export function useWhyNotOffered(operationId: ExtensionId, isBuilt: boolean): string | undefined {
  const { data: offer } = useQuery(offerQuery);
  if (!offer?.has(operationId)) return notOffered;
  return isBuilt ? undefined : notBuilt;
}

/** Returns whether the host offers an operation; undefined while the offer is being read. */
export function useIsOffered(operationId: ExtensionId): boolean | undefined {
  return useQuery(offerQuery).data?.has(operationId);
}
