import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { DrizzleQueryError } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { sentenceOf } from '../../server/process/run-command.ts';
import { StartError } from '../../server/process/start-error.ts';
import { start } from '../../server/start.ts';
import { signInByApi } from '../support/api-caller.ts';
import { environmentOf } from '../support/database-addresses.ts';
import { filledFolder } from '../support/filled-folder.ts';
import { listenLocally } from '../support/listen.ts';
import { runCommand } from '../support/server-commands.ts';
import {
  failToStart,
  freePort,
  newDatabase,
  onGroupFinished,
  startServer,
  temporaryFolder,
} from '../support/server-process.ts';
import { childEnvironment, type ServerProcess, untilReady } from '../support/start-process.ts';

/** One line that ends with a full stop, without a stack after it. */
const oneSentence = /^[A-Z][^\n]*\.$/;

const hasPostgres = inject('postgresUrl') !== null;

it('the reason of a server that ends at its start is complete, also if it arrives after the end', async () => {
  const child = spawn('sh', ['-c', '(sleep 0.3; echo reason >&2) & exit 1']);
  await expect(untilReady(child)).rejects.toThrow('The server ended: reason');
});

/** The last test ends the server. */
describe('the server as a process on a new data folder', { shuffle: false }, () => {
  const onEnd = onGroupFinished();
  let folder: string;
  let metricsPort: number;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = await temporaryFolder(onEnd);
    metricsPort = await freePort();
    const metrics = { METRICS_PORT: String(metricsPort), METRICS_HOST: '127.0.0.1' };
    server = await startServer({ DATA_DIR: folder, ...metrics }, undefined, onEnd);
  });

  it('prints its address and how to sign in, and answers there', async () => {
    expect(server.output()).toContain('admin@artisan.example / artisan-admin');
    const caller = await signInByApi(server.address);
    expect(await caller.get('get/all/artisan')).toHaveLength(12);
  });

  it('serves metrics only on a separate port', async () => {
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1/,
    );
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
  });

  it('does not share its folder with a second process', async () => {
    const { code, stderr } = await failToStart({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Another process already uses [^\n]*\.\n$/);
  });

  it('ends cleanly on SIGINT', async () => {
    expect(await server.end('SIGINT')).toBe(0);
  });
});

/** The last two tests end one server each. */
describe('two servers that start together', { shuffle: false }, () => {
  const onEnd = onGroupFinished();
  let first: ServerProcess;
  let second: ServerProcess;
  beforeAll(async () => {
    // On a machine without PostgreSQL each has a database of its own.
    const shared = hasPostgres ? environmentOf(await newDatabase('empty', onEnd)) : undefined;
    const startOne = async () =>
      startServer(shared ?? { DATA_DIR: await filledFolder(onEnd) }, undefined, onEnd);
    [first, second] = await Promise.all([startOne(), startOne()]);
  });

  it.runIf(hasPostgres)('fill it once', async () => {
    const caller = await signInByApi(second.address);
    expect(await caller.get('get/all/artisan')).toHaveLength(12);
    expect(first.output()).not.toContain('tester');
  });

  it('keep running when nobody reads their output any more; on SIGTERM they finish running requests and refuse new ones', async () => {
    const server = first;
    // Each request writes a line to the log.
    server.process.stdout?.destroy();
    server.process.stderr?.destroy();
    const caller = await signInByApi(server.address);
    const requests = (await caller.get('withdrawal/history')) as { id: number }[];
    const ids = Array.from({ length: 60 }, (_, index) => requests[index % requests.length]?.id);
    const { port } = new URL(server.address);
    const sockets = ids.map(() => connect(Number(port), 'localhost'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    // Over open connections all requests are sent before this process reads the first answer. A server that ends reads
    // what has arrived, and a busy machine may delay a new connection for too long.
    const answering = sockets.map(async (socket, at) => {
      const request = httpRequest(`${server.address}/api/v1/admin/withdrawal/request/${ids[at]}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${caller.token}` },
        createConnection: () => socket,
      });
      const [response] = await once(request.end(), 'response');
      return { status: Number(response.statusCode), body: Object(await json(response)) };
    });
    await Promise.race(answering);
    const ended = server.end('SIGTERM');
    const answers = await Promise.all(answering);
    for (const { status, body } of answers) {
      const isRefused = status === 503 && body.outcome === 'nothing-written';
      expect(isRefused || [200, 422].includes(status), JSON.stringify(body)).toBe(true);
    }
    expect(answers.filter(({ status }) => status !== 503).length).toBeGreaterThan(0);
    expect(await ended).toBe(0);
  });

  it('end at once on a second SIGTERM, although a request is in flight', async () => {
    const server = second;
    const { port } = new URL(server.address);
    const socket = connect(Number(port), 'localhost');
    onTestFinished(() => {
      socket.destroy();
    });
    await once(socket, 'connect');
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
    // After the first signal alone, the exit code would be 0.
    expect(await server.end('SIGTERM')).toBe(1);
  });
});

/** Starts a server in this process, which is faster; calls `work` with its address and its greeting. */
async function withServer(
  environment: Record<string, string>,
  work: (address: string, greeting: string) => Promise<void> | void,
): Promise<void> {
  const server = await start({ ...environment, PORT: '0', LOG_LEVEL: 'silent' });
  try {
    await work(server.address, server.greeting);
  } finally {
    await server.close();
  }
}

describe('the first administrator', () => {
  it('comes from the settings, which then have no sample unless they name its size', () => {
    const ada = { ADMIN_EMAIL: 'Ada@Office.example', ADMIN_PASSWORD: 'green kettle by the door' };
    expect(readConfig(ada)).toMatchObject({
      firstAdmin: { email: 'ada@office.example', password: 'green kettle by the door' },
      sampleSize: 0,
    });
    expect(readConfig({ DATABASE_URL: 'postgres://x/y' }).sampleSize).toBe(0);
    expect(readConfig({ ...ada, SAMPLE_SIZE: '12' }).sampleSize).toBe(12);
    expect(readConfig({ SAMPLE_SIZE: '' })).toMatchObject({ sampleSize: 120 });
  });

  it.runIf(hasPostgres)(
    'of a PostgreSQL without a sample gets a password, which is printed once',
    async () => {
      const environment = environmentOf(await newDatabase('tables'));
      await withServer(environment, async (address, greeting) => {
        const [, email, password] = /Sign in: (\S+) \/ (\S+)/.exec(greeting) ?? [];
        expect(email).toBe('admin@localhost.example');
        const caller = await signInByApi(address, { email, password });
        expect(await caller.send('GET', 'get/all/artisan')).toEqual({
          status: 403,
          body: {
            message:
              'The server made the password of this account. Change it before anything else.',
            must_change_password: true,
          },
        });
        const passwords = { current_password: password, new_password: 'green kettle by the door' };
        expect((await caller.send('PUT', 'password', passwords)).status).toBe(200);
        expect(await caller.get('get/all/artisan')).toEqual([]);
      });
      // The second start does not know the password.
      await withServer(environment, (_, greeting) => {
        expect(greeting).not.toContain('Sign in');
      });
    },
  );

  it.runIf(hasPostgres)(
    'is added to any database, and no start resets a password or serves the known one to the network',
    async () => {
      const ada = { email: 'ada@office.example', password: 'green kettle by the door' };
      const knownPasswordRefusal = "The sample's administrator has a password that everybody knows";
      const database = environmentOf(await newDatabase('tables'));
      const networkSettings = { ...database, SAMPLE_SIZE: '12', HOST: '0.0.0.0' };
      await expect(start(networkSettings)).rejects.toThrow(knownPasswordRefusal);

      const adaSettings = { ...database, SAMPLE_SIZE: '12', ADMIN_EMAIL: ada.email };
      await withServer(
        { ...adaSettings, ADMIN_PASSWORD: ada.password },
        async (address, greeting) => {
          const caller = await signInByApi(address, ada);
          expect(await caller.get('get/all/artisan')).toHaveLength(12);
          expect(greeting).not.toContain(ada.password);
        },
      );
      const refused = {
        ...adaSettings,
        ADMIN_EMAIL: 'chi@office.example',
        ADMIN_PASSWORD: 'short',
      };
      await expect(start(refused)).rejects.toThrow(
        'ADMIN_PASSWORD: The password must have at least 15 characters.',
      );
      // The account exists, so the rule for new passwords does not apply.
      await withServer({ ...adaSettings, ADMIN_PASSWORD: 'short' }, async (address) => {
        await expect(signInByApi(address, { ...ada, password: 'short' })).rejects.toThrow();
        const again = await signInByApi(address, ada);
        expect(await again.get('get/all/artisan')).toHaveLength(12);
        expect(await again.get('audit?kind=account')).toEqual([]);
      });

      await expect(start(networkSettings)).rejects.toThrow(knownPasswordRefusal);
      await withServer(
        { ...networkSettings, SAMPLE_ON_NETWORK: 'yes' },
        async (address, greeting) => {
          expect(greeting).toContain('admin@artisan.example / artisan-admin');
          expect((await fetch(`${address}/healthz`)).status).toBe(200);
        },
      );
      const changed = await runCommand('admin', database, 'reset', 'admin@artisan.example');
      expect(changed.stdout).toMatch(/^Password: \S+$/m);

      // Adding an administrator to a database in use is a change, which has an audit entry.
      const bola = { email: 'bola@office.example', password: 'seven lamps on a boat' };
      const bolaSettings = {
        ...networkSettings,
        ADMIN_EMAIL: bola.email,
        ADMIN_PASSWORD: bola.password,
      };
      await withServer(bolaSettings, async (address, greeting) => {
        expect(greeting).not.toContain('artisan-admin');
        const entries = await (await signInByApi(address, bola)).get('audit?kind=account');
        expect(entries).toContainEqual(
          expect.objectContaining({ sentence: `Added the account ${bola.email}.`, by: null }),
        );
        expect(entries).toHaveLength(2);
      });
    },
  );
});

/** Returns the message of a start that fails. A process prints it on stderr before it exits with code 1. */
const refusalOf = (environment: Record<string, string>): Promise<string> =>
  start({ PORT: '0', LOG_LEVEL: 'silent', ...environment }).then(
    () => 'The server has started',
    (error: unknown) => (error instanceof StartError ? error.message : String(error)),
  );

it('the sentence about a failed start contains no value of a query', () => {
  const error = new DrizzleQueryError('insert', ['the hash of a password'], new Error('disk full'));
  expect(sentenceOf(error, 'The server cannot start')).toBe('The server cannot start: disk full');
});

describe('a server that cannot start prints one sentence about', () => {
  it.each<[Record<string, string>, string]>([
    [
      { API_UPSTREAM: 'https://user:secret@api.example.ng' },
      'API_UPSTREAM must not hold a user name or password',
    ],
    [{ API_UPSTREAM: 'somewhere' }, 'API_UPSTREAM must be an address'],
    [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY must be addresses'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY must be addresses'],
    [{ PORT: 'abc' }, 'PORT must be a whole number'],
    [{ PORT: '70000' }, 'PORT must be a whole number'],
    [{ SAMPLE_SIZE: '-5' }, 'SAMPLE_SIZE must be a whole number'],
    [
      { SAMPLE_SIZE: '5001' },
      'SAMPLE_SIZE must be a whole number from 0 to 5000 ("npm run enlarge-sample" makes a larger one for measuring), not "5001".',
    ],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be an address'],
    [{ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/name' }, 'nothing listens there'],
    // An earlier version had this setting, for reads from a standby.
    [{ DATABASE_READ_URL: 'postgres://x/y' }, 'DATABASE_READ_URL is gone: remove it'],
    [{ ADMIN_EMAIL: 'ada' }, 'ADMIN_EMAIL must be an e-mail address'],
    [{ ADMIN_PASSWORD: 'long enough' }, 'ADMIN_PASSWORD is set without'],
  ])('the settings %j', async (environment, words) => {
    const sentence = await refusalOf(environment);
    expect(sentence).toMatch(oneSentence);
    expect(sentence).toContain(words);
    expect(sentence).not.toContain('secret');
  });

  it('a port that is taken', async () => {
    const other = createServer();
    onTestFinished(() => void other.close());
    const port = await listenLocally(other);
    const sentence = await refusalOf({
      API_UPSTREAM: 'http://127.0.0.1:1',
      HOST: '127.0.0.1',
      PORT: String(port),
    });
    expect(sentence).toMatch(oneSentence);
    expect(sentence).toContain(`Port ${port} is taken`);
  });

  it('a data folder that is a file or is not accessible', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const inaccessible = path.join(folder, 'closed');
    await mkdir(inaccessible);
    await chmod(inaccessible, 0o000);
    const unusable = [
      path.join(file, 'inside'),
      file,
      ...(process.getuid?.() === 0 ? [] : [inaccessible]),
    ];
    for (const DATA_DIR of unusable) {
      const sentence = await refusalOf({ DATA_DIR });
      expect(sentence).toMatch(oneSentence);
      expect(sentence).toContain('cannot be used');
    }
  });

  it.each([
    ['few file descriptors', 'ulimit -n 64;', '', 'may open 64 files, but needs 512'],
    ['little memory', '', '--max-old-space-size=128', 'MB, but needs 256'],
  ])('a process with too %s', async (_, limitCommand, option, words) => {
    const shellCommand = `${limitCommand} exec ${process.execPath} ${option} dist/node/server/main.js`;
    const env = childEnvironment({ DATA_DIR: await temporaryFolder(), PORT: '0' });
    const stderr = await new Promise<string>((resolve) => {
      execFile('sh', ['-c', shellCommand], { env, timeout: 30_000 }, (_error, _stdout, text) =>
        resolve(text),
      );
    });
    expect(stderr.trimEnd()).toMatch(oneSentence);
    expect(stderr).toContain(words);
  });

  it('a pooler without the address of PostgreSQL itself', async ({ skip }) => {
    const poolerUrl = inject('poolerUrl');
    if (poolerUrl === null) skip('there is no PgBouncer on this machine');
    const sentence = await refusalOf({ DATABASE_URL: String(poolerUrl) });
    expect(sentence).toMatch(oneSentence);
    expect(sentence).toContain('set DATABASE_DIRECT_URL');
  });

  it('a PostgreSQL that does not know the database', async ({ skip }) => {
    const base = inject('postgresUrl');
    if (base === null) skip('there is no PostgreSQL on this machine');
    const url = new URL(String(base));
    url.pathname = '/nothing_here';
    const sentence = await refusalOf({ DATABASE_URL: url.href });
    expect(sentence).toMatch(oneSentence);
    expect(sentence).toContain('the database does not exist');
  });
});
