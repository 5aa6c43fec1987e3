/** How a body can be sent, the best first. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The encoding to answer with, going by the header Accept-Encoding: of those the client likes best,
 * the one that is best for us. A client that accepts none gets the body as it is, not a refusal.
 * @fastify/accept-negotiator would send `br` to one that says `*, br;q=0`.
 *
 * https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
 */
export function acceptedEncoding(header = ''): Encoding {
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((item) => {
        const [name = '', weight = 'q=1'] = item.split(';').map((part) => part.trim());
        return [name, Number(weight.slice('q='.length))];
      }),
  );
  let best: Encoding = 'identity';
  let most = 0;
  for (const encoding of encodings) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > most) {
      best = encoding;
      most = weight;
    }
  }
  return best;
}

const opaque = (etag: string) => etag.replace(/^W\//, '');

/**
 * Whether the header If-None-Match names what the client has already: one of a list, or `*`.
 *
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const named = header.match(/(W\/)?"[^"]*"/g) ?? [];
  return named.some((one) => opaque(one) === opaque(etag));
}
