import { apiBase } from './api-host.ts';

/** The ETags of answers, for as long as those are in use. */
const etags = new WeakMap<object, string>();

/** Keeps the ETag that came with an answer. */
export function keepEtag(answer: unknown, headers: Headers): void {
  const etag = headers.get('ETag');
  if (etag !== null && isObject(answer)) etags.set(answer, etag);
}

/**
 * The header that asks for an answer only if it has changed. The server forbids the browser to keep lists
 * on its disk, so the ETag is kept in memory beside the answer. Another origin gets none: it would have to
 * allow the header by CORS.
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
