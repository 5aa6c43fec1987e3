/** One HTTP/1.1 response. */
export interface WireAnswer {
  status: number;
  /** Names are in lower case; a repeated header has its last value. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

/** The result of parsing a byte stream, and the start of the next response. */
type Parsed = { answer: WireAnswer; next: number } | 'incomplete' | 'malformed';

const headEnd = Buffer.from('\r\n\r\n');
const lineEnd = Buffer.from('\r\n');

/**
 * Returns whether a response has a body. A response to HEAD, or with status 1xx, 204 or 304, has none.
 *
 * https://www.rfc-editor.org/rfc/rfc9110#section-6.4.1
 */
const hasBody = (status: number, method: string) =>
  method !== 'HEAD' && status >= 200 && status !== 204 && status !== 304;

/** Reads a chunked body from `start`. Returns its bytes and its end. */
function readChunks(bytes: Buffer, start: number) {
  const parts: Buffer[] = [];
  let at = start;
  for (;;) {
    const end = bytes.indexOf(lineEnd, at);
    if (end < 0) return 'incomplete';
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (Number.isNaN(size)) return 'malformed';
    const from = end + lineEnd.length;
    if (bytes.length < from + size + lineEnd.length) return 'incomplete';
    at = from + size + lineEnd.length;
    if (size === 0) return { body: Buffer.concat(parts), next: at };
    parts.push(bytes.subarray(from, from + size));
  }
}

/**
 * Parses the first complete response of a byte stream.
 *
 * @param method the method of the request: a response to HEAD announces a body that it does not have
 * @param hasEnded whether the stream has ended, which ends a body without a length
 */
export function readAnswer(bytes: Buffer, method: string, hasEnded: boolean): Parsed {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return 'incomplete';
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(statusLine)?.[1]);
  if (Number.isNaN(status)) return 'malformed';
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const start = end + headEnd.length;
  const parsed = (body: Buffer, next: number) => ({ answer: { status, headers, body }, next });
  if (!hasBody(status, method)) return parsed(Buffer.alloc(0), start);
  if (headers.get('transfer-encoding') === 'chunked') {
    const chunks = readChunks(bytes, start);
    return typeof chunks === 'string' ? chunks : parsed(chunks.body, chunks.next);
  }
  const length = headers.get('content-length');
  if (length === undefined) {
    return hasEnded ? parsed(bytes.subarray(start), bytes.length) : 'incomplete';
  }
  const next = start + Number(length);
  return bytes.length < next ? 'incomplete' : parsed(bytes.subarray(start, next), next);
}
