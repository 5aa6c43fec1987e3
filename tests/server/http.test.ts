import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { allOperations, contractIds } from '../../openapi/generated/operations.ts';
import { type AppOptions, buildApp } from '../../server/app.ts';
import { openPool } from '../../server/db/pool.ts';
import { databaseProbe } from '../../server/db/probe.ts';
import { sessions } from '../../server/db/schema/account-data.ts';
import { accounts } from '../../server/db/schema/office.ts';
import { createFramework } from '../../server/http/framework.ts';
import { HttpError } from '../../server/refusals/http-error.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { faultsOf } from '../support/answers.ts';
import { dashboardFolder } from '../support/dashboard-folder.ts';
import { onGroupFinished } from '../support/server-process.ts';
import { fasterEngine, type TestDatabase } from '../support/test-database.ts';
import { bearer, openTestServer, type TestServer } from '../support/test-server.ts';

const page = '<!doctype html><script>theme()</script><div id="root"></div>';

let server: TestServer;
let database: TestDatabase;
let app: FastifyInstance;
let folder: string;
let token: string;
let address: string;

const onEnd = onGroupFinished();
beforeAll(async () => {
  folder = await dashboardFolder(onEnd, page);
  server = await openTestServer(fasterEngine, { dashboardDir: folder });
  ({ database, app, token } = server);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

it('a pool that several servers use is watched once', () => {
  const { pool } = database;
  const before = pool.listenerCount('release');
  databaseProbe(pool);
  databaseProbe(pool);
  expect(pool.listenerCount('release')).toBe(before);
});

it('a database that returned a result counts as ready for a second, also when the clock is set back', async () => {
  // No database listens at this address.
  const pool = openPool({ connectionString: 'postgres://tester@127.0.0.1:1/none' });
  onTestFinished(() => pool.end());
  const check = databaseProbe(pool);
  pool.emit('release');
  await check();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 3_600_000);
  const monotonicClock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
  onTestFinished(() => {
    clock.mockRestore();
    monotonicClock.mockRestore();
  });
  await expect(check()).rejects.toThrow('ECONNREFUSED');
});

const html = { accept: 'text/html' };
/** Sends a GET request with the address unchanged; a URL object would resolve the dots in it. */
async function sendAsTyped(url: string, headers: Record<string, string> = {}, to = address) {
  const { hostname, port } = new URL(to);
  const request = get({ hostname, port, path: url, headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

const sessionHeaders = () => bearer(token);

describe('the API over HTTP', () => {
  it.each([
    ['text', 'not json', 'application/json', 'The request body is not JSON.'],
    ['cut off', '{"email":"a', 'application/json', 'The request body is not JSON.'],
    ['null', 'null', 'application/json', 'The request body must be object.'],
    ['of another type', 'a,b', 'text/csv', 'The request body is not JSON.'],
  ])('answers 400 and a sentence to a body that is %s', async (_, payload, type, message) => {
    const headers = { 'content-type': type };
    const url = '/api/v1/admin/login';
    const response = await app.inject({ method: 'POST', url, headers, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message });
  });

  it('returns 404 as JSON for an unknown path', async () => {
    for (const url of [
      '/api/v1/nothing',
      '/api/v1/admin/get/artisan',
      '/api/nothing',
      '/api/v1/../v1/x',
    ]) {
      const response = await sendAsTyped(url, { ...html, ...sessionHeaders() });
      expect(response.status, url).toBe(404);
      expect(JSON.parse(response.body)).toEqual({ message: 'There is nothing at this address.' });
    }
  });

  it('accepts the content type JSON on a call without a body', async () => {
    const response = await app.inject({
      method: 'PUT',
      url: '/api/v1/admin/update/identification-means/2',
      headers: { ...sessionHeaders(), 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(200);
  });

  it('reveals no more with HEAD than with GET without a session', async () => {
    const url = '/api/v1/admin/get/all/artisan';
    const stranger = await app.inject({ method: 'HEAD', url });
    expect(stranger.statusCode).toBe(401);
    const refused = await app.inject({ url });
    expect(stranger.headers['content-length']).toBe(refused.headers['content-length']);
    expect(stranger.headers.etag).toBe(refused.headers.etag);
    const { statusCode, body, headers } = await app.inject({
      method: 'HEAD',
      url,
      headers: sessionHeaders(),
    });
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: '' });
    const { headers: ofGet } = await app.inject({ url, headers: sessionHeaders() });
    expect(ofGet['cache-control']).toBe('no-store');
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control']) {
      expect(ofGet[name], name).toBeDefined();
      expect(headers[name], name).toBe(ofGet[name]);
    }
  });

  it('ends a session when it expires', async () => {
    const expiringToken = await startSession(database.db, 1);
    const readAbout = () =>
      app.inject({ url: '/api/v1/admin/get/about', headers: bearer(expiringToken) });
    expect((await readAbout()).statusCode).toBe(200);
    await database.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await readAbout()).statusCode).toBe(401);
    token = await startSession(database.db, 1);
    // Starting a session removes the expired ones.
    expect(await database.db.$count(sessions)).toBe(1);
  });

  it('stores neither a password nor a token in a readable form', async () => {
    const stored = await database.db.select().from(accounts).where(eq(accounts.id, 1));
    expect(stored[0]?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(stored)).not.toContain('artisan-admin');
    const started = await database.db.select().from(sessions);
    expect(started[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(started)).not.toContain(token);
  });
});

describe('the dashboard over HTTP', () => {
  it.each(['/', '/admin/login', '/admin/dashboard/artisans?q=x', '/sidebar', '/dashboard/home'])(
    'sends the page at %s, which is not cached',
    async (url) => {
      const response = await app.inject({ url, headers: html });
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(page);
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['*/*', 'text/*', '', undefined])(
    'sends the page to a monitor that accepts "%s", and only at an address of a page',
    async (accept) => {
      const headers = accept === undefined ? {} : { accept };
      for (const url of ['/', '/admin', '/Admin/Dashboard/AboutUs', '/sidebar']) {
        const response = await app.inject({ url, headers });
        expect([response.statusCode, response.body]).toEqual([200, page]);
      }
      expect((await app.inject({ method: 'HEAD', url: '/', headers })).statusCode).toBe(200);
      const missing = await app.inject({ url: '/favicon.ico', headers });
      expect([missing.statusCode, missing.json()]).toEqual([
        404,
        { message: 'There is nothing at this address.' },
      ]);
      const data = await app.inject({ url: '/', headers: { accept: 'application/json' } });
      expect(data.statusCode).toBe(404);
    },
  );

  it('sends the page with status 404 for an unknown address', async () => {
    const response = await app.inject({ url: '/nonsense', headers: html });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(page);
  });

  it('lets hashed files be cached forever, and does not send the page for a missing file', async () => {
    const file = await app.inject('/assets/index-abc.js');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    // A script does not need the page's policy, which is as long as a small script.
    expect(file.headers['content-security-policy']).toBeUndefined();
    const gone = await app.inject({ url: '/assets/index-old.js', headers: html });
    expect(gone.statusCode).toBe(404);
    expect(gone.body).not.toContain('root');
  });

  it('lets the page run only its own scripts', async () => {
    const { headers } = await app.inject({ url: '/', headers: html });
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update('theme()').digest('base64');
    expect(policy.split(';')).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('lets the page call only the host that it was built for', async () => {
    const connectSrc = async (link: string) => {
      const dashboardDir = await dashboardFolder(onTestFinished, `${link}${page}`);
      const other = await buildApp({ api: { db: database.db }, dashboardDir, log: false });
      const { headers } = await other.inject({ url: '/', headers: html });
      await other.close();
      return /connect-src [^;]*/.exec(String(headers['content-security-policy']))?.[0];
    };
    const built = '<link rel="preconnect" href="https://api.example.ng" crossorigin>';
    expect(await connectSrc(built)).toBe("connect-src 'self' https://api.example.ng");
    const local = '<link rel="preconnect" href="http://localhost:4312" crossorigin>';
    expect(await connectSrc(local)).toBe("connect-src 'self' http://localhost:4312");
    expect(await connectSrc('')).toBe("connect-src 'self'");
    const icon = '<link rel="icon" href="https://pictures.example.ng/logo.svg">';
    expect(await connectSrc(icon)).toBe("connect-src 'self'");
  });

  it('does not send files outside its folder', async () => {
    expect((await sendAsTyped('/assets/index-abc.js')).status).toBe(200);
    expect((await sendAsTyped('/media/people/man-1.svg')).status).toBe(200);
    for (const up of ['..', '%2e%2e', '..%2f', '..%5c', './/..', '%2e%2e%2f%2e%2e']) {
      for (const url of [`/assets/${up}/index.html`, `/media/${up}/app.ts`]) {
        const { status, body } = await sendAsTyped(url);
        expect(status, url).toBeGreaterThanOrEqual(400);
        expect(Object.keys(JSON.parse(body)), url).toEqual(['message']);
      }
    }
  });
});

describe('the reference of the API over HTTP', () => {
  it('is a page that needs no session, like the contract, and may run and call only what this server sends', async () => {
    const { statusCode, headers, body } = await app.inject('/api/docs/');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Back Office API</title>');
    const [, script = ''] = /<script type="text\/javascript">([^<]*)<\/script>/.exec(body) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      "base-uri 'self'",
      "font-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "img-src 'self' data:",
      "object-src 'none'",
      `script-src 'self' 'sha256-${hash}'`,
      "script-src-attr 'none'",
      "style-src 'self' 'unsafe-inline'",
      "connect-src 'self'",
    ]);
    const answer = await app.inject('/api/v1/openapi.json');
    const document = answer.json();
    expect([answer.statusCode, document.openapi]).toEqual([200, '3.1.0']);
    const paths = contractIds.map((id) => allOperations[id].path);
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(paths));
    expect(document.paths['/admin/get/about'].get.responses['200'].content).toBeDefined();
    const redirect = await app.inject('/api/docs');
    expect([redirect.statusCode, redirect.headers.location]).toEqual([301, '/api/docs/']);
    // The policy of the dashboard stays as it is.
    const dashboard = await app.inject({ url: '/admin/login', headers: html });
    expect(String(dashboard.headers['content-security-policy'])).toContain("default-src 'self'");
  });

  it('has its script in an encoding that the client accepts, and answers 304 to a client that has it', async () => {
    const url = '/api/docs/js/scalar.js';
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    const plain = await app.inject(url);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    const revalidation = { 'if-none-match': String(packed.headers.etag) };
    expect((await app.inject({ url, headers: revalidation })).statusCode).toBe(304);
  });
});

describe('in front of another host', () => {
  /** Starts the other host, and a server in front of it. Both end with the test. */
  const startProxy = async (
    otherHost: FastifyInstance,
    options: Partial<AppOptions> = {},
    base = '',
  ) => {
    const upstream = `${await otherHost.listen({ port: 0, host: '127.0.0.1' })}${base}`;
    const proxy = await buildApp({ api: { upstream }, log: false, ...options });
    onTestFinished(async () => {
      await proxy.close();
      await otherHost.close();
    });
    return proxy;
  };

  it('forwards calls, and reports a failed connection, after which nothing was written', async () => {
    const otherHost = fastify();
    otherHost.get('/api/v1/admin/get/about', ({ headers }) => ({ token: headers.authorization }));
    const proxy = await startProxy(otherHost, { dashboardDir: folder });
    const readAbout = () => proxy.inject({ url: '/api/v1/admin/get/about', headers: bearer('x') });
    expect((await readAbout()).json()).toEqual({ token: 'Bearer x' });
    expect((await proxy.inject({ url: '/admin/jobs', headers: html })).body).toBe(page);
    expect((await proxy.inject('/healthz')).statusCode).toBe(200);
    // The reference of this server does not describe the other host.
    expect((await proxy.inject({ url: '/api/docs/', headers: html })).statusCode).toBe(404);
    await otherHost.close();
    const message = 'The API host does not answer.';
    const silent = await readAbout();
    expect([silent.statusCode, silent.json()]).toEqual([502, { message }]);
    const url = '/api/v1/admin/get/about';
    const write = await proxy.inject({ method: 'POST', url });
    const nothing = { message, outcome: 'nothing-written' };
    expect([write.statusCode, write.json()]).toEqual([502, nothing]);
  });

  it('reports a write as unknown if the other host may have carried it out', async () => {
    const otherHost = fastify();
    const received: string[] = [];
    otherHost.all('/api/v1/*', (request) => {
      received.push(`${request.method} ${request.url}`);
      request.raw.socket.destroy();
    });
    const proxy = await startProxy(otherHost);
    const message = 'The API host does not answer.';
    for (const [method, operationId, url] of [
      ['POST', 'approveWithdrawal', '/api/v1/admin/withdrawal/request/1048'],
      ['PUT', 'updateIdentificationMeans', '/api/v1/admin/update/identification-means/1'],
    ] as const) {
      const response = await proxy.inject({ method, url });
      expect(response.statusCode).toBe(502);
      expect(response.json()).toEqual({ message, outcome: 'unknown' });
      expect(faultsOf(operationId, 500, response.json())).toEqual([]);
      expect(received.filter((line) => line === `${method} ${url}`)).toHaveLength(1);
    }
    const url = '/api/v1/admin/get/about';
    expect((await proxy.inject({ url })).json()).toEqual({ message });
    const head = await proxy.inject({ method: 'HEAD', url });
    expect(head.headers['content-length']).toBe(String(JSON.stringify({ message }).length));
  });

  describe('if the other host', () => {
    const received: { url: string; headers: Record<string, unknown> }[] = [];
    const startProxyToAnswer = async (
      answer: { status: number; type: string; body: string },
      base = '',
    ) => {
      received.length = 0;
      const otherHost = fastify();
      otherHost.all('/*', (request, reply) => {
        received.push({ url: request.url, headers: request.headers });
        return reply
          .code(answer.status)
          .type(answer.type)
          .header('set-cookie', 'a=b')
          .header('content-security-policy', "script-src 'unsafe-inline'")
          .send(answer.body);
      });
      return startProxy(otherHost, {}, base);
    };
    const json = { status: 200, type: 'application/json', body: '{"data":[]}' };
    const url = '/api/v1/admin/get/about';

    it.each(['', '/', '/office', '/office/v2/'])(
      'has the base path "%s", calls go below it',
      async (base) => {
        const proxy = await startProxyToAnswer(json, base);
        const { body, headers } = await proxy.inject({ url: `${url}?q=1` });
        expect(body).toBe(json.body);
        expect(received.map((one) => one.url)).toEqual([`${base.replace(/\/$/, '')}${url}?q=1`]);
        expect(headers['cache-control']).toBe('no-store');
        expect(headers['set-cookie']).toBeUndefined();
      },
    );

    it('returns 503, it is called once', async () => {
      const proxy = await startProxyToAnswer({
        ...json,
        status: 503,
        body: '{"message":"Later."}',
      });
      expect((await proxy.inject({ url })).json()).toEqual({ message: 'Later.' });
      expect(received).toHaveLength(1);
    });

    it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript'])(
      'answers with %s, the answer cannot run code in the page',
      async (type) => {
        const proxy = await startProxyToAnswer({
          status: 200,
          type,
          body: '<script>steal()</script>',
        });
        for (const method of ['GET', 'POST'] as const) {
          const { statusCode, headers, body } = await proxy.inject({
            method,
            url,
            headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
          });
          expect(statusCode).toBe(502);
          expect(JSON.parse(body)).toEqual({
            message: 'The API host answered with something that is not JSON.',
            ...(method === 'POST' && { outcome: 'unknown' }),
          });
          expect(headers['content-type']).toContain('application/json');
          expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
          expect(headers['x-content-type-options']).toBe('nosniff');
        }
      },
    );

    it.each(['text/html; charset=utf-8', 'application/json'])(
      'answers 200 with an empty body of the type %s, a write counts as carried out',
      async (type) => {
        const proxy = await startProxyToAnswer({ status: 200, type, body: '' });
        const { statusCode, body } = await proxy.inject({ method: 'POST', url });
        expect([statusCode, body]).toEqual([200, '']);
      },
    );

    it.each([401, 404])('answers %i with a page, the status is forwarded', async (status) => {
      const proxy = await startProxyToAnswer({ status, type: 'text/html', body: '<p>No.' });
      const message = 'The API host answered with something that is not JSON.';
      const read = await proxy.inject({ url });
      expect([read.statusCode, read.json()]).toEqual([status, { message }]);
      const write = await proxy.inject({ method: 'POST', url });
      expect([write.statusCode, write.json()]).toEqual([status, { message, outcome: 'unknown' }]);
    });

    it('sends a CSV file, it is forwarded', async () => {
      const body = 'ID,Amount\r\n1,5\r\n';
      const proxy = await startProxyToAnswer({
        status: 200,
        type: 'text/csv; charset=utf-8',
        body,
      });
      const answer = await proxy.inject({ url: `${url}?format=csv` });
      expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
        200,
        'text/csv; charset=utf-8',
        body,
      ]);
    });

    it('gets forwarding headers, they are only those of this server', async () => {
      const proxy = await startProxyToAnswer(json);
      await proxy.inject({
        url,
        remoteAddress: '10.0.0.9',
        headers: { 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4', forwarded: 'for=1.2.3.4' },
      });
      expect(received[0]?.headers).toMatchObject({ 'x-forwarded-for': '10.0.0.9' });
      expect(JSON.stringify(received)).not.toContain('1.2.3.4');
    });

    it('has a base path, an address with dots cannot leave it', async () => {
      const proxy = await startProxyToAnswer(json, '/office');
      const target = await proxy.listen({ port: 0, host: '127.0.0.1' });
      for (const path of [
        '/api/v1/../x',
        '/api/v1/%2e%2e/x',
        '/api/v1/a/..%2f..%2fx',
        '/api/v1/a%5c..%5cx',
      ]) {
        const { status, body } = await sendAsTyped(path, {}, target);
        expect(status, path).toBe(400);
        expect(Object.keys(JSON.parse(body))).toEqual(['message']);
      }
      expect(received).toEqual([]);
    });

    it('has a certificate without a known issuer, no byte is sent', async () => {
      // The certificate of this server is self-signed.
      const otherHost = new SMTPServer({ secure: true }).on('error', () => undefined);
      const listening = otherHost.listen(0);
      await once(listening, 'listening');
      const { port } = listening.address() as AddressInfo;
      const proxy = await buildApp({ api: { upstream: `https://localhost:${port}` }, log: false });
      const answers = [
        await proxy.inject({ method: 'POST', url }),
        await proxy.inject('/api/v1/admin/change'),
      ];
      await proxy.close();
      listening.close();
      expect(answers.map(({ statusCode, body }) => [statusCode, JSON.parse(body)])).toEqual([
        [502, { message: 'The API host does not answer.', outcome: 'nothing-written' }],
        [502, { message: 'The API host does not answer.' }],
      ]);
    });
  });

  it('can have only the outcomes that the contract allows', () => {
    const faultsWith = (outcome: string) =>
      faultsOf('approveWithdrawal', 500, { message: 'It failed.', outcome });
    expect(faultsWith('nothing-written')).toEqual([]);
    expect(faultsWith('unknown')).toEqual([]);
    expect(faultsWith('perhaps')).toHaveLength(1);
  });
});

it('a refused write says that nothing was written, also where its status is that of a busy server', async () => {
  const app = createFramework({ log: false });
  onTestFinished(() => app.close());
  app.put('/password', () => {
    throw new HttpError(503, 'Busy.');
  });
  const answer = await app.inject({ method: 'PUT', url: '/password' });
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { message: 'Busy.', outcome: 'nothing-written' },
  ]);
});
