import type { OperationId } from '../../openapi/generated/operations.ts';

export type HeaderLine = readonly [name: string, value: string];

/** One HTTP request, as it is sent. */
export interface FuzzRequest {
  /** How well the request is meant to follow the contract. */
  kind: 'valid' | 'nearly valid' | 'hostile';
  /** The operation from which it is generated; undefined for paths outside the contract. */
  operationId: OperationId | undefined;
  method: string;
  /** The request target; it is sent without resolving or encoding. */
  target: string;
  headers: readonly HeaderLine[];
  body: Buffer | undefined;
  /** How the end of the body is marked. */
  framing: 'length' | 'chunked';
}

/** Returns the bytes of a request. Adds Host if it is missing, and the header that marks the end of the body. */
export function bytesOf({ method, target, headers, body, framing }: FuzzRequest): Buffer {
  const headerNames = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  if (!headerNames.has('host')) lines.unshift('Host: localhost');
  if (body !== undefined) {
    lines.push(
      framing === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
    );
  } else if (method !== 'GET' && method !== 'HEAD' && !headerNames.has('content-length')) {
    // A method that usually has a body announces that it has none.
    lines.push('Content-Length: 0');
  }
  const head = `${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
  const bytes = body === undefined || framing === 'length' ? body : inTwoChunks(body);
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes ?? Buffer.alloc(0)]);
}

/** Splits a body into two chunks, so that the server has to join them. */
function inTwoChunks(body: Buffer): Buffer {
  const half = Math.ceil(body.length / 2);
  const chunks = [body.subarray(0, half), body.subarray(half)].filter(({ length }) => length > 0);
  return Buffer.concat([
    ...chunks.flatMap((chunk) => [
      Buffer.from(`${chunk.length.toString(16)}\r\n`),
      chunk,
      Buffer.from('\r\n'),
    ]),
    Buffer.from('0\r\n\r\n'),
  ]);
}

/** Quotes bytes for the shell: every byte that is not printable ASCII is an escape. */
const quoteForShell = (bytes: Buffer) =>
  `$'${[...bytes]
    .map((byte) =>
      byte < 32 || byte > 126 || byte === 39 || byte === 92
        ? `\\x${byte.toString(16).padStart(2, '0')}`
        : String.fromCharCode(byte),
    )
    .join('')}'`;

/** The most bytes in a report; the beginning of a longer request is enough to find it. */
const maxShownBytes = 20_000;

/** Returns a shell command that sends these bytes unchanged. */
export function printfOf(bytes: Buffer, address: string): string {
  const { hostname, port } = new URL(address);
  const escaped = quoteForShell(bytes.subarray(0, maxShownBytes)).replaceAll('%', '%%');
  return `printf ${escaped} | nc -q 1 ${hostname} ${port}`;
}
