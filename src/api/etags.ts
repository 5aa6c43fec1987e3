/** The ETags of answers, for as long as those are in use. */
const etags = new WeakMap<object, string>();

/** Keeps the ETag that came with an answer. */
export function keepEtag(answer: unknown, headers: Headers): void {
  const etag = headers.get('ETag');
  if (etag !== null && answer !== undefined) etags.set(Object(answer), etag);
}

/** The ETag that came with an answer; undefined without one. */
export const etagOf = (answer: unknown): string | undefined => etags.get(Object(answer));
