import { apiBase } from './api-host.ts';

/** The ETag of each answer that is still in use. */
const etags = new WeakMap<object, string>();

/** Stores the ETag of an answer. */
export function keepEtag(answer: unknown, headers: Headers): void {
  const etag = headers.get('ETag');
  if (etag !== null && isObject(answer)) etags.set(answer, etag);
}

/**
 * Returns the header of a conditional request. The server forbids the browser's own cache (`no-store`), so
 * the ETag is stored in memory. A host on another origin does not get it, because CORS may forbid the header.
 *
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
 */
export function etagHeader(answer: unknown): Record<string, string> {
  const etag = isObject(answer) ? etags.get(answer) : undefined;
  return etag === undefined || !apiBase.startsWith(`${location.origin}/`)
    ? {}
    : { 'If-None-Match': etag };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
