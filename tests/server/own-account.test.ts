import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../openapi/generated/operations.ts';
import { runAdminCommand } from '../../server/admin/commands.ts';
import { sessions } from '../../server/db/schema/account-data.ts';
import { fasterEngine } from '../support/test-database.ts';
import { bearer, openTestServer, type TestServer } from '../support/test-server.ts';

const email = 'hauwa@office.example';
const first = 'green kettle by the door';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('the own account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(fasterEngine, {
      limits: { login: 1000, account: 5, other: 1000 },
    });
  });
  afterAll(() => server.close());

  const admin = (args: string[], password?: string) =>
    runAdminCommand(server.database.db, args, password);
  async function signIn(password: string, userAgent = firefox) {
    const answer = await server.call('login', {
      method: 'POST',
      headers: { 'user-agent': userAgent },
      payload: { email, password, device_token: 'test' },
    });
    return { status: answer.statusCode, token: String(answer.json().data?.access_token), answer };
  }
  async function send(
    token: string,
    method: 'GET' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) {
    const answer = await server.call(path, {
      method,
      headers: bearer(token),
      ...(body !== undefined && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json() };
  }
  const change = (token: string, current: string, wanted: string) =>
    send(token, 'PUT', 'password', { current_password: current, new_password: wanted });
  const sessionsOf = async (token: string) => (await send(token, 'GET', 'session')).body.data.data;

  it('changes the password, ends the other sessions, and is in the audit', async () => {
    await admin(['add', email], first);
    const { token, answer } = await signIn(first);
    expect(answer.json().data).not.toHaveProperty('must_change_password');
    const other = await signIn(first);
    expect(await change(token, first, 'seven lamps on a boat')).toEqual({
      status: 200,
      body: { data: { message: 'The password is changed. 1 other session has ended.' } },
    });
    expect((await send(other.token, 'GET', 'session')).status).toBe(401);
    expect(await sessionsOf(token)).toHaveLength(1);
    expect((await signIn(first)).status).toBe(401);
    expect((await signIn('seven lamps on a boat')).status).toBe(200);
    const { body } = await send(token, 'GET', `audit?kind=account&account=${email}`);
    expect(body.data.data).toMatchObject([
      {
        action: 'change-password',
        sentence: `Changed their own password: ${email}. 1 other session has ended.`,
      },
    ]);
  });

  it('refuses the second of two simultaneous changes', async () => {
    await admin(['reset', email], first);
    const { token } = await signIn(first);
    const answers = await Promise.all([
      change(token, first, 'seven lamps on a boat'),
      change(token, first, 'eight lamps on a boat'),
    ]);
    const [changed, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(changed?.status).toBe(200);
    expect(refused).toEqual({
      status: 409,
      body: {
        message: 'The password was changed meanwhile. Nothing was written.',
        outcome: 'nothing-written',
      },
    });
  });

  it('refuses the same, a common and a short password, and a wrong current one', async () => {
    await admin(['reset', email], first);
    const { token } = await signIn(first);
    for (const [current, wanted, status, why] of [
      [first, first, 422, 'The new password is the current one. Nothing was changed.'],
      [first, 'passwordpassword', 422, 'The password is too common'],
      [first, email.toUpperCase(), 422, 'The password is the e-mail address of the account.'],
      [first, 'fourteen chars', 400, 'new_password must NOT have fewer than 15 characters'],
      [
        'wrong',
        'seven lamps on a boat',
        422,
        'The current password is wrong. Nothing was changed.',
      ],
    ] as const) {
      const answer = await change(token, current, wanted);
      expect(answer).toMatchObject({ status, body: { outcome: 'nothing-written' } });
      expect(answer.body.message).toContain(why);
    }
    expect((await signIn(first)).status).toBe(200);
  });

  it('refuses changes for a minute after five wrong passwords, and does not limit sign-ins by them', async () => {
    await admin(['reset', email], first);
    const { token } = await signIn(first);
    for (let time = 0; time < 5; time += 1) {
      expect((await change(token, 'wrong', 'seven lamps on a boat')).status).toBe(422);
    }
    expect(await change(token, first, 'seven lamps on a boat')).toMatchObject({
      status: 429,
      body: { message: 'Too many passwords were wrong. Try again in a minute.' },
    });
    expect((await signIn(first)).status).toBe(200);
    await admin(['unlock', email]);
    expect((await change(token, first, 'seven lamps on a boat')).status).toBe(200);
  });

  it('allows only the change and the sign-out while the account has a password that the server made', async () => {
    const printed = await admin(['reset', email]);
    const made = /^Password: (\S+)$/m.exec(printed)?.[1] ?? '';
    const { token, answer } = await signIn(made);
    expect(answer.json().data.must_change_password).toBe(true);
    for (const { method, path } of Object.values(operations)) {
      if (path === operations.login.path) continue;
      const refused = await server.app.inject({
        method,
        url: `/api/v1${path.replace('{id}', '1')}`,
        headers: bearer(token),
      });
      expect(refused.statusCode, path).toBe(403);
      expect(refused.json()).toMatchObject({
        message: 'The server made the password of this account. Change it before anything else.',
        must_change_password: true,
      });
    }
    const second = await signIn(made);
    const out = await server.call('logout', { method: 'POST', headers: bearer(second.token) });
    expect(out.statusCode).toBe(200);
    expect((await change(token, made, 'seven lamps on a boat')).status).toBe(200);
    expect((await send(token, 'GET', 'dashboard/data')).status).toBe(200);
    const after = await signIn('seven lamps on a boat');
    expect(after.answer.json().data).not.toHaveProperty('must_change_password');
  });

  it('lists the sessions with browser, address, start and last use, and ends one or all others', async () => {
    await admin(['reset', email], first);
    const { token } = await signIn(first);
    const others = [await signIn(first, 'curl/8'), await signIn(first), await signIn(first)];
    const listed = await sessionsOf(token);
    expect(listed).toHaveLength(4);
    expect(listed[0]).toMatchObject({
      is_current: true,
      user_agent: firefox,
      address: '127.0.0.1',
    });
    expect(listed[0].started_at).toBe(listed[0].last_used_at);
    const curl = listed.find(({ user_agent }: { user_agent: string }) => user_agent === 'curl/8');

    expect((await send(token, 'DELETE', `session/${curl.id}`)).status).toBe(200);
    expect((await send(others[0]?.token ?? '', 'GET', 'session')).status).toBe(401);
    expect((await send(token, 'DELETE', `session/${curl.id}`)).status).toBe(404);
    expect((await send(token, 'DELETE', `session/${listed[0].id}`)).status).toBe(409);
    // The session of another administrator.
    const [foreign] = (await server.call('session')).json().data.data;
    expect((await send(token, 'DELETE', `session/${foreign.id}`)).status).toBe(404);

    expect((await send(token, 'DELETE', 'other-sessions')).body.data.message).toBe(
      '2 other sessions have ended.',
    );
    expect((await send(token, 'DELETE', 'other-sessions')).body.data.message).toBe(
      'There was no other session. Nothing was changed.',
    );
    expect(await sessionsOf(token)).toHaveLength(1);
    const { body } = await send(token, 'GET', `audit?kind=session&account=${email}`);
    expect(body.data.data.slice(0, 2)).toMatchObject([
      {
        action: 'end-others',
        sentence: `Ended all other sessions: ${email}. 2 other sessions have ended.`,
      },
      { action: 'end', sentence: `Ended another session: ${email}.` },
    ]);
  });

  it('writes the last use at most once a minute', async () => {
    await admin(['reset', email], first);
    const { token } = await signIn(first);
    const { db } = server.database;
    const [{ id }] = await sessionsOf(token);
    const usedAt = async () =>
      (await db.select().from(sessions).where(eq(sessions.id, id)))[0]?.lastUsedAt?.getTime() ?? 0;
    const setUse = (time: number) =>
      db
        .update(sessions)
        .set({ lastUsedAt: new Date(time) })
        .where(eq(sessions.id, id));
    const recent = Date.now() - 30_000;
    await setUse(recent);
    await sessionsOf(token);
    expect(await usedAt()).toBe(recent);
    await setUse(recent - 60_000);
    await sessionsOf(token);
    await expect.poll(usedAt).toBeGreaterThan(recent);
  });
});
