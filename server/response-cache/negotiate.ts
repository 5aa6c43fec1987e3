import Negotiator from 'negotiator';

/** The encodings, our preferred one first. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * Returns the encoding for a header Accept-Encoding: the one that we prefer among those with the highest weight. A client
 * that accepts none gets the uncompressed body instead of a refusal.
 *
 * The package `@fastify/accept-negotiator` is not used, because it returns `br` for `*, br;q=0`, and nothing for `GZIP`.
 */
export function acceptedEncoding(header = ''): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const [best = 'identity'] = negotiator.encodings(encodings, { preferred: ['br', 'gzip'] });
  return best;
}

/**
 * Whether the header If-None-Match matches the ETag.
 *
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const named = header.match(/(W\/)?"[^"]*"/g) ?? [];
  const isWeak = /^W\//;
  return named.some((one) => one.replace(isWeak, '') === etag.replace(isWeak, ''));
}
