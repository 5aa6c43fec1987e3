import Negotiator from 'negotiator';

/** The encodings that the server supports, the preferred one first. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** An encoding of a response body, as in the header Content-Encoding. */
export type Encoding = (typeof encodings)[number];

/**
 * Returns the encoding for a header Accept-Encoding: of those with the highest weight, the one that the server
 * prefers. A client that accepts none of them gets the uncompressed body instead of a refusal.
 *
 * The package `@fastify/accept-negotiator` is not used, because it returns `br` for `*, br;q=0`, and nothing for
 * `GZIP`.
 */
export function acceptedEncoding(header = ''): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const [best = 'identity'] = negotiator.encodings(encodings, { preferred: ['br', 'gzip'] });
  return best;
}

/**
 * Returns whether the header If-None-Match matches the ETag.
 *
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const listed = header.match(/(W\/)?"[^"]*"/g) ?? [];
  const weakPrefix = /^W\//;
  return listed.some((entry) => entry.replace(weakPrefix, '') === etag.replace(weakPrefix, ''));
}
