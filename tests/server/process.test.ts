import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { signIn } from '../support/api-caller.ts';
import { filledFolder, sharedFolder } from '../support/filled-folder.ts';
import {
  emptyDatabase,
  failToStart,
  runAdmin,
  startServer,
  temporaryFolder,
} from '../support/server-process.ts';
import { environmentOf } from '../support/ways.ts';

interface Request {
  id: number;
  available_amount: number;
  withdrawal_amount: number;
}

/** One line that ends with a full stop, without a stack after it. */
const oneSentence = /^[A-Z][^\n]*\.\n$/;

describe('the server as a process', () => {
  it('prints the address and how to sign in, and ends cleanly on SIGTERM and SIGINT', async () => {
    const folder = await temporaryFolder();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = await startServer({ DATA_DIR: folder });
      expect(server.output()).toContain('admin@artisan.example / artisan-admin');
      expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
      expect(await server.end(signal)).toBe(0);
    }
  });

  it('ends when npm sends a signal only to its shell', async () => {
    const folder = await sharedFolder();
    const first = await startServer({ DATA_DIR: folder, npm_lifecycle_event: 'start' });
    await first.end('SIGTERM');
    const isUp = () => fetch(`${first.address}/healthz`).then(Boolean, () => false);
    await expect.poll(isUp, { timeout: 10_000 }).toBe(false);
    // The data folder is unlocked.
    const second = await startServer({ DATA_DIR: folder });
    expect(await second.end('SIGTERM')).toBe(0);
  });

  it('keeps a confirmed approval if it is killed right after it', async () => {
    const folder = await filledFolder();
    const first = await startServer({ DATA_DIR: folder });
    const before = await signIn(first.address);
    const requests = (await before.get('withdrawal/history')) as Request[];
    const payable = requests.find((row) => row.withdrawal_amount <= row.available_amount);
    const answer = await before.send('POST', `withdrawal/request/${payable?.id}`);
    expect(answer.status).toBe(200);
    expect(await first.end('SIGKILL')).toBe('SIGKILL');

    const second = await startServer({ DATA_DIR: folder });
    const after = await signIn(second.address);
    const approved = (await after.get('get/all/approved/withdrawal')) as { id: number }[];
    expect(approved.map(({ id }) => id)).toContain(payable?.id);
    const waiting = (await after.get('withdrawal/history')) as Request[];
    expect(waiting.map(({ id }) => id)).not.toContain(payable?.id);
    await second.end('SIGTERM');
  });

  it('refuses a second process on the same folder, without damage', async () => {
    const folder = await sharedFolder();
    const first = await startServer({ DATA_DIR: folder });
    const { code, stderr } = await failToStart({ DATA_DIR: folder });
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(oneSentence) });
    expect(stderr).toContain('Another process already uses');
    const caller = await signIn(first.address);
    expect(await caller.get('get/all/artisan')).toHaveLength(12);
    expect(await first.end('SIGTERM')).toBe(0);
  });

  it('creates the first administrator of a database without a sample', async () => {
    const environment = { ...(await emptyDatabase()), SAMPLE_SIZE: '0' };
    const first = await startServer(environment);
    const [, email, password] = /Sign in: (\S+) \/ (\S+)/.exec(first.output()) ?? [];
    const caller = await signIn(first.address, { email, password });
    expect(await caller.get('get/all/artisan')).toEqual([]);
    await first.end('SIGTERM');

    // The password is printed once; the second start does not know it.
    const second = await startServer(environment);
    expect(second.output()).not.toContain('Sign in');
    await second.end('SIGTERM');

    const named = await startServer({
      ...(await emptyDatabase()),
      ADMIN_EMAIL: 'Ada@Office.example',
      ADMIN_PASSWORD: 'correct horse',
      SAMPLE_SIZE: '',
    });
    expect(named.output()).not.toContain('correct horse');
    const ada = await signIn(named.address, {
      email: 'ada@office.example',
      password: 'correct horse',
    });
    expect(await ada.get('get/all/artisan')).toEqual([]);
    await named.end('SIGTERM');
  });

  it('writes no sample into an empty PostgreSQL by default', async ({ skip }) => {
    if (inject('postgresUrl') === null) skip('there is no PostgreSQL on this machine');
    const server = await startServer({ ...(await emptyDatabase()), SAMPLE_SIZE: '' });
    const [, email, password] = /Sign in: (\S+) \/ (\S+)/.exec(server.output()) ?? [];
    expect(email).toBe('admin@localhost.example');
    const caller = await signIn(server.address, { email, password });
    expect(await caller.get('get/all/artisan')).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('adds a given administrator to any database, and never resets a password', async () => {
    const ada = { email: 'ada@office.example', password: 'correct horse' };
    const asked = { ...(await emptyDatabase()), SAMPLE_SIZE: '12', ADMIN_EMAIL: ada.email };
    const first = await startServer({ ...asked, ADMIN_PASSWORD: ada.password });
    const caller = await signIn(first.address, ada);
    expect(await caller.get('get/all/artisan')).toHaveLength(12);
    expect(first.output()).not.toContain(ada.password);
    await first.end('SIGTERM');

    const second = await startServer({ ...asked, ADMIN_PASSWORD: 'another password' });
    await expect(
      signIn(second.address, { ...ada, password: 'another password' }),
    ).rejects.toThrow();
    const again = await signIn(second.address, ada);
    expect(await again.get('get/all/artisan')).toHaveLength(12);
    expect(await again.get('audit?kind=account')).toEqual([]);
    await second.end('SIGTERM');

    // Adding an administrator to a database in use is a change, which has an audit entry.
    const bola = { email: 'bola@office.example', password: 'battery staple' };
    const third = await startServer({
      ...asked,
      ADMIN_EMAIL: bola.email,
      ADMIN_PASSWORD: bola.password,
    });
    expect(await (await signIn(third.address, bola)).get('audit?kind=account')).toEqual([
      expect.objectContaining({ sentence: `Added the account ${bola.email}.`, by: null }),
    ]);
    await third.end('SIGTERM');
  });

  it('serves the sample to the network with SAMPLE_ON_NETWORK=yes, or after its password was reset', async () => {
    const database = await emptyDatabase();
    const open = { ...database, SAMPLE_SIZE: '12', HOST: '0.0.0.0' };
    const first = await startServer({ ...open, SAMPLE_ON_NETWORK: 'yes' });
    await first.end('SIGTERM');
    const { code } = await failToStart(open);
    expect(code).toBe(1);
    const changed = await runAdmin(database, 'reset', 'admin@artisan.example');
    expect(changed).toMatch(/^Password: \S+$/m);
    const second = await startServer(open);
    expect(second.output()).not.toContain('Sign in');
    await second.end('SIGTERM');
  });

  it('finishes running requests on SIGTERM, and refuses new ones', async () => {
    const server = await startServer({ DATA_DIR: await filledFolder() });
    const caller = await signIn(server.address);
    const requests = (await caller.get('withdrawal/history')) as Request[];
    const ids = Array.from({ length: 60 }, (_, index) => requests[index % requests.length]?.id);
    const sent = ids.map((id) => caller.send('POST', `withdrawal/request/${id}`));
    await Promise.race(sent);
    const ended = server.end('SIGTERM');
    const answers = await Promise.all(sent);
    for (const { status, body } of answers) {
      const isRefused = status === 503 && body.outcome === 'nothing-written';
      expect(isRefused || [200, 422].includes(status), JSON.stringify(body)).toBe(true);
    }
    expect(answers.filter(({ status }) => status !== 503).length).toBeGreaterThan(0);
    expect(await ended).toBe(0);
  });

  it('ends at once on a second SIGTERM, although a request is in flight', async () => {
    const server = await startServer({ DATA_DIR: await filledFolder() });
    const { port } = new URL(server.address);
    const socket = connect(Number(port), 'localhost');
    onTestFinished(() => {
      socket.destroy();
    });
    socket.on('error', () => undefined);
    // The server waits ten seconds for a request whose body never arrives.
    socket.write(
      'POST /api/v1/admin/login HTTP/1.1\r\nHost: localhost\r\n' +
        'Content-Type: application/json\r\nContent-Length: 9\r\n\r\n',
    );
    const isReady = () => fetch(`${server.address}/readyz`).then(({ ok }) => ok);
    expect(await isReady()).toBe(true);
    server.process.kill('SIGTERM');
    await expect.poll(isReady).toBe(false);
    await pause(500);
    expect(server.process.exitCode).toBeNull();
    const start = Date.now();
    expect(await server.end('SIGTERM')).toBe(1);
    expect(Date.now() - start).toBeLessThan(1000);
  });

  it('serves metrics for Prometheus on a separate port', async () => {
    const server = await startServer({
      DATA_DIR: await sharedFolder(),
      METRICS_PORT: '5917',
      METRICS_HOST: '127.0.0.1',
    });
    await fetch(`${server.address}/livez`);
    const metrics = await (await fetch('http://127.0.0.1:5917/metrics')).text();
    expect(metrics).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/livez",status="200"\} 1/,
    );
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('runs on PostgreSQL, and two servers that start together fill it once', async ({ skip }) => {
    const base = inject('postgresUrl');
    if (base === null) skip('there is no PostgreSQL on this machine');
    const environment = environmentOf(String(base));
    const [first, second] = await Promise.all([startServer(environment), startServer(environment)]);
    const caller = await signIn(second.address);
    expect(await caller.get('get/all/artisan')).toHaveLength(12);
    expect(first.output()).not.toContain('tester');
    await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
  });
});

describe('a server that cannot start', () => {
  it.each([
    [
      'the sample on the network',
      { HOST: '0.0.0.0' },
      "The sample's administrator has a password that everybody knows",
    ],
    [
      'an upstream with a password',
      { API_UPSTREAM: 'https://user:secret@api.example.ng' },
      'API_UPSTREAM must not hold a user name or password',
    ],
    [
      'a proxy that is not an address',
      { TRUST_PROXY: 'everybody' },
      'TRUST_PROXY must be addresses',
    ],
    ['an invalid network', { TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY must be addresses'],
    ['a port that is not a number', { PORT: 'abc' }, 'PORT must be a whole number'],
    ['a port above 65535', { PORT: '70000' }, 'PORT must be a whole number'],
    ['a negative sample size', { SAMPLE_SIZE: '-5' }, 'SAMPLE_SIZE must be a whole number'],
    [
      'an upstream that is not an address',
      { API_UPSTREAM: 'somewhere' },
      'API_UPSTREAM must be an address',
    ],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://x/y' },
      'DATABASE_URL must be an address',
    ],
    ['an invalid e-mail address', { ADMIN_EMAIL: 'ada' }, 'ADMIN_EMAIL must be an e-mail address'],
    [
      'a password without an e-mail',
      { ADMIN_PASSWORD: 'long enough' },
      'ADMIN_PASSWORD is set without',
    ],
    [
      'a standby without a database',
      { DATABASE_READ_URL: 'postgres://x/y' },
      'DATABASE_READ_URL is set without DATABASE_URL',
    ],
    [
      'a database address without a server',
      { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/name' },
      'nothing listens there',
    ],
  ])('%s', async (_, environment, words) => {
    const { code, stderr } = await failToStart({
      DATA_DIR: await temporaryFolder(),
      ...environment,
    });
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(oneSentence) });
    expect(stderr).toContain(words);
    expect(stderr).not.toContain('secret');
  });

  it('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => {
      other.close();
    });
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, stderr } = await failToStart({
      DATA_DIR: await sharedFolder(),
      HOST: '127.0.0.1',
      PORT: String(port),
    });
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(oneSentence) });
    expect(stderr).toContain(`Port ${port} is taken`);
  });

  it('a data folder that is a file or is not accessible', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const closed = path.join(folder, 'closed');
    await mkdir(closed);
    await chmod(closed, 0o000);
    const unusable = [
      path.join(file, 'inside'),
      file,
      ...(process.getuid?.() === 0 ? [] : [closed]),
    ];
    for (const DATA_DIR of unusable) {
      const { code, stderr } = await failToStart({ DATA_DIR });
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(oneSentence) });
      expect(stderr).toContain('cannot be used');
    }
  });

  it('a pooler without the address of PostgreSQL itself', async ({ skip }) => {
    const ways = inject('ways');
    if (ways === null) skip('there is no PgBouncer on this machine');
    const { code, stderr } = await failToStart({ DATABASE_URL: String(ways?.pooled) });
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(oneSentence) });
    expect(stderr).toContain('set DATABASE_DIRECT_URL');
  });

  it('a PostgreSQL that does not know the database', async ({ skip }) => {
    const base = inject('postgresUrl');
    if (base === null) skip('there is no PostgreSQL on this machine');
    const url = new URL(String(base));
    url.pathname = '/nothing_here';
    const { code, stderr } = await failToStart({ DATABASE_URL: url.href });
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(oneSentence) });
    expect(stderr).toContain('the database does not exist');
  });
});
