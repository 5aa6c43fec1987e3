import type { OperationId } from '../../openapi/generated/operations.ts';

export type HeaderLine = readonly [name: string, value: string];

/** One HTTP request, as it is sent. */
export interface FuzzRequest {
  /** How far from the contract it is meant to be. */
  kind: 'valid' | 'nearly valid' | 'hostile';
  /** The operation it is generated from; undefined for paths beside the contract. */
  operationId: OperationId | undefined;
  method: string;
  /** The request target as it is written, never resolved or encoded on the way. */
  target: string;
  headers: readonly HeaderLine[];
  body: Buffer | undefined;
  /** How the end of the body is marked. */
  framing: 'length' | 'chunked';
}

/** The bytes of a request. Host, and the length of a body, are added where they are not given. */
export function bytesOf({ method, target, headers, body, framing }: FuzzRequest): Buffer {
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  if (!given.has('host')) lines.unshift('Host: localhost');
  if (body === undefined) {
    // A method that usually has a body says that it has none.
    if (method !== 'GET' && method !== 'HEAD' && !given.has('content-length')) {
      lines.push('Content-Length: 0');
    }
    return Buffer.from(
      `${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`,
      'latin1',
    );
  }
  lines.push(
    framing === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
  );
  const head = Buffer.from(
    `${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`,
    'latin1',
  );
  return Buffer.concat([head, framing === 'chunked' ? chunked(body) : body]);
}

/** A body in two chunks, so that a reader has to put it together. */
function chunked(body: Buffer): Buffer {
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

/** A text for the shell, with every byte that is no plain letter written as an escape. */
const quoted = (bytes: Buffer) =>
  `$'${[...bytes]
    .map((byte) =>
      byte < 32 || byte > 126 || byte === 39 || byte === 92
        ? `\\x${byte.toString(16).padStart(2, '0')}`
        : String.fromCharCode(byte),
    )
    .join('')}'`;

const latin1 = (value: string) => quoted(Buffer.from(value, 'latin1'));

/** Where a body is longer than a line of a report should be, its beginning is enough to find it. */
const mostShown = 4000;

/** A line for the shell that sends the request again. */
export function curlOf(request: FuzzRequest, address: string): string {
  const { method, target, headers, body, framing } = request;
  // curl writes neither of these as they are.
  if (!target.startsWith('/') || headers.some(([name]) => !/^[\w-]+$/.test(name))) {
    return printfOf(bytesOf(request), address);
  }
  return [
    'curl -i --path-as-is',
    method === 'HEAD' ? '-I' : `-X ${latin1(method)}`,
    ...headers.map(([name, value]) => `-H ${latin1(`${name}: ${value}`)}`),
    ...(framing === 'chunked' ? ["-H 'Transfer-Encoding: chunked'"] : []),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body.subarray(0, mostShown))}`]),
    latin1(`${address}${target}`),
  ].join(' ');
}

/** A line for the shell that sends these bytes as they are. */
export function printfOf(bytes: Buffer, address: string): string {
  const { hostname, port } = new URL(address);
  const escaped = quoted(bytes.subarray(0, mostShown)).replaceAll('%', '%%');
  return `printf ${escaped} | nc -q 1 ${hostname} ${port}`;
}
