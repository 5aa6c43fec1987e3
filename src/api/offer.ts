import { queryOptions } from '@tanstack/react-query';
import { apiBase } from './transport/api-host.ts';

export type { ExtensionId } from '../../openapi/generated/operations.ts';

/** A host that is silent for longer counts as one without the document: controls must not wait for it. */
const patienceMs = 10_000;

/** The ids of the operations in a host's document. The calls of the contract need no offer. */
export type Offer = ReadonlySet<string>;

const contractOnly: Offer = new Set();

/**
 * Reads the operations of this host from its OpenAPI document, once a session. A host without the document
 * is valid: then the data is empty, and the query never fails.
 */
export const offerQuery = queryOptions({
  queryKey: ['offer'],
  queryFn: ({ signal }) => readOffer(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

async function readOffer(signal: AbortSignal): Promise<Offer> {
  try {
    const response = await globalThis.fetch(`${apiBase}/openapi.json`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    if (!response.ok) return contractOnly;
    return new Set(operationIdsIn(await response.json()));
  } catch (reason) {
    if (signal.aborted) throw reason;
    return contractOnly;
  }
}

function operationIdsIn(document: unknown): string[] {
  return valuesOf(propertyOf(document, 'paths')).flatMap((item) =>
    valuesOf(item).flatMap((operation) => {
      const id = propertyOf(operation, 'operationId');
      return typeof id === 'string' ? [id] : [];
    }),
  );
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function valuesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
