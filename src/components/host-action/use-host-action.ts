import { useQuery } from '@tanstack/react-query';
import { type ExtensionId, offerQuery } from '../../api/offer/offer.ts';

const notOffered = 'The server does not offer this';

const notKnown = 'It is not known yet whether the server offers this';

/** Returns the reason why an operation beyond the contract is disabled, or undefined if it is available. */
export function useWhyNotOffered(operationId: ExtensionId): string | undefined {
  const { data: offer } = useQuery(offerQuery);
  if (offer === undefined) return notKnown;
  return offer.has(operationId) ? undefined : notOffered;
}

/** Returns whether the host offers an operation; undefined while the offer is being read, false for null. */
export function useIsOffered(operationId: ExtensionId | null): boolean | undefined {
  const { data: offer } = useQuery(offerQuery);
  return operationId === null ? false : offer?.has(operationId);
}
