import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../openapi/generated/operations.ts';
import { runAdminCommand } from '../../server/admin/commands.ts';
import { sessions } from '../../server/db/schema/account-data.ts';
import { hold } from '../support/hold.ts';
import { fasterEngine } from '../support/test-database.ts';
import { bearer, openTestServer, type TestServer } from '../support/test-server.ts';

const email = 'hauwa@office.example';
const firstPassword = 'green kettle by the door';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('the API for one’s own account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(fasterEngine, {
      limits: { login: 1000, account: 5, other: 1000 },
    });
  });
  afterAll(() => server.close());

  const runAdmin = (args: string[], password?: string) =>
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
  const changePassword = (token: string, current: string, next: string) =>
    send(token, 'PUT', 'password', { current_password: current, new_password: next });
  /** Lets the next write wait. The writes after it do not wait. */
  function holdNextWrite() {
    const { app } = server;
    const { write } = app;
    const held = hold();
    app.write = async (work) => {
      app.write = write;
      await held.wait();
      return write(work);
    };
    return held;
  }
  const sessionsOf = async (token: string) => (await send(token, 'GET', 'session')).body.data.data;

  it('changes the password, ends the other sessions, and is in the audit', async () => {
    await runAdmin(['add', email], firstPassword);
    const { token, answer } = await signIn(firstPassword);
    expect(answer.json().data).not.toHaveProperty('must_change_password');
    const other = await signIn(firstPassword);
    expect(await changePassword(token, firstPassword, 'seven lamps on a boat')).toEqual({
      status: 200,
      body: { data: { message: 'The password is changed. 1 other session has ended.' } },
    });
    expect((await send(other.token, 'GET', 'session')).status).toBe(401);
    expect(await sessionsOf(token)).toHaveLength(1);
    expect((await signIn(firstPassword)).status).toBe(401);
    expect((await signIn('seven lamps on a boat')).status).toBe(200);
    const { body } = await send(token, 'GET', `audit?kind=account&account=${email}`);
    expect(body.data.data).toMatchObject([
      {
        action: 'change-password',
        sentence: `Changed their own password: ${email}. 1 other session has ended.`,
      },
    ]);
  });

  it('refuses a change if another one was written since its current password was checked', async () => {
    await runAdmin(['reset', email], firstPassword);
    const { token } = await signIn(firstPassword);
    // The first change waits after its current password was checked, and before it writes.
    const held = holdNextWrite();
    const pending = changePassword(token, firstPassword, 'seven lamps on a boat');
    await held.whenReached;
    expect((await changePassword(token, firstPassword, 'eight lamps on a boat')).status).toBe(200);
    held.release();
    expect(await pending).toEqual({
      status: 409,
      body: {
        message: 'The password was changed meanwhile. Nothing was written.',
        outcome: 'nothing-written',
      },
    });
  });

  it('refuses a sign-in whose password was replaced after it was checked', async () => {
    await runAdmin(['reset', email], firstPassword);
    const held = holdNextWrite();
    const pending = signIn(firstPassword);
    await held.whenReached;
    await runAdmin(['reset', email], 'seven lamps on a boat');
    held.release();
    expect((await pending).answer.json()).toEqual({ message: 'Unathorized access' });
    const { token } = await signIn('seven lamps on a boat');
    expect(await sessionsOf(token)).toHaveLength(1);
  });

  it('refuses the same, a common and a short password, and a wrong current one', async () => {
    await runAdmin(['reset', email], firstPassword);
    const { token } = await signIn(firstPassword);
    for (const [current, wanted, status, why] of [
      [
        firstPassword,
        firstPassword,
        422,
        'The new password is the current one. Nothing was changed.',
      ],
      [firstPassword, 'passwordpassword', 422, 'The password is too common'],
      [
        firstPassword,
        email.toUpperCase(),
        422,
        'The password is the e-mail address of the account.',
      ],
      [firstPassword, 'fourteen chars', 400, 'new_password must NOT have fewer than 15 characters'],
      [
        'wrong',
        'seven lamps on a boat',
        422,
        'The current password is wrong. Nothing was changed.',
      ],
    ] as const) {
      const answer = await changePassword(token, current, wanted);
      expect(answer).toMatchObject({ status, body: { outcome: 'nothing-written' } });
      expect(answer.body.message).toContain(why);
    }
    expect((await signIn(firstPassword)).status).toBe(200);
  });

  it('refuses changes for a minute after five wrong passwords, and does not limit sign-ins by them', async () => {
    await runAdmin(['reset', email], firstPassword);
    const { token } = await signIn(firstPassword);
    for (let time = 0; time < 5; time += 1) {
      expect((await changePassword(token, 'wrong', 'seven lamps on a boat')).status).toBe(422);
    }
    expect(await changePassword(token, firstPassword, 'seven lamps on a boat')).toMatchObject({
      status: 429,
      body: { message: 'Too many passwords were wrong. Try again in a minute.' },
    });
    expect((await signIn(firstPassword)).status).toBe(200);
    await runAdmin(['unlock', email]);
    expect((await changePassword(token, firstPassword, 'seven lamps on a boat')).status).toBe(200);
  });

  it('allows only the change and the sign-out while the account has a password that the server made', async () => {
    const printed = await runAdmin(['reset', email]);
    const madePassword = /^Password: (\S+)$/m.exec(printed)?.[1] ?? '';
    const { token, answer } = await signIn(madePassword);
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
    const second = await signIn(madePassword);
    const signOut = await server.call('logout', { method: 'POST', headers: bearer(second.token) });
    expect(signOut.statusCode).toBe(200);
    expect((await changePassword(token, madePassword, 'seven lamps on a boat')).status).toBe(200);
    expect((await send(token, 'GET', 'dashboard/data')).status).toBe(200);
    const after = await signIn('seven lamps on a boat');
    expect(after.answer.json().data).not.toHaveProperty('must_change_password');
  });

  it('lists the sessions with browser, address, start and last use, and ends one or all others', async () => {
    await runAdmin(['reset', email], firstPassword);
    const { token } = await signIn(firstPassword);
    const others = [
      await signIn(firstPassword, 'curl/8'),
      await signIn(firstPassword),
      await signIn(firstPassword),
    ];
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
    // This is the session of another administrator.
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
    await runAdmin(['reset', email], firstPassword);
    const { token } = await signIn(firstPassword);
    const { db } = server.database;
    const [{ id }] = await sessionsOf(token);
    const readLastUse = async () =>
      (await db.select().from(sessions).where(eq(sessions.id, id)))[0]?.lastUsedAt?.getTime() ?? 0;
    const setLastUse = (time: number) =>
      db
        .update(sessions)
        .set({ lastUsedAt: new Date(time) })
        .where(eq(sessions.id, id));
    const recent = Date.now() - 30_000;
    await setLastUse(recent);
    await sessionsOf(token);
    expect(await readLastUse()).toBe(recent);
    await setLastUse(recent - 60_000);
    await sessionsOf(token);
    await expect.poll(readLastUse).toBeGreaterThan(recent);
  });
});
