import fc from 'fast-check';
import type { FuzzData } from './requests.ts';

/** Bytes for a new connection, which need not be HTTP. */
export interface RawBytes {
  /** The written bytes, with a pause between the pieces. */
  pieces: readonly Buffer[];
  /** The largest number of expected responses; more would mean a smuggled request. */
  mostAnswers: number;
}

const about = '/api/v1/admin/get/about';
const lines = (...all: readonly string[]) => Buffer.from(`${all.join('\r\n')}\r\n\r\n`, 'latin1');

/** Generates half requests, wrong chunking, two lengths, several requests in one piece, and noise. */
export function rawBytes({ tokens }: FuzzData): fc.Arbitrary<RawBytes> {
  const token = `Authorization: Bearer ${tokens.administrator}`;
  const get = lines(`GET ${about} HTTP/1.1`, 'Host: x', token);
  const login = (...headers: readonly string[]) =>
    lines(
      'POST /api/v1/admin/login HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      ...headers,
    );
  const body = Buffer.from('{"email":"a@b.example","password":"c"}');
  const smuggled = Buffer.concat([Buffer.from('0\r\n\r\n'), get]);
  const post = Buffer.concat([login(`Content-Length: ${body.length}`), body]);

  const oneAnswer = (...pieces: Buffer[]): RawBytes => ({ pieces, mostAnswers: 1 });
  const fixed: readonly RawBytes[] = [
    // A server must refuse two kinds of length (RFC 9112 section 6.3).
    oneAnswer(
      Buffer.concat([
        login(`Content-Length: ${smuggled.length}`, 'Transfer-Encoding: chunked'),
        smuggled,
      ]),
    ),
    oneAnswer(Buffer.concat([login('Content-Length: 5', 'Content-Length: 50'), body])),
    oneAnswer(Buffer.concat([login('Content-Length: 5, 5'), body])),
    oneAnswer(Buffer.concat([login('Content-Length: -1'), body])),
    oneAnswer(Buffer.concat([login('Content-Length: +3'), body])),
    oneAnswer(Buffer.concat([login('Content-Length: 99999999999999999999'), body])),
    oneAnswer(
      Buffer.concat([login('Transfer-Encoding: chunked'), Buffer.from('zz\r\n{}\r\n0\r\n\r\n')]),
    ),
    oneAnswer(
      Buffer.concat([login('Transfer-Encoding: chunked'), Buffer.from('5\r\n{}\r\n0\r\n\r\n')]),
    ),
    oneAnswer(
      Buffer.concat([login('Transfer-Encoding: chunked'), Buffer.from('ffffffffffffffff\r\n{}')]),
    ),
    oneAnswer(Buffer.concat([login('Transfer-Encoding: xchunked'), smuggled])),
    oneAnswer(Buffer.concat([login('Transfer-Encoding : chunked'), smuggled])),
    oneAnswer(
      Buffer.concat([login('Transfer-Encoding: chunked', 'Transfer-Encoding: identity'), smuggled]),
    ),
    // The last coding is chunked, so the chunks mark the end of the body (RFC 9112 section 6.3).
    {
      pieces: [Buffer.concat([login('Transfer-Encoding: gzip, chunked'), smuggled])],
      mostAnswers: 2,
    },
    // These are three incomplete requests, and a complete one in three pieces.
    oneAnswer(get.subarray(0, 20)),
    oneAnswer(get.subarray(0, get.length - 2)),
    oneAnswer(login(`Content-Length: ${body.length + 10}`), body),
    oneAnswer(login(`Content-Length: ${body.length}`), body.subarray(0, 10), body.subarray(10)),
    // Several requests at once are answered in their order.
    { pieces: [Buffer.concat([get, get, get])], mostAnswers: 3 },
    { pieces: [Buffer.concat([post, get, post])], mostAnswers: 3 },
    { pieces: [Buffer.concat([lines('GET //[ HTTP/1.1', 'Host: x'), get])], mostAnswers: 2 },
    oneAnswer(Buffer.from('\r\n\r\n\r\n')),
    oneAnswer(Buffer.from('GET / HTTP/0.9\r\n\r\n')),
    oneAnswer(Buffer.from('GET /\r\n\r\n')),
    oneAnswer(lines('GET / HTTP/1.1')),
    oneAnswer(lines('GET / HTTP/1.1', 'Host: a', 'Host: b')),
    oneAnswer(lines('GET / HTTP/3.0', 'Host: a')),
    oneAnswer(lines('GET / HTTP/1.0')),
    oneAnswer(lines('CONNECT example.org:443 HTTP/1.1', 'Host: example.org')),
    oneAnswer(lines('PRI * HTTP/2.0')),
    oneAnswer(lines('GET / HTTP/1.1', 'Host: x', 'a b: c')),
    oneAnswer(lines('GET / HTTP/1.1', 'Host: x', ' folded')),
    oneAnswer(lines('GET / HTTP/1.1', 'Host: x', 'A: \u0000')),
    oneAnswer(lines('GET / HTTP/1.1', 'Host: x', `A: ${'x'.repeat(20_000)}`)),
    oneAnswer(
      lines('GET / HTTP/1.1', 'Host: x', ...Array.from({ length: 3000 }, (_, n) => `A${n}: b`)),
    ),
    oneAnswer(lines(`GET /${'a'.repeat(20_000)} HTTP/1.1`, 'Host: x')),
    oneAnswer(Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'latin1')),
  ];
  const noise = fc
    .uint8Array({ minLength: 1, maxLength: 400 })
    .map((bytes) => oneAnswer(Buffer.from(bytes)));
  const damaged = fc
    .tuple(fc.constantFrom(get, post), fc.nat(), fc.integer({ min: 0, max: 255 }))
    .map(([whole, at, byte]) => {
      const bytes = Buffer.from(whole);
      bytes[at % bytes.length] = byte;
      // A damaged length can turn the rest of the body into a second request, which is refused.
      return { pieces: [bytes], mostAnswers: 2 };
    });
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...fixed) },
    { weight: 1, arbitrary: noise },
    { weight: 1, arbitrary: damaged },
  );
}
