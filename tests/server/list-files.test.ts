import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sharedColumns } from '../../domain/lists/list.ts';
import type { PooledDatabase } from '../../server/db/connect.ts';
import { auditEntries } from '../../server/db/schema/office.ts';
import { entityIn } from '../support/answers.ts';
import { now } from '../support/clock.ts';
import {
  inOrderOf,
  type ListCase,
  type ListRow,
  listsOn,
  ordersOf,
} from '../support/list-oracle.ts';
import { fasterEngine, stepsOnEachEngine } from '../support/test-database.ts';
import {
  addSignedIn,
  bearer,
  noLimits,
  openTestServer,
  type TestServer,
} from '../support/test-server.ts';

/** The file of so many jobs has 10 MB, which do not fit into the buffers of a connection. */
const jobCount = 4_000;

stepsOnEachEngine('the CSV file of a list', (engine) => {
  let server: TestServer;
  let db: PooledDatabase;
  let origin: string;

  beforeAll(async () => {
    server = await openTestServer(engine, { limits: noLimits });
    ({ db } = server.database);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    await db.execute(sql`
      insert into artisans (first_name, last_name, email, ward, lga, state, status, created_at)
      values ('=cmd()', 'O"Neill, Ada', 'a@b@example.ng', null, null, null, null, ${now()}),
        ('  ', null, null, 'Ward', null, 'Lagos', 'on leave', ${now()}),
        (null, e'x\n-1', '😀x@example.ng', null, null, null, '  ', ${now()})`);
    await db.execute(sql`
      insert into contact_messages (first_name, last_name, phone_number, email, read_status, category, message, created_at)
      values ('=1', 'Ọlá', '+234 (0) 803 555 0148', 'ada@example.ng', 'not-read', null, 'x', ${now()})`);
    await db.execute(sql`
      insert into transactions (type, description, amount_kobo, payment_status, date)
      values ('Pay_Out', 'unusual payment', 105, 'paid', timestamptz '2026-03-01 23:30:00+00')`);
  });
  afterAll(() => server.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    server.call(path, {
      headers: {
        ...(path.includes('format=csv') && { 'accept-encoding': 'br, gzip' }),
        ...headers,
      },
    });
  const readLines = async (path: string) => {
    const { statusCode, body, headers } = await get(path);
    expect(statusCode, body).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    // The file is not compressed, although the client accepts compression.
    expect(headers['content-encoding']).toBeUndefined();
    return body.split('\r\n');
  };
  const readLastEntry = async () => {
    const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    return entry;
  };
  const isIdle = () => {
    const { $client } = db;
    return $client.idleCount === $client.totalCount && $client.waitingCount === 0;
  };
  const startDownload = async (path: string) => {
    const headers = bearer(server.token);
    const request = httpRequest(`${origin}/api/v1/admin/${path}`, { headers }).end();
    const [response] = await once(request, 'response');
    response.on('error', () => undefined);
    onTestFinished(() => void request.destroy());
    return { request, response };
  };

  it.each(listsOn(engine))(
    'has the headers of its declaration, and all rows in their order: $operation',
    async (listCase: ListCase) => {
      const rows = entityIn((await get(listCase.path)).json()) as ListRow[];
      const keysOf = (someRows: typeof rows) => someRows.map((row) => String(row[listCase.key]));
      const headers = sharedColumns(listCase.list).map(([, { header }]) => header);
      const [first, ...lines] = await readLines(`${listCase.path}?format=csv`);
      // A column of days also names the time zone.
      expect(first?.replaceAll(' (Africa/Lagos)', '')).toBe(`\ufeff${headers.join(',')}`);
      expect(lines.at(-1)).toBe('');
      const [sort = ''] = ordersOf(listCase).slice(1);
      const query = `format=csv&columns=${listCase.key}&sort=${sort}&direction=desc`;
      const sorted = await readLines(`${listCase.path}?${query}`);
      expect(sorted.slice(1, -1)).toEqual(keysOf(inOrderOf(listCase, rows, sort, true)));
      const whole = await readLines(`${listCase.path}?format=csv&columns=${listCase.key}`);
      expect(whole.slice(1, -1)).toEqual(keysOf(rows));
    },
  );

  it('has an empty cell for a date that is not one of ours, as on screen', async () => {
    await db.execute(sql`
      insert into jobs (description, start_date, due_date, created_at)
      values ('mistyped year', timestamptz '20226-01-01 12:00+00', 'infinity', ${now()})`);
    const query = 'format=csv&columns=job_description,start_date,due_date&q=mistyped';
    expect((await readLines(`job/history?${query}`)).slice(1, -1)).toEqual(['mistyped year,,']);
    await db.execute(sql`delete from jobs where description = 'mistyped year'`);
  });

  describe('of many rows', () => {
    const path = 'job/history?format=csv';

    // The descriptions are dots and one number, because an index of words takes long to fill.
    beforeAll(async () => {
      await db.execute(sql`
        insert into jobs (description, status, created_at)
        select repeat('. ', 1250) || n, 'many', ${now()} from generate_series(1, ${jobCount}) n`);
    });

    it('holds no connection while its reader reads nothing, and other exports run after it disconnects', async () => {
      const { request, response } = await startDownload(path);
      await once(response, 'data');
      response.pause();
      // The audit entry is written before the file ends.
      expect((await readLastEntry())?.sentence).toBe('Began an export of jobs: all.');
      // The server reads no rows from the database while the client reads none.
      await expect.poll(isIdle).toBe(true);
      expect((await get('get/about')).statusCode).toBe(200);
      request.destroy();
      await expect.poll(async () => (await get(`${path}&q=none-has-this`)).statusCode).toBe(200);
      expect(isIdle()).toBe(true);
    });

    it('lets other calls run in between, and sends each row once', async () => {
      let isOver = false;
      // With the long descriptions, the file takes many times as long as the other call.
      const exporting = readLines(`${path}&columns=job_id,job_description&job_status=many`).finally(
        () => {
          isOver = true;
        },
      );
      await get('get/about');
      expect(isOver).toBe(false);
      const ids = (await exporting).slice(1, -1).map((line) => line.split(',', 1).join());
      expect(new Set(ids).size).toBe(jobCount);
      expect(ids).toHaveLength(jobCount);
    });

    // A limit and a broken answer do not depend on the engine.
    if (engine !== fasterEngine) return;

    it('is one of at most two that an account may download at the same time; another account has its own two', async () => {
      const started = [await startDownload(path), await startDownload(path)];
      for (const { response } of started) {
        await once(response, 'data');
        response.pause();
      }
      const refused = await get(path);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
      const other = await addSignedIn(db, 'second@artisan.example');
      expect((await get(`${path}&q=none-has-this`, bearer(other.token))).statusCode).toBe(200);
      for (const { request } of started) request.destroy();
      await expect.poll(async () => (await get(`${path}&q=none-has-this`)).statusCode).toBe(200);
    });

    it('breaks off when the database fails', async () => {
      const { response } = await startDownload(path);
      await once(response, 'data');
      response.pause();
      await expect.poll(isIdle).toBe(true);
      await db.execute(sql`alter table jobs rename to jobs_away`);
      onTestFinished(async () => {
        await db.execute(sql`alter table jobs_away rename to jobs`);
      });
      response.resume();
      await new Promise((resolve) => void response.once('close', resolve));
      expect(response.complete).toBe(false);
    });
  });

  // The SQL of the following tests is the same for both engines, so one engine is enough.
  if (engine !== fasterEngine) return;

  it('has the texts of the dashboard’s cells, no formula, and masked contact data on request', async () => {
    const people =
      'get/all/artisan?format=csv&sort=id&direction=desc&columns=name,location,email,status';
    const [, third, second, first] = await readLines(people);
    expect([third, second, first]).toEqual([
      '"x\n\'-1",No Address,😀x@example.ng,',
      ',"Ward, NIL, Lagos",,on leave',
      `"'=cmd() O""Neill, Ada",No Address,a@b@example.ng,`,
    ]);
    const [, masked] = await readLines(`${people}&masked=contact&q=neill`);
    expect(masked).toBe(`"'=cmd() O""Neill, Ada",No Address,a•••@example.ng,`);
    const messages = await readLines(
      'get/all/contact/message?format=csv&columns=phone_number&masked=contact&q=ola',
    );
    expect(messages[1]).toBe('0803•••••48');
    const [, payment] = await readLines(
      'transaction/history?format=csv&columns=amount,date&q=unusual+payment',
    );
    expect(payment).toMatch(/^-1\.05,2026-03-02.00:30:00/);
  });

  it('has an audit entry with account, list and filters', async () => {
    await readLines(
      'job/history?format=csv&q=Type&job_status=pending&sort=amount&columns=job_id,amount',
    );
    expect(await readLastEntry()).toMatchObject({
      accountId: 1,
      address: '127.0.0.1',
      action: 'export',
      subject: 'list',
      subjectId: 'job',
      sentence:
        'Began an export of jobs: words “Type”, job_status pending; columns job_id, amount.',
      detail: { order: 'amount up' },
    });
  });

  it('has all entries of the audit that match, newest first', async () => {
    await db.execute(sql`
      insert into audit_entries (at, account_id, action, subject, subject_id, sentence, address, detail)
      select timestamptz '2026-03-01 23:30:00.5+00' + (n / 3) * interval '1 microsecond', case when n % 2 = 0 then 1 end,
        'mark', 'contact-message', n::text, '=Marked ' || n, '10.0.0.1', '{}'
      from generate_series(1, 2500) n`);
    const [header, ...lines] = await readLines(
      'audit?format=csv&kind=contact-message&search=marked&to=2026-03-02',
    );
    expect(header?.replace(' (Africa/Lagos)', '')).toBe(
      '\ufeffTime,Account,What was done,Reason,IP address,Record,Record ID',
    );
    expect(lines.slice(0, -1).map((line) => line.split(',').at(-1))).toEqual(
      Array.from({ length: 2500 }, (_one, at) => `${2500 - at}`),
    );
    expect(await readLastEntry()).toMatchObject({
      subjectId: 'audit',
      sentence:
        'Began an export of the audit: words “marked”, kind contact-message, to 2026-03-02.',
    });
  });

  it('writes no entry for a refused call, nor for HEAD', async () => {
    const before = await readLastEntry();
    const expectRefused = async (query: string) => {
      const { statusCode, headers, body } = await get(`job/history?format=csv&${query}`);
      expect([query, statusCode], body).toEqual([query, 400]);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    };
    await expectRefused('columns=nothing');
    await expectRefused('columns=payment');
    await expectRefused('sort=nothing');
    await expectRefused('start_date=2026-02-30..');
    await expectRefused('q=a+b+c+d+e+f+g+h+i+j+k');
    expect((await get('job/history?format=csv', { authorization: '' })).statusCode).toBe(401);
    expect((await get('audit?format=csv&kind=money')).statusCode).toBe(400);
    const head = await server.call('job/history?format=csv', { method: 'HEAD' });
    expect(head.statusCode).toBe(200);
    expect(await readLastEntry()).toEqual(before);
    expect(isIdle()).toBe(true);
  });
});
