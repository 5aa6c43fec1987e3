import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { extensions, operations } from '../../openapi/generated/operations.ts';
import { buildApp } from '../../server/app.ts';
import { dashboardFolder } from '../support/dashboard-folder.ts';
import { listenWithApp, openSocket } from '../support/listen.ts';
import { type RawAnswer, readAnswers } from '../support/raw-answers.ts';
import { onGroupFinished } from '../support/server-process.ts';
import { fasterEngine } from '../support/test-database.ts';
import { bearer, noLimits, openTestServer, type TestServer } from '../support/test-server.ts';

/** Milliseconds. The server checks its connections at this interval. */
const check = 100;

let server: TestServer;
let port: number;

const onEnd = onGroupFinished();
beforeAll(async () => {
  server = await openTestServer(fasterEngine, {
    dashboardDir: await dashboardFolder(onEnd, '<div id="root"></div>'),
    limits: noLimits,
    requestTimes: { check },
  });
  port = await listenWithApp(server.app);
});
afterAll(() => server.close());

/** Sends bytes on a new connection, and reads `count` answers, or fewer if the server closes the connection. */
async function sendBytes(bytes: string | Buffer, count = 1): Promise<RawAnswer[]> {
  const socket = await openSocket(port);
  socket.write(bytes);
  return readAnswers(socket, count, { isHead: String(bytes).startsWith('HEAD ') });
}

const head = (line: string, ...fields: string[]) =>
  `${[`${line} HTTP/1.1`, 'host: x', ...fields].join('\r\n')}\r\n\r\n`;

const formType = 'application/x-www-form-urlencoded';
const authorization = () => `authorization: Bearer ${server.token}`;

const summaryOf = (answer: RawAnswer | undefined) => ({
  status: answer?.status,
  fields: Object.keys(JSON.parse(String(answer?.body))),
  sniff: answer?.headers['x-content-type-options'],
});

describe('a hostile request gets a sentence as its answer', () => {
  it.each([
    ['GET //', 404],
    ['GET //[', 404],
    ['GET ///etc/passwd', 404],
    ['GET /%', 400],
    ['GET /%zz', 400],
    ['GET /%00', 404],
    ['GET /assets/%zz', 400],
    ['GET /assets/../x', 403],
    ['GET /assets/%2e%2e/index.html', 403],
    ['GET /assets/%00', 400],
    ['GET /media/../app.ts', 403],
    ['GET /api/v1/%ff', 400],
    ['GET /api/v1/admin/get/artisan/%00', 400],
    [`GET /api/v1/admin/get/artisan/${'9'.repeat(5000)}`, 414],
    [`GET /${'a'.repeat(40_000)}`, 431],
    ['BREW /', 400],
    ['PROPFIND /', 404],
    ['OPTIONS *', 404],
    ['TRACE /assets/index-abc.js', 404],
    ['DELETE /api/v1/admin/login', 404],
  ])('%s: %i', async (line, status) => {
    const [method = '', target = ''] = line.split(' ');
    const [answer] = await sendBytes(head(`${method} ${target}`, authorization()));
    expect(answer?.status, answer?.body).toBe(status);
    const fields = Object.keys(JSON.parse(String(answer?.body)));
    expect(fields).toEqual(
      method === 'DELETE' || method === 'PROPFIND' || method === 'TRACE' || method === 'OPTIONS'
        ? ['message', 'outcome']
        : ['message'],
    );
    expect(answer?.headers['x-content-type-options']).toBe('nosniff');
    expect(answer?.body).not.toContain(target.slice(1) || 'no path');
  });

  it.each([
    ['If-Match', head('GET /assets/index-abc.js', 'if-match: "other"'), 412],
    ['a range outside the file', head('GET /assets/index-abc.js', 'range: bytes=900-'), 416],
    ['an expectation', head('GET /', 'expect: wonders'), 417],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['no HTTP', 'ssh-2.0\r\n\r\n', 400],
    ['two lengths', head('GET /', 'content-length: 1', 'transfer-encoding: chunked'), 400],
    ['a header of 40 kB', head('GET /', `x: ${'x'.repeat(40_000)}`), 431],
  ])('for %s', async (_, bytes, status) => {
    const [answer] = await sendBytes(bytes);
    expect(summaryOf(answer)).toEqual({ status, fields: ['message'], sniff: 'nosniff' });
  });

  it.each([
    ['U+0000 in a text', '{"email":"a\\u0000@b.ng","password":"x"}', 400],
    ['__proto__', '{"__proto__":{},"email":"a","password":"x"}', 400],
    ['half a surrogate', '{"email":"\\ud800","password":"\\udfff"}', 401],
    ['100 kB', `{"email":"${'a'.repeat(100_000)}","password":"x"}`, 413],
  ])('for a sign-in with %s', async (_, payload, statusCode) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/v1/admin/login',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode, response.body).toBe(statusCode);
    expect(Object.keys(response.json())).toEqual(['message']);
  });

  it.each([
    ['open lists', '['.repeat(60_000)],
    ['closed lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['closed objects', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`],
    ['21 lists', '['.repeat(21) + ']'.repeat(21)],
  ])('for a body of %s, on a call with and without a session', async (_, payload) => {
    for (const url of ['/api/v1/admin/login', `/api/v1${extensions.createTermsItem.path}`]) {
      const response = await server.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...bearer(server.token) },
        payload,
      });
      expect(response.statusCode, response.body).toBe(400);
    }
  });

  it('for a write that did not reach its handler: nothing was written', async () => {
    const withoutType = ['PUT decision/rules', 'PUT order/privacy', 'POST withdrawal/reject/1'];
    for (const [calls, status, fields] of [
      [['POST withdrawal/request/1'], 415, ['content-encoding: gzip']],
      [['POST withdrawal/request/1'], 400, ['content-type: text/csv']],
      [withoutType, 400, ['x: y', 'content-type: text/plain', `content-type: ${formType}`]],
    ] as const) {
      for (const call of calls) {
        for (const field of fields) {
          const line = call.replace(' ', ' /api/v1/admin/');
          const [answer] = await sendBytes(head(line, authorization(), field, 'content-length: 0'));
          expect(answer?.status, `${call} ${field}`).toBe(status);
          expect(JSON.parse(String(answer?.body)), `${call} ${field}`).toEqual({
            message: status === 400 ? 'The request body is not JSON.' : expect.any(String),
            outcome: 'nothing-written',
          });
        }
      }
    }
  });
});

describe('a compressed request body', () => {
  const gzipped = gzipSync('{"email":"a","password":"b"}');

  it.each([
    ['valid gzip', gzipped, 'gzip'],
    ['not gzip', Buffer.alloc(60_000, 'x'), 'gzip'],
    ['cut off', gzipped.subarray(0, 8), 'gzip'],
    ['of an unknown kind', gzipped, 'zebra'],
    ['not brotli', Buffer.from('{}'), 'br'],
  ])('is refused if it is %s, and the next request is answered', async (_, body, coding) => {
    const socket = await openSocket(port);
    const post = head(
      'POST /api/v1/admin/login',
      'content-type: application/json',
      `content-encoding: ${coding}`,
      `content-length: ${body.length}`,
    );
    socket.write(Buffer.concat([Buffer.from(post), body, Buffer.from(head('GET /healthz'))]));
    const [first, second] = await readAnswers(socket, 2);
    expect(summaryOf(first)).toEqual({ status: 415, fields: ['message'], sniff: 'nosniff' });
    expect(second?.status).toBe(200);
  });
});

it('a request with the header Upgrade and a body gets a response, and its connection is closed', async () => {
  const body = Buffer.alloc(2 ** 20, ' ');
  for (const sentFirst of [0, 1000, body.length / 2]) {
    const socket = await openSocket(port);
    const requestHead = head(
      'GET /api/v1/admin/get/about',
      authorization(),
      'connection: upgrade',
      'upgrade: h2c',
      `content-length: ${body.length}`,
    );
    socket.write(Buffer.concat([Buffer.from(requestHead), body.subarray(0, sentFirst)]));
    // It cannot be observed that the server checks its connections.
    await pause(check);
    socket.write(body.subarray(sentFirst));
    const [answer] = await readAnswers(socket, 1);
    expect(answer?.status).toBe(200);
    await once(socket, 'end');
  }
});

describe('a request that does not arrive', () => {
  // Only these tests have short time limits, which a busy machine may exceed between two bytes of any request.
  let hurriedPort: number;
  beforeAll(async () => {
    const requestTimes = { header: 300, request: 600, check };
    const hurried = await buildApp({
      api: { db: server.database.db },
      requestTimes,
      log: false,
    });
    hurriedPort = await listenWithApp(hurried);
    return () => hurried.close();
  });

  it.each([
    ['header', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
    [
      'body',
      head('POST /api/v1/admin/login', 'content-type: application/json', 'content-length: 9000'),
    ],
  ])('is refused if its %s arrives too slowly', async (_, start) => {
    const socket = await openSocket(hurriedPort);
    socket.write(start);
    const drip = setInterval(() => socket.write('a'), 50);
    onTestFinished(() => clearInterval(drip));
    const [answer] = await readAnswers(socket, 1);
    expect(summaryOf(answer)).toEqual({ status: 408, fields: ['message'], sniff: 'nosniff' });
  });

  it('gets no answer if the connection was only opened, because a client would read it as the answer to its next request', async () => {
    const socket = await openSocket(hurriedPort);
    expect(await readAnswers(socket, 1)).toEqual([]);
  });
});

describe('a call without a session', () => {
  const guardedCalls = Object.entries(operations).filter(([id]) => id !== 'login');
  const spellingsOf = (path: string) => [
    path,
    `${path}/`,
    `${path}?x=/admin/login`,
    path.replace('admin', '%61dmin'),
    path.replace('/admin', '//admin'),
    path.toUpperCase(),
    `${path};/admin/login`,
    path.replace('/admin', '/admin/login/..'),
  ];

  it.each(guardedCalls)('%s is refused in every spelling', async (_, { method, path }) => {
    const addresses = spellingsOf(path.replace('{id}', '1'));
    for (const verb of new Set([method, 'HEAD', 'GET', 'POST', 'OPTIONS'])) {
      const requests = addresses.map((address) => head(`${verb} /api/v1${address}`));
      const answers = await sendBytes(requests.join(''), addresses.length);
      expect(answers).toHaveLength(addresses.length);
      for (const [at, { status }] of answers.entries()) {
        expect([401, 404], `${verb} ${addresses[at]}`).toContain(status);
      }
    }
  });
});
