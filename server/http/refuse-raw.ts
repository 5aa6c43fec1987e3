import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sentenceFor } from './sentences.ts';

const bodyOf = (status: number) => JSON.stringify({ message: sentenceFor(status) });

const fields = (body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  connection: 'close',
});

/** Answers bytes that are no request, and closes the connection: nothing after them can be read. */
export function refuseBytes(socket: Socket, status: number): void {
  const body = bodyOf(status);
  const lines = Object.entries(fields(body)).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  socket.end(head + body, () => socket.destroy());
}

/** Refuses a request that the framework does not get to see. */
export function refuseEarly(_request: IncomingMessage, response: ServerResponse, status: number) {
  const body = bodyOf(status);
  response.writeHead(status, fields(body)).end(body);
}

/** The status for what Node's parser says of bytes it cannot read. */
export function statusOfParserError(code: unknown): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
