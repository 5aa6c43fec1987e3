import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { desc, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { auditEntries, exportTickets } from '../../server/db/schema/office.ts';
import { endSession, startSession } from '../../server/repositories/sessions.ts';
import { entityIn } from '../support/answers.ts';
import { now } from '../support/clock.ts';
import { keepLists } from '../support/keep-lists.ts';
import { type SearchedScreen, searchedScreens } from '../support/searched-screens.ts';
import {
  openTestDatabase,
  stepsOnEachEngine,
  type TestDatabase,
} from '../support/test-database.ts';

// The columns of the screens import the HTTP client, which reads the address of its page.
vi.hoisted(() => Object.assign(globalThis, { location: new URL('http://office.example') }));

/** A number of jobs whose export does not fit into the buffers of a connection. */
const many = 8_000;

stepsOnEachEngine('the export of long lists', (engine) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let token: string;
  let origin: string;
  const lines: string[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const { db } = database;
    app = await buildApp({
      api: { db },
      log: { write: (line) => void lines.push(line) },
      limits: { login: 1e9, other: 1e9 },
      mostExports: 2,
    });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
    token = await startSession(db, 1);
    await db.execute(sql`
      insert into artisans (first_name, last_name, email, ward, lga, state, status, created_at)
      values ('=cmd()', 'O"Neill, Ada', 'a@b@example.ng', null, null, null, null, ${now()}),
        ('  ', null, null, 'Ward', null, 'Lagos', 'on leave', ${now()}),
        (null, e'x\n-1', '😀x@example.ng', null, null, null, '  ', ${now()}),
        (null, 'Amaka', '@example.ng', null, null, null, 'active', ${now()})`);
    await db.execute(sql`
      insert into jobs (client_id, artisan_id, service_type, description, status, amount_kobo, start_date, created_at)
      select case when n % 3 = 0 then 1 end, null, 'Type', case when n % 2 = 0 then '+234; =1' end, 'status', n * 5,
        case when n % 4 > 0 then timestamptz '2026-01-31 22:59:59.999999+00' + n * interval '1 millisecond' end, ${now()}
      from generate_series(1, 9) n`);
    await db.execute(sql`
      insert into transactions (artisan_id, client_id, type, description, amount_kobo, payment_status, date)
      values (1, 1, 'Pay_Out', null, 105, 'paid', ${now()}), (1, null, null, null, null, 'x', ${now()}),
        (null, null, ' debit ', 'x', 99999999999, 'x', ${now()}), (null, 1, 'Lottery', 'x', 1, 'x', ${now()})`);
    await db.execute(sql`
      insert into contact_messages (first_name, last_name, phone_number, email, read_status, category, message, created_at)
      values ('=1', 'Ọlá', '+234 (0) 803 555 0148', 'ada@example.ng', 'not-read', null, 'x', ${now()}),
        (null, ' ', '555', '@example.ng', ' Not read ', '-1', 'x', ${now()}), (null, null, ' ', null, 'read', 'x', 'x', ${now()})`);
    await keepLists(database, engine);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const get = (path: string, authorization = `Bearer ${token}`) =>
    app.inject({ url: `/api/v1/admin/${path}`, headers: { authorization } });
  const fileOf = async (path: string) => {
    const { statusCode, body, headers } = await get(path);
    expect(statusCode, body).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    return body;
  };
  const exportOf = ({ path }: SearchedScreen) => path.replace('search/', 'export/');
  const whole = async (screen: SearchedScreen) =>
    entityIn((await get(screen.whole.path)).json()) as Record<string, unknown>[];
  const lastEntry = async () => {
    const [entry] = await database.db
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.id))
      .limit(1);
    return entry;
  };
  const ticketFor = async (body: object, status = 200) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/admin/export/ticket',
      headers: { authorization: `Bearer ${token}` },
      body: { list: 'job', parameters: {}, file: 'jobs', ...body },
    });
    expect(response.statusCode, response.body).toBe(status);
    return status === 200 ? String(response.json().data.ticket) : String(response.json().message);
  };
  const download = (ticket: string) =>
    app.inject({ url: `/api/v1/admin/export/download/${ticket}` });
  const isIdle = () => {
    const { $client } = database.db;
    return $client.idleCount === $client.totalCount && $client.waitingCount === 0;
  };

  // A second engine reads every list in the same way.
  const lists = Object.entries<SearchedScreen>(searchedScreens);
  it.each(engine === 'embedded' ? lists : lists.slice(0, 1))(
    'writes the file that the browser writes: %s',
    async (_name, screen) => {
      const rows = await whole(screen);
      const search = screen.open(rows);
      const ids = async (query: string) => {
        const found: number[] = [];
        for (let cursor = ''; ; ) {
          const answer = await get(`${screen.path}?size=100${query}${cursor}`);
          const { data, next } = answer.json().data;
          for (const row of data) {
            found.push(rows.findIndex((one) => one[screen.id] === row[screen.id]));
          }
          if (next === null) return found;
          cursor = `&cursor=${next}`;
        }
      };
      for (const order of screen.orders.slice(0, 3)) {
        for (const direction of ['asc', 'desc']) {
          const query = `sort=${order}&direction=${direction}`;
          const file = await fileOf(`${exportOf(screen)}?${query}`);
          expect(file).toBe(search.csv(await ids(`&${query}`)));
        }
      }
      const words = await fileOf(`${exportOf(screen)}?q=a%201`);
      expect(words).toBe(search.csv(await ids('&q=a%201')));
      const [first = '', second = ''] = screen.orders;
      const columns = await fileOf(`${exportOf(screen)}?columns=${first},${second}`);
      expect(columns).toBe(search.csv(await ids(''), [first, second]));
      const maskedFile = await fileOf(`${exportOf(screen)}?masked=contact`);
      expect(maskedFile).toBe(search.csv(await ids(''), undefined, true));
    },
  );

  it('has an audit entry with account, list and filters', async () => {
    await get('export/job?q=type&job_status=status&sort=amount&columns=job_id,amount');
    expect(await lastEntry()).toMatchObject({
      accountId: 1,
      address: '127.0.0.1',
      action: 'export',
      subject: 'list',
      subjectId: 'job',
      sentence: 'Exported 9 rows of jobs: words “type”, job_status status; columns job_id, amount.',
      detail: { rows: 9, whole: 'yes', order: 'amount up' },
    });
  });

  it('of the audit has all entries that match the filters, newest first, and adds an entry', async () => {
    await database.db.execute(sql`
      insert into audit_entries (at, account_id, action, subject, subject_id, sentence, reason, address, detail)
      select timestamptz '2026-03-01 23:30:00.5+00' + (n / 3) * interval '1 microsecond', case when n % 2 = 0 then 1 end,
        'mark', 'contact-message', n::text, '=Marked ' || n, case when n = 1 then 'Lost, and "found"' end, '10.0.0.1', '{}'
      from generate_series(1, 2500) n`);
    const file = await fileOf('export/audit?kind=contact-message&search=marked&to=2026-03-02');
    const [header, ...found] = file.trimEnd().split('\r\n');
    expect(header).toBe(
      '\ufeffTime (Africa/Lagos),Account,What was done,Reason,IP address,Record,Record ID',
    );
    expect(found.map((line) => line.split(',').at(-1))).toEqual(
      Array.from({ length: 2500 }, (_, at) => `${2500 - at}`),
    );
    expect(found.at(-1)).toBe(
      `2026-03-02 00:30:00,On the server,'=Marked 1,"Lost, and ""found""",10.0.0.1,contact-message,1`,
    );
    expect(await lastEntry()).toMatchObject({
      accountId: 1,
      subjectId: 'audit',
      sentence:
        'Exported 2500 rows of the audit: words “marked”, kind contact-message, to 2026-03-02.',
      detail: { rows: 2500, whole: 'yes', order: 'at down' },
    });
    const ticket = await ticketFor({
      list: 'audit',
      parameters: { search: 'none has this' },
      file: 'audit',
    });
    expect((await download(ticket)).body).toBe(`${header}\r\n`);
    expect((await get('export/audit?search=a+b+c+d+e+f+g+h+i+j+k')).statusCode).toBe(400);
    expect((await get('export/audit?from=soon')).statusCode).toBe(400);
  });

  it('refuses invalid parameters before the file begins', async () => {
    const status = async (path: string) => (await get(path)).statusCode;
    expect(await status('export/job?columns=nothing')).toBe(400);
    expect(await status('export/job?sort=nothing')).toBe(400);
    expect(await status('export/job?start_date=2026-02-30..')).toBe(400);
    expect(await status('export/job?q=a+b+c+d+e+f+g+h+i+j+k')).toBe(400);
    expect((await get('export/job', '')).statusCode).toBe(401);
    await database.db.execute(sql`update searched_lists set state = 'off' where list = 'jobs'`);
    expect(await status('export/job')).toBe(404);
    await database.db.execute(sql`update searched_lists set state = 'kept' where list = 'jobs'`);
    expect(isIdle()).toBe(true);
  });

  it('is downloaded once with a ticket, which is in no log and in no table', async () => {
    const parameters = { job_status: 'status', columns: 'job_id' };
    const ticket = await ticketFor({ parameters, file: 'jobs-status-2026-11-30' });
    const stored = await database.db.select().from(exportTickets);
    expect(JSON.stringify(stored)).not.toContain(ticket);
    const file = await download(ticket);
    expect(file.statusCode, file.body).toBe(200);
    expect(file.body.split('\r\n')).toHaveLength(11);
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="jobs-status-2026-11-30.csv"',
    );
    const again = await download(ticket);
    expect([again.statusCode, again.json().message]).toEqual([
      404,
      'This download is over. Export the list again.',
    ]);
    expect(await lastEntry()).toMatchObject({ accountId: 1, detail: { rows: 9, whole: 'yes' } });
    expect(lines.join('\n')).toContain('/admin/export/download/:ticket');
    expect(lines.join('\n')).not.toContain(ticket);
    expect((await download('made-up')).statusCode).toBe(404);
  });

  it('makes no ticket for parameters that the export refuses', async () => {
    expect(await ticketFor({ parameters: { sort: 'nothing' } }, 400)).toMatch(/parameters/);
    await ticketFor({ parameters: { amount: 'x' } }, 400);
    await ticketFor({ list: 'withdrawal' }, 400);
    await ticketFor({ list: 'audit', parameters: { kind: 'money' } }, 400);
    await ticketFor({ file: '../x' }, 400);
  });

  it('refuses a ticket after its time or its session has ended', async () => {
    const late = await ticketFor({});
    await database.db.update(exportTickets).set({ expiresAt: sql`now()` });
    expect((await download(late)).statusCode).toBe(404);
    const mine = token;
    token = await startSession(database.db, 1);
    const left = await ticketFor({});
    await endSession(database.db, token);
    token = mine;
    expect((await download(left)).statusCode).toBe(404);
  });

  describe('of many rows', () => {
    const open = async (path = 'export/job') => {
      const request = httpRequest(`${origin}/api/v1/admin/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      }).end();
      const [response] = await once(request, 'response');
      return { request, response };
    };

    beforeAll(async () => {
      await database.db.execute(sql`
        insert into jobs (description, status, created_at)
        select repeat('Long description of work. ', 100) || n, 'many', ${now()} from generate_series(1, ${many}) n`);
    });

    it('stops when its reader disconnects, and releases its connection', async () => {
      const { request, response } = await open();
      await once(response, 'data');
      response.pause();
      // The server reads no rows while the reader takes none.
      await expect.poll(isIdle).toBe(true);
      expect((await get('get/about')).statusCode).toBe(200);
      request.destroy();
      await expect.poll(async () => (await lastEntry())?.sentence).toMatch(/was cut off after \d+/);
      expect(isIdle()).toBe(true);
      const { detail } = (await lastEntry()) ?? {};
      expect(detail).toMatchObject({ whole: 'no' });
      expect(Number(Reflect.get(Object(detail), 'rows'))).toBeLessThan(many * 0.75);
    });

    it('refuses more exports than it can send, and keeps their tickets', async () => {
      const started = await Promise.all([open(), open()]);
      const refused = await get('export/job');
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
      const ticket = await ticketFor({});
      expect((await download(ticket)).statusCode).toBe(503);
      for (const { request } of started) request.destroy();
      await expect.poll(async () => (await download(ticket)).statusCode).toBe(200);
    });

    it('lets other calls run in between, and sends each row once', async () => {
      let isOver = false;
      const exporting = fileOf('export/job?columns=job_id&job_status=many').finally(() => {
        isOver = true;
      });
      for (let others = 0; others < 4; others += 1) await get('get/about');
      expect(isOver).toBe(false);
      const ids = (await exporting).trim().split('\r\n').slice(1);
      expect(new Set(ids).size).toBe(many);
      expect(ids).toHaveLength(many);
    });

    it('breaks off when the database fails', async () => {
      const { response } = await open();
      response.on('error', () => undefined);
      await once(response, 'data');
      response.pause();
      await expect.poll(isIdle).toBe(true);
      await database.db.execute(sql`alter table jobs rename to jobs_away`);
      onTestFinished(async () => {
        await database.db.execute(sql`alter table jobs_away rename to jobs`);
      });
      response.resume();
      await new Promise((resolve) => void response.once('close', resolve));
      expect(response.complete).toBe(false);
      await expect.poll(async () => (await lastEntry())?.sentence).toMatch(/cut off/);
    });
  });
});
