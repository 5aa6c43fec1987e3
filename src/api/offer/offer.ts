import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExtensionId } from '../../../openapi/generated/operations.ts';
import { keepSearches, keptSearches } from '../../lib/browser/storage/kept-searches.ts';
import { apiBase } from '../transport/api-host.ts';

export type { ExtensionId } from '../../../openapi/generated/operations.ts';

/** After this time the read ends without an answer, because controls must not wait longer. */
const timeoutMs = 10_000;

/** The ids of the operations in a host's document, and the document. The calls of the contract need no offer. */
export type Offer = ReadonlySet<string> & { readonly document?: unknown };

/**
 * Reads the operations of this host from its OpenAPI document, once a session. A host without the document
 * is valid: then the data is empty. The query never fails. Without an answer, the data has the calls of the last
 * visit that replace reading whole lists, because a list may be too long to be read whole.
 */
export const offerQuery = queryOptions({
  queryKey: ['offer'],
  meta: { isOptional: true },
  queryFn: ({ signal }) => readOffer(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

async function readOffer(signal: AbortSignal): Promise<Offer> {
  try {
    const response = await globalThis.fetch(`${apiBase}/openapi.json`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const document: unknown = response.ok ? await response.json() : null;
    const ids = operationsIn(document).flatMap((operation) => {
      const id = propertyOf(operation, 'operationId');
      return typeof id === 'string' ? [id] : [];
    });
    keepSearches(
      apiBase,
      ids.filter((id) => id.startsWith('search') || id === 'getDailyFigures'),
    );
    return Object.assign(new Set(ids), { document });
  } catch (reason) {
    if (signal.aborted) throw reason;
    return new Set(keptSearches(apiBase));
  }
}

/**
 * Returns whether the host offers a call that replaces reading a whole list: a search, or the figures by day. While
 * the document loads, returns true if the host offered the call at the last visit, so that a long list is not read
 * whole; else undefined.
 */
export function useOffersSearch(operationId: ExtensionId | undefined): boolean | undefined {
  const { data: offer } = useQuery(offerQuery);
  const [kept] = useState(() => keptSearches(apiBase));
  if (operationId === undefined) return false;
  return offer?.has(operationId) ?? (kept.includes(operationId) || undefined);
}

/** Returns whether the host offers the call, by its document or, until that is loaded, by the last visit. */
export const offersSearch = (client: QueryClient, operationId: ExtensionId): boolean =>
  client.getQueryData(offerQuery.queryKey)?.has(operationId) ??
  keptSearches(apiBase).includes(operationId);

/** Returns the operations of a document; none of another value. */
export const operationsIn = (document: unknown): unknown[] =>
  valuesOf(propertyOf(document, 'paths')).flatMap(valuesOf);

/** Returns a property of an object; undefined of another value. */
export function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** Returns the values of an object; none of another value. */
export function valuesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
