import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { readShortCalls, storeShortCalls } from '../../lib/browser/storage/short-calls.ts';
import { useAfter } from '../../lib/browser/use-after.ts';
import { wait } from '../../lib/browser/wait.ts';
import { propertyOf } from '../../lib/values/records.ts';
import type { ListId } from '../lists/long-list-types.ts';
import { apiBase } from '../transport/api-host.ts';
import { operationsIn, parametersOf } from './document.ts';

// For components and features, which do not import the generated code.
export type { ExtensionId } from '../../../openapi/generated/operations.ts';

/** The read of the document ends after this time, because controls wait for it. */
const timeoutMs = 10_000;

/** Whether a busy or failing host answers, or a gateway without one. Then the host may have a document. */
const isTemporary = (status: number) => status === 429 || status >= 500;

/** A call that replaces reading whole lists: a list with `x-list: 1`, or the dashboard with its figures by day. */
export type ShortCall = ListId | 'getDashboard';

/** The ids of the operations in a host's document. The contract's operations are called even if it lacks them. */
export type Capabilities = ReadonlySet<string> & {
  /** The document; null if the host does not send one, undefined if it could not be read. */
  readonly document?: unknown;
  readonly shortCalls: ReadonlySet<string>;
};

/** Returns whether the host answered the read: with its document, or that it has none. */
export const isFromHost = (capabilities: Capabilities): boolean => 'document' in capabilities;

/**
 * Reads the operations of this host from its OpenAPI document, once a session; again after a minute if it could not be
 * read. The query never fails; for a host without the document, its data is empty.
 */
export const capabilitiesQuery = queryOptions({
  queryKey: ['capabilities'],
  meta: { isOptional: true },
  queryFn: async ({ signal, client, queryKey }): Promise<Capabilities> => {
    const capabilities = await readCapabilities(signal);
    return isFromHost(capabilities)
      ? capabilities
      : (client.getQueryData(queryKey) ?? capabilities);
  },
  staleTime: ({ state }) =>
    state.data !== undefined && isFromHost(state.data) ? Number.POSITIVE_INFINITY : 60_000,
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * Reads the capabilities, which needs no session. If the document cannot be read, they are the short calls of the last
 * visit, because a list may be too long to be read whole. Throws only if `signal` aborts.
 */
export async function readCapabilities(signal: AbortSignal): Promise<Capabilities> {
  try {
    const response = await globalThis.fetch(`${apiBase}/openapi.json`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (isTemporary(response.status)) return unreadCapabilities();
    const document: unknown = response.ok ? await response.json() : null;
    const operations = operationsIn(document);
    const shortCalls = idsOf(operations.filter((operation) => isShort(document, operation)));
    storeShortCalls(apiBase, shortCalls);
    return Object.assign(new Set(idsOf(operations)), { document, shortCalls: new Set(shortCalls) });
  } catch (reason) {
    if (signal.aborted) throw reason;
    return unreadCapabilities();
  }
}

function unreadCapabilities(): Capabilities {
  const shortCalls = new Set(readShortCalls(apiBase));
  return Object.assign(new Set(shortCalls), { shortCalls });
}

const idsOf = (operations: readonly unknown[]): string[] =>
  operations.flatMap((operation) => {
    const id = propertyOf(operation, 'operationId');
    return typeof id === 'string' ? [id] : [];
  });

const isShort = (document: unknown, operation: unknown) =>
  propertyOf(operation, 'x-list') === 1 ||
  (propertyOf(operation, 'operationId') === 'getDashboard' &&
    parametersOf(document, operation).includes('from'));

/**
 * Returns whether the host offers a call that replaces reading whole lists; false without a call. While the document
 * loads, returns true if the host offered the call at the last visit, so that a long list is not read whole; else
 * undefined.
 */
export function useOffersShortCall(operationId: ShortCall | undefined): boolean | undefined {
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const [stored] = useState(() => readShortCalls(apiBase));
  if (operationId === undefined) return false;
  return capabilities?.shortCalls.has(operationId) ?? (stored.includes(operationId) || undefined);
}

/** A list waits this long for the capabilities of the host. */
const waitOneSecond = () => wait(1_000);

/**
 * Returns whether whole lists are read: the host does not offer the short call, or its capabilities have not arrived in
 * time.
 *
 * @param isOffered whether the host offers the call; undefined while that is not known
 */
export function useReadsWhole(isOffered: boolean | undefined): boolean {
  const hasWaited = useAfter(isOffered === undefined, waitOneSecond);
  return isOffered === undefined ? hasWaited : !isOffered;
}

/** Returns whether the host offers a short call, by its document or, until that is loaded, by the last visit. */
export const offersShortCall = (client: QueryClient, operationId: OperationId): boolean =>
  client.getQueryData(capabilitiesQuery.queryKey)?.shortCalls.has(operationId) ??
  readShortCalls(apiBase).includes(operationId);
