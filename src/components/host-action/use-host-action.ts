import { useQuery } from '@tanstack/react-query';
import { type ExtensionId, offerQuery } from '../../api/offer.ts';

/** What is said of an action that the host has no call for. */
const notOffered = 'The API host has no call for this';

/** What is said of an action that the host has a call for and this dashboard does not make. */
const notBuilt = 'This version of the dashboard cannot do this yet';

/**
 * Why an action beyond the contract cannot be used on this host, or undefined when it can.
 *
 * @param isBuilt whether the dashboard makes the call
 */
export function useWhyNotOffered(operationId: ExtensionId, isBuilt: boolean): string | undefined {
  const { data: offer } = useQuery(offerQuery);
  if (!offer?.has(operationId)) return notOffered;
  return isBuilt ? undefined : notBuilt;
}
