import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { HeaderLine } from './request.ts';

/** Header values that Node's parser accepts, without the control characters of ASCII. */
const headerText = fc
  .array(
    fc.integer({ min: 32, max: 255 }).filter((code) => code !== 127),
    { maxLength: 40 },
  )
  .map((codes) => String.fromCharCode(...codes).trim());

/** Generates the header with one of these values, or with any text. */
const headerLine = (name: string, ...values: readonly string[]): fc.Arbitrary<HeaderLine> =>
  fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...values), headerText));

/** Headers that are not in the contract: some that the server or its libraries read, others that they ignore. */
export const strangeHeader: fc.Arbitrary<HeaderLine> = fc.oneof(
  headerLine('If-None-Match', '*', 'W/"x"', '"x", W/"y"', '"', `"${'x'.repeat(4000)}"`),
  headerLine('If-Match', '*', '"x"', 'W/"x"'),
  headerLine('If-Modified-Since', 'Sat, 01 Jan 2000 00:00:00 GMT', 'yesterday', '9'.repeat(30)),
  headerLine('If-Unmodified-Since', 'Sat, 01 Jan 2000 00:00:00 GMT', 'tomorrow'),
  headerLine(
    'Range',
    'bytes=0-0',
    'bytes=9-1',
    'bytes=-',
    'bytes=0-,5-9,-1',
    'bytes=99999999999-',
    'x=1',
  ),
  headerLine('If-Range', '"x"', 'never'),
  headerLine('Accept', '*/*', 'text/html', 'application/xml', ';;,', 'text/html;q=2'),
  headerLine(
    'Accept-Encoding',
    'br',
    'gzip',
    'identity;q=0',
    '*;q=0',
    'br;q=NaN, gzip;q=-1',
    ',,;',
    'zstd',
  ),
  headerLine('Accept-Language', 'yo-NG', '*', 'x'.repeat(500)),
  headerLine('Accept-Version', '1.x', '2.0.0', '*'),
  headerLine('X-Forwarded-For', '127.0.0.1', '::1, evil', "'", 'a'.repeat(3000)),
  headerLine('X-Forwarded-Proto', 'https', 'javascript'),
  headerLine('X-Forwarded-Host', 'evil.example', '['),
  headerLine('Forwarded', 'for=127.0.0.1;host=evil', 'for="'),
  headerLine('X-HTTP-Method-Override', 'DELETE', 'POST'),
  headerLine('X-Original-URL', '/api/v1/admin/dashboard/data', '//['),
  headerLine('X-Request-Id', '1', "'; drop table sessions", '../..', 'x'.repeat(5000)),
  headerLine('Origin', 'null', 'https://evil.example'),
  headerLine('Cookie', 'a=b', ';;=', 'token=x'),
  headerLine('Referer', 'http://[', '/'),
  headerLine('User-Agent', '', '() { :; }; echo'),
  headerLine('Expect', '100-continue', 'the unexpected'),
  headerLine('Connection', 'close', 'keep-alive', 'content-length', 'upgrade'),
  headerLine('Upgrade', 'h2c', 'websocket'),
  headerLine('Host', 'evil.example', 'localhost:99999', '[', 'a b', ''),
  headerLine('TE', 'trailers', 'chunked'),
  headerLine('Content-Language', 'en'),
  fc.tuple(
    fc
      .stringMatching(/^[a-z][a-z-]{0,20}$/)
      .filter((name) => !/^(transfer|content|host|con)/.test(name)),
    headerText,
  ),
);

/** Generates the Authorization lines of a call that must be refused: none, a wrong one, or two. */
export function wrongAuthorization(right: string): fc.Arbitrary<readonly HeaderLine[]> {
  const line = (value: string): HeaderLine => ['Authorization', value];
  return fc.oneof(
    fc.constant([]),
    fc.constantFrom(
      [line('')],
      [line('Bearer')],
      [line('Bearer ')],
      [line(`Basic ${right}`)],
      [line(right)],
      [line(`Bearer ${right} x`)],
      [line(`Bearer ${right},`)],
      [line(`Bearer ${right.slice(1)}`)],
      [line(`Bearer ${right.toUpperCase()}`)],
      [line('Bearer wrong'), line(`Bearer ${right}`)],
      [line("Bearer ' or '1'='1")],
      [line(`Bearer ${'x'.repeat(8000)}`)],
    ),
    headerText.map((text) => [line(`Bearer ${text}`)]),
    headerText.map((text) => [line(text)]),
  );
}

/** Content-Type headers other than that of the contract. */
export const contentType: fc.Arbitrary<HeaderLine> = headerLine(
  'Content-Type',
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;;',
  'application/problem+json',
  '',
  '/',
  'a'.repeat(2000),
);

/** Generates a Content-Encoding and a body, which has this or another encoding, or none, or is cut off or empty. */
export function encodedBody(body: Buffer): fc.Arbitrary<{ header: HeaderLine; body: Buffer }> {
  const encodings = fc.constantFrom(
    'gzip',
    'br',
    'deflate',
    'identity',
    'gzip, gzip',
    'zstd',
    'x',
    '',
  );
  const bodies = fc.constantFrom(
    body,
    gzipSync(body),
    brotliCompressSync(body),
    deflateSync(body),
    gzipSync(body).subarray(0, 12),
    gzipSync(Buffer.alloc(2 ** 20)),
    Buffer.alloc(0),
  );
  return fc
    .tuple(encodings, bodies)
    .map(([name, bytes]) => ({ header: ['Content-Encoding', name], body: bytes }));
}
