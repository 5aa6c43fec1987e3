import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runAdminCommand } from '../../server/admin/commands.ts';
import { type AppOptions, buildApp } from '../../server/app.ts';
import { sessions } from '../../server/db/schema/account-data.ts';
import { auditEntries, signInAttempts } from '../../server/db/schema/office.ts';
import { networkOf } from '../../server/http/limits/network-of.ts';
import { findAccount } from '../../server/repositories/accounts.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import {
  type Engine,
  engines,
  fasterEngine,
  openTestDatabase,
  type TestDatabase,
} from '../support/test-database.ts';

const owner = { email: 'admin@artisan.example', password: 'artisan-admin' };

let database: TestDatabase;
let app: FastifyInstance;
const buildServer = (options: Partial<AppOptions> = {}) =>
  buildApp({ api: { db: database.db }, log: false, ...options });
/** Opens the database and the server of a group of tests. */
function useServer(engine: Engine) {
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    app = await buildServer();
  });
  afterEach(() => database.db.delete(signInAttempts));
  afterAll(async () => {
    await app.close();
    await database.close();
  });
}

const attempt = async (
  server: FastifyInstance,
  {
    url = '/api/v1/admin/login',
    remoteAddress = '10.0.0.1',
    cookie = '',
    headers: extraHeaders = {},
    ...credentials
  }: {
    url?: string;
    remoteAddress?: string;
    /** The device cookie of an earlier sign-in. */
    cookie?: string;
    headers?: Record<string, string>;
    email: string;
    password: string;
  } = { ...owner, password: 'wrong' },
) => {
  const { statusCode, headers, body } = await server.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { cookie, ...extraHeaders },
    payload: credentials,
  });
  return {
    status: statusCode,
    waitSeconds: Number(headers['retry-after']),
    message: JSON.parse(body).message,
    setCookie: String(headers['set-cookie'] ?? ''),
  };
};
/** Signs in with the right password, and returns the device cookie as a browser sends it. */
const signInForCookie = async (credentials = owner) => {
  const { setCookie } = await attempt(app, credentials);
  return setCookie.split(';', 1).join();
};
/** Makes a call a number of times, one after the other; returns the statuses. */
const repeat = async (times: number, call: (time: number) => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await call(time)).status);
  return statuses;
};
const failToSignIn = (times: number) => repeat(times, () => attempt(app));
/** Reads the text of About in a session. */
const readAbout = async (server: FastifyInstance, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return { status: (await server.inject({ url: '/api/v1/admin/get/about', headers })).statusCode };
};
/** Moves locks and failures into the past; with negative seconds into the future. */
const letTimePass = (seconds: number) =>
  database.db.execute(
    sql`update sign_in_attempts set locked_until = locked_until - make_interval(secs => ${seconds}),
      last_at = last_at - make_interval(secs => ${seconds})`,
  );

// The limit locks rows, and the engines do so in different ways.
describe.each(engines)('a limit on failed sign-ins on %s', (engine) => {
  useServer(engine);

  it('applies to simultaneous attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => attempt(app)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
  });
});

describe('failed sign-ins', () => {
  useServer(fasterEngine);

  it('lock the account longer after each failure, also for the right password and on another server', async () => {
    const other = await buildServer();
    onTestFinished(() => other.close());
    await failToSignIn(4);
    expect(await attempt(other)).toMatchObject({ status: 401 });
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const refused = await attempt(other, { ...owner, remoteAddress: '10.9.9.9' });
      expect(refused.status).toBe(429);
      expect(refused.waitSeconds).toBeGreaterThan(minutes * 60 - 10);
      expect(refused.waitSeconds).toBeLessThanOrEqual(minutes * 60);
      expect(refused.message).toMatch(
        /^Too many sign-ins have failed\. Try again in .*minutes?\.$/,
      );
      await letTimePass(minutes * 60);
      expect((await attempt(app)).status).toBe(401);
    }
    await letTimePass(900);
    expect((await attempt(app, owner)).status).toBe(200);
    // The count of the account starts again.
    await failToSignIn(4);
    expect((await attempt(app, owner)).status).toBe(200);
  });

  it('do not lock longer when the clock is set back', async () => {
    await failToSignIn(5);
    // The clock now is three hours behind the one that counted the failures.
    await letTimePass(-3 * 3600);
    const refused = await attempt(app, owner);
    expect(refused.status).toBe(429);
    expect(refused.waitSeconds).toBeGreaterThan(50);
    expect(refused.waitSeconds).toBeLessThanOrEqual(60);
    await letTimePass(60);
    expect((await attempt(app, owner)).status).toBe(200);
  });

  it('of strangers do not lock out a device that has signed in before, and its failures do not lock them out', async () => {
    const cookie = await signInForCookie();
    const knownDevice = { ...owner, cookie };
    await failToSignIn(25);
    expect((await attempt(app, owner)).status).toBe(429);
    // The device has the address of the strangers, which is locked too, as in an office behind one address.
    expect((await attempt(app, knownDevice)).status).toBe(200);
    expect((await attempt(app, owner)).status).toBe(429);

    await database.db.delete(signInAttempts);
    const failures = await repeat(5, () => attempt(app, { ...knownDevice, password: 'wrong' }));
    expect(failures).toEqual(Array(5).fill(401));
    const locked = await attempt(app, knownDevice);
    expect(locked.status).toBe(429);
    expect(locked.waitSeconds).toBeLessThanOrEqual(60);
    expect((await attempt(app, { ...owner, remoteAddress: '10.0.0.2' })).status).toBe(200);
    expect((await attempt(app, knownDevice)).status).toBe(429);
    await letTimePass(60);
    expect((await attempt(app, knownDevice)).status).toBe(200);
  });

  it('of strangers who keep the server busy do not delay a known device', async () => {
    const knownDevice = { ...owner, cookie: await signInForCookie() };
    let answered = 0;
    const strangers = Array.from({ length: 40 }, async (_, index) => {
      const { status } = await attempt(app, {
        email: `stranger${index}@b.ng`,
        password: 'x',
        remoteAddress: `10.1.0.${index}`,
      });
      expect(status).toBe(401);
      answered += 1;
    });
    // All others wait for their turn now, and without its cookie the device would be the last.
    await Promise.race(strangers);
    expect((await attempt(app, knownDevice)).status).toBe(200);
    expect(answered).toBeLessThan(20);
    await Promise.all(strangers);
  });

  it('are not those whose password could not be checked, from a new or a known device', async () => {
    const { db } = database;
    const knownDevice = { ...owner, cookie: await signInForCookie() };
    await db.execute(sql`alter table accounts rename to accounts_away`);
    try {
      const statuses = await repeat(12, (time) => attempt(app, time % 2 ? owner : knownDevice));
      expect(statuses).toEqual(Array(12).fill(500));
    } finally {
      await db.execute(sql`alter table accounts_away rename to accounts`);
    }
    expect((await attempt(app, owner)).status).toBe(200);
    expect((await attempt(app, knownDevice)).status).toBe(200);
  });

  it('leave neither the typed text nor expired rows in the database', async () => {
    await attempt(app, { email: 'my-password', password: 'x' });
    const rows = await database.db.select().from(signInAttempts);
    expect(JSON.stringify(rows)).not.toMatch(/my-password|10\.0\.0\.1/);
    await letTimePass(25 * 3600);
    await attempt(app, { email: 'somebody@else.ng', password: 'x', remoteAddress: '10.0.0.3' });
    expect(await database.db.$count(signInAttempts)).toBe(2);
  });
});

describe('signing in', () => {
  useServer(fasterEngine);

  it('does not reveal whether an account has the e-mail address', async () => {
    const statuses = (email: string) => repeat(7, () => attempt(app, { email, password: 'wrong' }));
    const ofAccount = await statuses(owner.email);
    expect(ofAccount).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(await statuses('nobody@artisan.example')).toEqual(ofAccount);
  });

  it.each([
    '/api/v1/admin/login?x=1',
    '/api/v1/admin/%6cogin',
    '/api/v1/%61dmin/login',
    '/api/v1/admin/login#x',
  ])('is limited also with %s and another spelling of the e-mail', async (url) => {
    const spellings = ['Admin@Artisan.example', ' admin@artisan.example', 'ADMIN@ARTISAN.EXAMPLE '];
    await repeat(5, (time) =>
      attempt(app, { email: spellings[time % 3] ?? '', password: 'wrong', url }),
    );
    expect((await attempt(app, owner)).status).toBe(429);
  });

  it('limits an address that tries many accounts, and no other address', async () => {
    // These accounts exist because the check is slower for an address without an account.
    await database.db.execute(sql`
      insert into accounts (email, password_hash, role)
      select 'a' || n || '@b.ng', (select password_hash from accounts where email = ${owner.email}), 'admin'
      from generate_series(0, 24) n`);
    const statuses = await repeat(25, (time) =>
      attempt(app, { email: `a${time}@b.ng`, password: 'x' }),
    );
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)]);
    expect((await attempt(app, { ...owner, remoteAddress: '10.0.0.2' })).status).toBe(200);
  });

  it('does not count successful sign-ins of the same address', async () => {
    expect(await repeat(25, () => attempt(app, owner))).toEqual(Array(25).fill(200));
  });

  it('uses the address from a trusted proxy, and from no other caller', async () => {
    const behindProxy = await buildServer({ trustProxy: ['10.0.0.0/24'], limits: { login: 2 } });
    const other = await buildServer({ limits: { login: 2 } });
    onTestFinished(async () => {
      await Promise.all([behindProxy.close(), other.close()]);
    });
    const attemptThree = (server: FastifyInstance) =>
      repeat(3, (time) =>
        attempt(server, {
          email: `${time}@b.ng`,
          password: 'x',
          remoteAddress: '10.0.0.7',
          headers: { 'x-forwarded-for': `1.1.1.${time}` },
        }),
      );
    const statuses = [...(await attemptThree(behindProxy)), ...(await attemptThree(other))];
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('gives each browser its own device cookie, which it sends only with this call', async () => {
    const behindTls = await buildServer({ trustProxy: ['10.0.0.1'] });
    onTestFinished(() => behindTls.close());
    const { setCookie } = await attempt(app, owner);
    expect(setCookie).toMatch(
      /^device-[\w-]{43}=[\w-]{22}\.[\w-]{22}; Path=\/api\/v1\/admin\/login; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    );
    expect((await attempt(app, owner)).setCookie).not.toBe(setCookie);
    expect((await attempt(app)).setCookie).toBe('');
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.2.0.1' };
    expect((await attempt(behindTls, { ...owner, headers })).setCookie).toMatch(
      /; SameSite=Strict; Secure$/,
    );
  });

  it('treats a caller with a forged cookie, or that of another account, as a stranger', async () => {
    await runAdminCommand(database.db, ['add', 'bisi@office.example'], 'a long password');
    const bisi = await signInForCookie({
      email: 'bisi@office.example',
      password: 'a long password',
    });
    const own = await signInForCookie();
    const [name = '', value = ''] = own.split('=');
    await failToSignIn(5);
    for (const cookie of [
      bisi,
      `${name}=${bisi.split('=')[1]}`,
      `${name}=${'x'.repeat(22)}.${value.split('.')[1]}`,
      `${name}=${value.split('.')[0]}.${'x'.repeat(22)}`,
      `x${own}`,
      `${own}x`,
      `x=${own}`,
      ';='.repeat(3000),
    ]) {
      expect((await attempt(app, { ...owner, cookie })).status, cookie).toBe(429);
    }
    // A browser that two people use sends both cookies.
    const cookie = `theme=dark; ${bisi};${own}`;
    expect((await attempt(app, { ...owner, cookie })).status).toBe(200);
  });

  it('counts the calls of a known device apart from those of its address', async () => {
    const limited = await buildServer({ limits: { anonymous: 5 } });
    onTestFinished(() => limited.close());
    const knownDevice = { ...owner, cookie: await signInForCookie() };
    const ofAddress = await repeat(6, (time) =>
      attempt(limited, { email: `${time}@b.ng`, password: 'x' }),
    );
    expect(ofAddress).toEqual([401, 401, 401, 401, 401, 429]);
    const ofDevice = await repeat(6, () => attempt(limited, knownDevice));
    expect(ofDevice).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it.each(['unlock', 'reset'])('%s unlocks the account and its devices', async (command) => {
    const email = `${command}@office.example`;
    await runAdminCommand(database.db, ['add', email], 'a long password');
    const credentials = { email, password: 'a long password' };
    const cookies = [await signInForCookie(credentials), ''];
    const statuses = () =>
      Promise.all(
        cookies.map(async (cookie) => (await attempt(app, { ...credentials, cookie })).status),
      );
    for (const cookie of cookies) {
      await repeat(6, () => attempt(app, { email, password: 'x', cookie }));
    }
    expect(await statuses()).toEqual([429, 429]);
    const printed = await runAdminCommand(database.db, [command, email], 'a long password');
    if (command === 'unlock') expect(printed).toContain('may sign in');
    expect(await statuses()).toEqual([200, 200]);
  });

  it('does not lock out a session behind the same proxy', async () => {
    const limited = await buildServer({ limits: { anonymous: 5 } });
    onTestFinished(() => limited.close());
    const token = await startSession(database.db, 1);
    const [secret] = token.split('.');
    const statuses = await repeat(8, () => readAbout(limited, `${secret}.${'x'.repeat(22)}`));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await readAbout(limited, token)).status).toBe(200);
  });

  it('counts at once after a restored database has another key for signatures', async () => {
    expect((await readAbout(app, await startSession(database.db, 1))).status).toBe(200);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
    onTestFinished(() => clock.mockRestore());
    const otherKey = JSON.stringify('5f'.repeat(32));
    await database.db.execute(
      sql`update settings set value = ${otherKey}::jsonb where key = 'token-key'`,
    );
    expect((await readAbout(app, await startSession(database.db, 1))).status).toBe(200);
  });

  it('limits a session for at most a minute, also when the clock is set back', async () => {
    const limited = await buildServer({ limits: { other: 2 } });
    onTestFinished(() => limited.close());
    const token = await startSession(database.db, 1);
    expect(await repeat(3, () => readAbout(limited, token))).toEqual([200, 200, 429]);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 3_600_000);
    const monotonicClock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
    onTestFinished(() => {
      clock.mockRestore();
      monotonicClock.mockRestore();
    });
    expect(await readAbout(limited, token)).toEqual({ status: 200 });
  });

  describe('npm run admin', () => {
    const run = (...args: string[]) => runAdminCommand(database.db, args, undefined);

    it('adds an administrator who can sign in, and lists all', async () => {
      const printed = await run('add', 'Ada@office.example');
      const [, password = ''] = /Password: (\S+)/.exec(printed) ?? [];
      expect((await attempt(app, { email: 'ada@office.example', password })).status).toBe(200);
      expect(printed).toMatch(/must be changed after the next sign-in\.$/);
      const listed = (await run('list')).split('\n').map((line) => line.split(' ')[0]);
      expect(listed).toEqual(
        expect.arrayContaining(['admin@artisan.example', 'ada@office.example']),
      );
      await expect(run('add', 'ada@office.example')).rejects.toThrow('There is an account');
    });

    it('resets a password, ends the sessions, and writes an audit entry', async () => {
      await run('add', 'uche@office.example');
      const id = (await findAccount(database.db, 'uche@office.example'))?.id ?? 0;
      await startSession(database.db, id);
      const printed = await runAdminCommand(
        database.db,
        ['reset', 'uche@office.example'],
        'a newer password',
      );
      expect(printed).not.toContain('a newer password');
      expect(await database.db.$count(sessions, sql`account_id = ${id}`)).toBe(0);
      const credentials = { email: 'uche@office.example', password: 'a newer password' };
      expect((await attempt(app, credentials)).status).toBe(200);
      const entries = await database.db
        .select()
        .from(auditEntries)
        .where(sql`subject in ('account', 'session') and subject_id = ${String(id)}`)
        .orderBy(auditEntries.id);
      expect(entries.map(({ action }) => action)).toEqual(['add', 'reset', 'sign-in']);
    });

    it.each([
      ['short', 'The password must have at least 15 characters.'],
      ['password12345678', 'The password is too common'],
    ])('refuses the password %s for a new and for an old account', async (password, why) => {
      for (const args of [
        ['add', 'new@office.example'],
        ['reset', 'admin@artisan.example'],
      ]) {
        await expect(runAdminCommand(database.db, args, password)).rejects.toThrow(why);
      }
    });

    it.each([
      [['reset', 'nobody@office.example'], 'No administrator has the e-mail address'],
      [['reset'], 'reset needs an e-mail address'],
      [['remove', 'ada@office.example'], 'Use: npm run admin'],
      [['constructor', 'ada@office.example'], 'Use: npm run admin'],
      [[], 'Use: npm run admin'],
    ])('%j has an error with its reason', async (args, words) => {
      await expect(run(...args)).rejects.toThrow(words);
    });
  });
});

it.each([
  ['10.0.0.7', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
