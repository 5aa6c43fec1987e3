import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { outgoingMails } from '../../server/db/schema/office.ts';
import { artisans } from '../../server/db/schema/people.ts';
import type { Outbox, OutgoingMail } from '../../server/mail/outbox.ts';
import { faultsOf } from '../support/answers.ts';
import { nowText } from '../support/clock.ts';
import { deviationsIn } from '../support/deviations.ts';
import { engines, fasterEngine, type TestDatabase } from '../support/test-database.ts';
import { bearer, openTestServer, type TestServer } from '../support/test-server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The two kinds of requests, with the SQL to make and to read a request. */
const kinds = [
  {
    kind: 'withdrawal',
    approve: 'withdrawal/request',
    reject: 'withdrawal/reject',
    list: 'withdrawal/history',
    idField: 'id',
    make: (artisan: number) => `
      insert into withdrawal_requests (artisan_id, amount_kobo, status, requested_at)
      values (${artisan}, 500, 'pending', ${nowText()}) returning id`,
    row: (id: number) => `
      select status, reason, decided_by, decided_at is not null as is_decided
      from withdrawal_requests where id = ${id}`,
    approved: 'approved',
  },
  {
    kind: 'part-payment',
    approve: 'approve/pending/part-payment',
    reject: 'reject/pending/part-payment',
    list: 'get/all/pending/part-payment/list',
    idField: 'job_id',
    make: (artisan: number) => `
      with job as (
        insert into jobs (artisan_id, amount_kobo, created_at)
        values (${artisan}, 900, ${nowText()}) returning id
      )
      insert into part_payments (job_id, amount_kobo, status, requested_at)
      select id, 500, 'pending', ${nowText()} from job returning job_id as id`,
    row: (id: number) => `
      select status, reason, decided_by, decided_at is not null as is_decided
      from part_payments where job_id = ${id}`,
    approved: 'paid',
  },
] as const;

describe.each(engines)('rejections on %s', (engine) => {
  let server: TestServer;
  let database: TestDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    server = await openTestServer(engine);
    ({ database, app } = server);
  });
  afterEach(async () => {
    app.mail = null;
    expect(await deviationsIn(database.db)).toEqual([]);
  });
  afterAll(() => server.close());

  const run = (statement: string) =>
    database.db.execute<Record<string, unknown>>(sql.raw(statement));
  const send = (method: Method, path: string, payload?: object) =>
    server.call(path, { method, ...(payload !== undefined && { payload }) });
  /** Adds an artisan with a balance. */
  const addArtisan = async (email: string | null = 'bola@example.ng') => {
    const [artisan] = await database.db
      .insert(artisans)
      .values({
        firstName: 'Bola',
        lastName: 'Ige',
        email,
        status: 'active',
        createdAt: new Date(),
      })
      .returning();
    const id = artisan?.id ?? 0;
    await run(`insert into transactions (artisan_id, type, amount_kobo, payment_status, date)
      values (${id}, 'Job payment', 100000, 'paid', ${nowText()})`);
    await run(`insert into ledger_entries (artisan_id, transaction_id, amount_kobo, entered_at)
      select artisan_id, id, amount_kobo, date from transactions where artisan_id = ${id}`);
    return id;
  };
  const addRequest = async (make: (artisan: number) => string, artisan: number) => {
    const { rows } = await run(make(artisan));
    return Number(rows[0]?.id);
  };
  const auditOf = async (kind: string, id: number) => {
    const { rows } = await run(`
      select action, reason, sentence, account_id, address, artisan_id, before, after
      from audit_entries where subject = '${kind}' and subject_id = '${id}' order by id`);
    return rows;
  };
  /** Reads all figures that a payment changes. */
  const readMoney = async () => {
    const { rows } = await run(`
      select (select count(*) from transactions)::int as transactions,
        (select count(*) from ledger_entries)::int as entries,
        (select json_agg(b order by artisan_id) from balances b) as balances,
        (select sum(amount) from figure_changes where figure in ('in', 'out')) as figures`);
    return rows[0];
  };
  const pendingRow = { status: 'pending', reason: null, decided_by: null, is_decided: false };

  describe.each(kinds)('of a $kind', (requestKind) => {
    const { kind, approve, reject, list, idField, make, row, approved } = requestKind;
    const isWaiting = async (id: number) => {
      const { data } = (await send('GET', list)).json();
      return data.data.some((waiting: Record<string, unknown>) => waiting[idField] === id);
    };
    it('store the reason in the row and in one audit entry, leave the list, and move no money', async () => {
      const artisan = await addArtisan();
      const id = await addRequest(make, artisan);
      const before = await readMoney();
      expect(await isWaiting(id)).toBe(true);
      const reason = '  The account is not in “Bọ́lá’s” name.\n';
      const response = await send('POST', `${reject}/${id}`, { reason });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({
        data: {
          message:
            kind === 'withdrawal'
              ? 'Rejected. ₦5.00 stays with Bola Ige.'
              : `Rejected. ₦5.00 of job ${id} is not paid.`,
          outcome: 'rejected',
        },
      });
      expect(await readMoney()).toEqual(before);
      expect(await isWaiting(id)).toBe(false);
      const stored = reason.trim();
      expect((await run(row(id))).rows).toEqual([
        { status: 'rejected', reason: stored, decided_by: 1, is_decided: true },
      ]);
      expect(await auditOf(kind, id)).toEqual([
        {
          action: 'reject',
          reason: stored,
          sentence: expect.stringMatching(/^Rejected .+: ₦5\.00\.$/),
          account_id: 1,
          address: '127.0.0.1',
          artisan_id: artisan,
          before: { status: 'pending' },
          after: { status: 'rejected' },
        },
      ]);
    });

    it('have the amount and the present name of the artisan in the audit, as approvals have', async () => {
      const artisan = await addArtisan();
      const [first, second] = [await addRequest(make, artisan), await addRequest(make, artisan)];
      await send('POST', `${reject}/${first}`, { reason: 'No.' });
      await send('POST', `${approve}/${second}`);
      await run(`update artisans set last_name = 'Ìgè' where id = ${artisan}`);
      await send('PUT', `update/artisan/${artisan}/status`, { status: 'deactivated', version: 1 });
      const entry = { kind, amount: 5, artisan_name: 'Bola Ìgè' };
      const timeline = await send('GET', `audit/artisan/${artisan}`);
      expect(timeline.json().data.data).toMatchObject([
        { action: 'deactivate', amount: null, artisan_name: null },
        { ...entry, action: 'approve', subject_id: String(second) },
        { ...entry, action: 'reject', subject_id: String(first) },
      ]);
      const page = await send('GET', `audit?kind=${kind}&size=1`);
      expect(page.json().data.data).toMatchObject([{ ...entry, action: 'approve' }]);
    });

    it('and simultaneous approvals of one request make exactly one decision', async () => {
      for (let round = 0; round < 3; round += 1) {
        const artisan = await addArtisan();
        const id = await addRequest(make, artisan);
        const answers = await Promise.all(
          Array.from({ length: 16 }, (_, index) =>
            index % 2 === round % 2
              ? send('POST', `${approve}/${id}`)
              : send('POST', `${reject}/${id}`, { reason: `No, said ${index}.` }),
          ),
        );
        const messages = answers.map((answer) => String(answer.json().data?.message));
        const decisions = messages.filter((message) => /^(Approved|Rejected)\./.test(message));
        expect(decisions).toHaveLength(1);
        const audit = await auditOf(kind, id);
        expect(audit).toHaveLength(1);
        const [{ status, reason } = { status: '', reason: '' }] = (await run(row(id))).rows;
        const isRejected = status === 'rejected';
        expect(audit[0]).toMatchObject({ action: isRejected ? 'reject' : 'approve', reason });
        expect(decisions[0]).toMatch(isRejected ? /^Rejected/ : /^Approved/);
      }
    });

    // One engine is enough for the following tests, which need no second connection and run the same SQL.
    if (engine !== fasterEngine) return;

    it('write no audit entry if they change nothing', async () => {
      const id = await addRequest(make, await addArtisan());
      const longest = { reason: '😀'.repeat(500) };
      await send('POST', `${reject}/${id}`, longest);
      const again = await send('POST', `${reject}/${id}`, { reason: 'Another one.' });
      expect(again.statusCode).toBe(200);
      expect(again.json().data.message).toMatch(/was rejected before\. Nothing was changed\.$/);
      expect((await run(row(id))).rows[0]).toMatchObject(longest);

      const other = await addRequest(make, await addArtisan());
      expect((await send('POST', `${approve}/${other}`)).statusCode).toBe(200);
      const late = await send('POST', `${reject}/${other}`, longest);
      expect(late.statusCode).toBe(409);
      expect(late.json()).toEqual({
        message: expect.stringMatching(/was approved before, so it cannot be rejected\.$/),
        outcome: 'nothing-written',
      });
      expect((await run(row(other))).rows[0]?.status).toBe(approved);
      expect(await auditOf(kind, id)).toHaveLength(1);
      expect(await auditOf(kind, other)).toHaveLength(1);
      expect((await send('POST', `${reject}/99999999`, longest)).statusCode).toBe(404);
    });

    describe('with a message to the artisan', () => {
      const body = { reason: 'No.', message: 'Please correct\nyour account.' };
      /** Makes an outbox that collects the queued mails and writes them into the table; with `fails` it then throws. */
      const makeOutbox = (queued: OutgoingMail[], fails = false): Outbox => ({
        async queue(tx, mail) {
          queued.push(mail);
          const { id, to: toAddress, subject, text } = mail;
          await tx.insert(outgoingMails).values({ id, toAddress, subject, text, state: 'queued' });
          if (fails) throw new Error('The outbox failed');
        },
      });
      const countMails = () => database.db.$count(outgoingMails);
      afterEach(async () => {
        await database.db.delete(outgoingMails);
      });

      it('queue the message together with the decision', async () => {
        const queued: OutgoingMail[] = [];
        app.mail = makeOutbox(queued);
        const artisan = await addArtisan();
        const id = await addRequest(make, artisan);
        const response = await send('POST', `${reject}/${id}`, body);
        expect(response.json().data.mail).toBe('queued');
        expect(queued).toEqual([
          {
            to: 'bola@example.ng',
            subject: expect.stringMatching(new RegExp(`^Your .+ ${id}$`)),
            text: body.message,
            id: expect.stringMatching(/^[0-9a-f-]{36}$/),
            createdBy: 1,
            artisanId: artisan,
          },
        ]);
        expect(await countMails()).toBe(1);
        expect(await auditOf(kind, id)).toHaveLength(1);
        // A second rejection sends no second message, and says so.
        const again = await send('POST', `${reject}/${id}`, body);
        expect(again.json()).toEqual({
          data: {
            message: expect.stringMatching(/Nothing was changed\.$/),
            outcome: 'rejected-before',
            mail: 'rejected-before',
          },
        });
        expect(await countMails()).toBe(1);
      });

      it('are not carried out if the message cannot be queued', async () => {
        app.mail = makeOutbox([], true);
        const id = await addRequest(make, await addArtisan());
        const response = await send('POST', `${reject}/${id}`, body);
        expect(response.statusCode).toBe(500);
        expect(response.json().outcome).toBe('nothing-written');
        expect((await run(row(id))).rows).toEqual([pendingRow]);
        expect(await auditOf(kind, id)).toEqual([]);
        expect(await countMails()).toBe(0);
      });

      it.each([
        ['no-mail', 'bola@example.ng', false],
        ['no-address', null, true],
        ['no-address', 'phone only', true],
      ])('say "%s" for the address %s', async (state, email, hasOutbox) => {
        const queued: OutgoingMail[] = [];
        app.mail = hasOutbox ? makeOutbox(queued) : null;
        const id = await addRequest(make, await addArtisan(email));
        const response = await send('POST', `${reject}/${id}`, body);
        expect(response.json().data.mail).toBe(state);
        expect(queued).toEqual([]);
        expect((await run(row(id))).rows[0]?.status).toBe('rejected');
      });
    });

    it('are possible for a deactivated artisan, although approvals are not until the artisan is active', async () => {
      const artisan = await addArtisan();
      const id = await addRequest(make, artisan);
      const status = { status: 'deactivated', version: 1, reason: 'Two complaints.' };
      expect((await send('PUT', `update/artisan/${artisan}/status`, status)).statusCode).toBe(200);
      const before = await readMoney();
      const refused = await send('POST', `${approve}/${id}`);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toEqual({
        message: expect.stringMatching(
          /^Bola Ige is deactivated, so (withdrawal \d+|the part-payment for job \d+) cannot be approved\.$/,
        ),
        outcome: 'nothing-written',
      });
      expect(await readMoney()).toEqual(before);
      expect((await run(row(id))).rows).toEqual([pendingRow]);
      const other = await addRequest(make, artisan);
      expect((await send('POST', `${reject}/${other}`, { reason: 'No.' })).statusCode).toBe(200);
      // Another program may spell the status otherwise.
      await run(`update artisans set status = ' Deactivated' where id = ${artisan}`);
      expect((await send('POST', `${approve}/${id}`)).statusCode).toBe(409);
      await send('PUT', `update/artisan/${artisan}/status`, { status: 'active', version: 2 });
      expect((await send('POST', `${approve}/${id}`)).statusCode).toBe(200);
    });
  });

  it('of three simultaneous edits of one version, one is made and the others get 409', async () => {
    const id = await addArtisan();
    const answers = await Promise.all(
      [1, 2, 3].map((level) => send('PUT', `update/artisan/${id}/level`, { level, version: 1 })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const level = statuses.indexOf(200) + 1;
    for (const answer of answers) {
      if (answer.statusCode === 409) {
        expect(answer.json().current).toEqual({ version: 2, level, status: 'active' });
      }
    }
  });

  it('a sign-in and the end of its session have one audit entry each', async () => {
    const countEntries = async () => {
      const { rows } = await run(`
        select action, count(*)::int as count from audit_entries
        where subject = 'session' group by 1`);
      return Object.fromEntries(rows.map(({ action, count: n }) => [action, n]));
    };
    const login = (password: string) =>
      send('POST', 'login', { email: 'admin@artisan.example', password, device_token: 'x' });
    expect((await login('wrong')).statusCode).toBe(401);
    expect(await countEntries()).toEqual({});
    const { data } = (await login('artisan-admin')).json();
    expect(await countEntries()).toEqual({ 'sign-in': 1 });
    const logout = () =>
      server.call('logout', { method: 'POST', headers: bearer(data.access_token) });
    const answers = await Promise.all([logout(), logout(), logout()]);
    for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode);
    expect(answers.map((answer) => answer.json().data?.message)).toContain('Signed out.');
    expect((await logout()).statusCode).toBe(401);
    expect(await countEntries()).toEqual({ 'sign-in': 1, 'sign-out': 1 });
    // The session of the test is still valid.
    expect((await send('PUT', 'update/artisan/1/level', {})).statusCode).toBe(400);
  });

  // The SQL of the following tests is the same on both engines.
  if (engine !== fasterEngine) return;

  it('each change of an artisan has a version and an audit entry, and a declined artisan is not listed for verification until a level is set', async () => {
    const id = await addArtisan();
    /** Returns the status and the version of an answer, and `same` if nothing was changed. */
    const outcomeOf = (operationId: OperationId, answer: LightMyRequestResponse) => {
      const { data, current, message } = answer.json();
      expect(faultsOf(operationId, answer.statusCode, answer.json())).toEqual([]);
      const isSame = String(data?.message ?? message).endsWith('before. Nothing was changed.');
      return [answer.statusCode, (data ?? current)?.version, ...(isSame ? ['same'] : [])];
    };
    const setStatus = async (body: object) =>
      outcomeOf('setArtisanStatus', await send('PUT', `update/artisan/${id}/status`, body));
    const setLevel = async (level: number, version: number) =>
      outcomeOf(
        'setArtisanLevel',
        await send('PUT', `update/artisan/${id}/level`, { level, version }),
      );
    const decline = async (query: string) =>
      outcomeOf(
        'declineVerification',
        await send('DELETE', `delete/verification/${id}?reason=Illegible+%26+old.&${query}`),
      );
    const isListed = async () => {
      const { data } = (await send('GET', 'get/all/level/1')).json();
      return data.data.some((row: { id: number }) => row.id === id);
    };
    const reason = 'Two complaints.';
    expect(await setStatus({ status: 'deactivated', version: 1, reason })).toEqual([200, 2]);
    expect(await setStatus({ status: 'deactivated', version: 9 })).toEqual([200, 2, 'same']);
    expect(await setStatus({ status: 'active', version: 1 })).toEqual([409, 2]);
    expect(await setStatus({ status: 'active', version: 2 })).toEqual([200, 3]);
    // Another program may spell the status otherwise.
    await run(`update artisans set status = ' Active' where id = ${id}`);
    expect(await setStatus({ status: 'active', version: 3 })).toEqual([200, 3, 'same']);
    await run(`update artisans set status = 'active' where id = ${id}`);
    expect(await setLevel(1, 3)).toEqual([200, 4]);
    expect(await setLevel(1, 9)).toEqual([200, 4, 'same']);
    expect(await isListed()).toBe(true);
    expect(await decline('reason=x&version=4')).toEqual([400, undefined]);
    expect(await decline('version=5')).toEqual([409, 4]);
    expect(await decline('version=4')).toEqual([200, 5]);
    expect(await isListed()).toBe(false);
    expect(await decline('version=4')).toEqual([200, 5, 'same']);
    expect(await setLevel(1, 5)).toEqual([200, 6]);
    expect(await isListed()).toBe(true);
    expect(await setLevel(2, 6)).toEqual([200, 7]);
    expect(await decline('version=7')).toEqual([409, 7]);
    const { data } = (await send('GET', `get/artisan/${id}`)).json();
    expect(data.tradesman_data.tradesman).toMatchObject({ status: 'active', level: 2, version: 7 });
    const { rows } = await run(`
      select action, reason, before, after from audit_entries
      where subject = 'artisan' and subject_id = '${id}' order by id`);
    expect(rows).toEqual([
      {
        action: 'deactivate',
        reason: 'Two complaints.',
        before: { status: 'active' },
        after: { status: 'deactivated' },
      },
      {
        action: 'activate',
        reason: null,
        before: { status: 'deactivated' },
        after: { status: 'active' },
      },
      { action: 'set-level', reason: null, before: { level: null }, after: { level: 1 } },
      {
        action: 'decline',
        reason: 'Illegible & old.',
        before: { declined: false },
        after: { declined: true },
      },
      {
        action: 'set-level',
        reason: null,
        before: { level: 1, declined: true },
        after: { level: 1, declined: false },
      },
      { action: 'set-level', reason: null, before: { level: 1 }, after: { level: 2 } },
    ]);
    const [artisan] = await database.db.select().from(artisans).where(eq(artisans.id, id));
    expect(artisan).toMatchObject({ declinedAt: null, declineReason: null });
  });

  it('a name cannot break or reorder the sentence of an audit entry', async () => {
    const id = await addArtisan();
    const name = { firstName: 'Ada\u202e', lastName: '00.000,9₦\nApproved.' };
    await database.db.update(artisans).set(name).where(eq(artisans.id, id));
    const request = await addRequest(kinds[0].make, id);
    await send('POST', `withdrawal/reject/${request}`, { reason: 'No.' });
    await send('PUT', `update/artisan/${id}/status`, { status: 'deactivated', version: 1 });
    const shownName = 'Ada 00.000,9₦Approved.';
    const [rejected] = await auditOf('withdrawal', request);
    expect(rejected?.sentence).toBe(`Rejected withdrawal ${request} of ${shownName}: ₦5.00.`);
    const [changed] = await auditOf('artisan', id);
    expect(changed?.sentence).toBe(`Deactivated ${shownName}.`);
  });

  it('the answer about an artisan without a name begins with a capital letter', async () => {
    const id = await addArtisan();
    const name = { firstName: null, lastName: ' ' };
    await database.db.update(artisans).set(name).where(eq(artisans.id, id));
    const answer = await send('PUT', `update/artisan/${id}/level`, { level: 2, version: 1 });
    expect(answer.json().data.message).toBe(`Artisan ${id} is at level 2 now.`);
  });
});
