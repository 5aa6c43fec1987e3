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

const oneOf = (name: string, ...values: readonly string[]): fc.Arbitrary<HeaderLine> =>
  fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...values), headerText));

/** Headers that are not in the contract, but that a layer of the server reads. */
export const strangeHeader: fc.Arbitrary<HeaderLine> = fc.oneof(
  oneOf('If-None-Match', '*', 'W/"x"', '"x", W/"y"', '"', `"${'x'.repeat(4000)}"`),
  oneOf('If-Match', '*', '"x"', 'W/"x"'),
  oneOf('If-Modified-Since', 'Sat, 01 Jan 2000 00:00:00 GMT', 'yesterday', '9'.repeat(30)),
  oneOf('If-Unmodified-Since', 'Sat, 01 Jan 2000 00:00:00 GMT', 'tomorrow'),
  oneOf(
    'Range',
    'bytes=0-0',
    'bytes=9-1',
    'bytes=-',
    'bytes=0-,5-9,-1',
    'bytes=99999999999-',
    'x=1',
  ),
  oneOf('If-Range', '"x"', 'never'),
  oneOf('Accept', '*/*', 'text/html', 'application/xml', ';;,', 'text/html;q=2'),
  oneOf(
    'Accept-Encoding',
    'br',
    'gzip',
    'identity;q=0',
    '*;q=0',
    'br;q=NaN, gzip;q=-1',
    ',,;',
    'zstd',
  ),
  oneOf('Accept-Language', 'yo-NG', '*', 'x'.repeat(500)),
  oneOf('Accept-Version', '1.x', '2.0.0', '*'),
  oneOf('X-Forwarded-For', '127.0.0.1', '::1, evil', "'", 'a'.repeat(3000)),
  oneOf('X-Forwarded-Proto', 'https', 'javascript'),
  oneOf('X-Forwarded-Host', 'evil.example', '['),
  oneOf('Forwarded', 'for=127.0.0.1;host=evil', 'for="'),
  oneOf('X-HTTP-Method-Override', 'DELETE', 'POST'),
  oneOf('X-Original-URL', '/api/v1/admin/dashboard/data', '//['),
  oneOf('X-Request-Id', '1', "'; drop table sessions", '../..', 'x'.repeat(5000)),
  oneOf('Origin', 'null', 'https://evil.example'),
  oneOf('Cookie', 'a=b', ';;=', 'token=x'),
  oneOf('Referer', 'http://[', '/'),
  oneOf('User-Agent', '', '() { :; }; echo'),
  oneOf('Expect', '100-continue', 'the unexpected'),
  oneOf('Connection', 'close', 'keep-alive', 'content-length', 'upgrade'),
  oneOf('Upgrade', 'h2c', 'websocket'),
  oneOf('Host', 'evil.example', 'localhost:99999', '[', 'a b', ''),
  oneOf('TE', 'trailers', 'chunked'),
  oneOf('Content-Language', 'en'),
  fc.tuple(
    fc
      .stringMatching(/^[a-z][a-z-]{0,20}$/)
      .filter((name) => !/^(transfer|content|host|con)/.test(name)),
    headerText,
  ),
);

/** Generates Authorization headers that name no account, some of them together with the right one. */
export function wrongToken(right: string): fc.Arbitrary<readonly HeaderLine[]> {
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
export const contentType: fc.Arbitrary<HeaderLine> = oneOf(
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

/** Generates a body with Content-Encoding that is compressed, in another encoding, cut off, or not compressed. */
export function compressed(body: Buffer): fc.Arbitrary<{ header: HeaderLine; body: Buffer }> {
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
