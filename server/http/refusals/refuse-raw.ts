import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sentenceFor } from '../../refusals/sentences.ts';

const responseHeaders = (body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  connection: 'close',
});

/** Milliseconds for the client to read a refusal before its connection is closed. */
const closeTimeoutMs = 1_000;

/**
 * Writes a refusal to a connection on which Node.js could not or did not read a request. Then it closes the connection
 * as soon as the client closes its side, or after `closeTimeoutMs`. Closing a connection that still receives bytes
 * resets it, and the client may lose the refusal (RFC 9112 section 9.6).
 */
export function refuseConnection(
  socket: Socket,
  status: number,
  message = sentenceFor(status),
): void {
  if (!socket.writable) return;
  const body = JSON.stringify({ message });
  const lines = Object.entries(responseHeaders(body)).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  socket.end(head + body);
  const closeTimer = setTimeout(() => socket.destroy(), closeTimeoutMs).unref();
  socket.once('close', () => clearTimeout(closeTimer));
  socket.resume();
}

/** Refuses a request before it reaches the framework. */
export function refuseEarly(response: ServerResponse, status: number) {
  const body = JSON.stringify({ message: sentenceFor(status) });
  response.writeHead(status, responseHeaders(body)).end(body);
}

/** Returns the status for the code of an error that Node.js reports before it has read a request. */
export function statusOfParserError(code: unknown): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
