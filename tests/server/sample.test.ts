import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { prepareDatabase } from '../../server/db/migrate.ts';
import { contentItems } from '../../server/db/schema/office.ts';
import { fillEmptyDatabase } from '../../server/fill-empty-database.ts';
import { insertRows } from '../../server/sample/insert-rows.ts';
import { writeSample } from '../../server/sample/write-sample.ts';
import { type ApiCaller, signInByApi } from '../support/api-caller.ts';
import { now } from '../support/clock.ts';
import { deviationsIn } from '../support/deviations.ts';
import {
  engines,
  fasterEngine,
  openEmptyDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

type Row = Record<string, string | number | null>;

interface Detail {
  tradesman_data: { tradesman: { certifications: unknown[] } };
}

describe('the sample marketplace', () => {
  let server: TestServer;
  let database: TestDatabase;
  let caller: ApiCaller;
  const readRows = async (path: string) => (await caller.get(path)) as Row[];

  beforeAll(async () => {
    server = await openTestServer(fasterEngine, { sampleSize: 120 });
    ({ database } = server);
    caller = await signInByApi(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  });
  afterAll(() => server.close());

  it('has the documented size', async () => {
    expect(await readRows('get/all/artisan')).toHaveLength(120);
    expect(await readRows('get/all/client')).toHaveLength(180);
    expect(await readRows('job/history')).toHaveLength(600);
    const expectLength = (list: Row[], low: number, high: number) => {
      expect(list.length).toBeGreaterThanOrEqual(low);
      expect(list.length).toBeLessThanOrEqual(high);
    };
    expectLength(await readRows('transaction/history'), 1300, 1700);
    expectLength(await readRows('withdrawal/history'), 34, 48);
    for (const path of [
      'get/all/pending/part-payment/list',
      'get/all/paid/part-partment',
      'get/all/level/1',
      'get/all/contact/message',
      'get/privacy',
      'get/terms/service',
    ]) {
      expect((await readRows(path)).length, path).toBeGreaterThan(4);
    }
  });

  it('is consistent: the dashboard equals the lists', async () => {
    const figures = (await caller.get('dashboard/data')) as unknown as Row;
    const transactions = await readRows('transaction/history');
    const jobs = await readRows('job/history');
    const sum = (list: Row[], field: string) =>
      Math.round(list.reduce((total, row) => total + Number(row[field]), 0) * 100) / 100;
    const paid = transactions.filter((row) => row.payment_status === 'paid');
    const paidOut = paid.filter((row) => row.type === 'Withdrawal');
    const paidIn = paid.filter((row) => row.type !== 'Withdrawal');
    expect(figures.total_revenue).toBe(sum(paidIn, 'amount'));
    expect(figures.total_withdrawal).toBe(sum(paidOut, 'amount'));
    expect(figures.total_withdrawal).toBe(
      sum(await readRows('get/all/approved/withdrawal'), 'amount'),
    );
    expect(figures.total_jobs).toBe(jobs.length);
    expect(figures.total_customer).toBe(300);
    for (const [field, status] of [
      ['ongoing_jobs', 'ongoing'],
      ['rejected_jobs', 'rejected'],
      ['completed_jobs', 'completed'],
    ] as const) {
      expect(figures[field]).toBe(jobs.filter((row) => row.job_status === status).length);
    }
  });

  it('has books that add up, and no balance below zero at any time', async () => {
    expect(await deviationsIn(database.db)).toEqual([]);
    const { rows: wrong } = await database.db.execute(sql`
      with running as (
        select artisan_id, sum(amount_kobo) over (partition by artisan_id order by entered_at, id) as kobo
        from ledger_entries
      )
      select * from running where kobo < 0`);
    expect(wrong).toEqual([]);
  });

  it('has no past event with a date in the future or before its cause', async () => {
    const { rows: misdated } = await database.db.execute(sql`
      select 'transaction' from transactions where date > ${now()}
      union all select 'job' from jobs where created_at > ${now()}
      union all select 'done before due to start' from jobs where status = 'completed' and start_date > ${now()}
      union all select 'request' from withdrawal_requests where requested_at > ${now()} or decided_at > ${now()}
      union all select 'decided before asked' from withdrawal_requests where decided_at < requested_at
      union all select 'part-payment' from part_payments where requested_at > ${now()} or decided_at > ${now()}
      union all select 'part-payment decided before asked' from part_payments where decided_at < requested_at
      union all select 'audit entry' from audit_entries where at > ${now()}
      union all select 'review' from client_reviews where created_at > ${now()}
      union all select 'review' from client_reviews r join jobs j on j.id = r.job_id
        where r.created_at < j.start_date
      union all select 'ledger' from ledger_entries where entered_at > ${now()}
      union all select 'person' from artisans where created_at > ${now()}
      union all select 'person' from clients where created_at > ${now()}
      union all select 'message' from contact_messages where created_at > ${now()}
      union all select 'note' from notes where at > ${now()}
      union all select 'note' from notes n join withdrawal_requests w on n.kind = 'withdrawal' and w.id = n.subject_id
        where n.at < w.requested_at
      union all select 'note' from notes n join jobs j on n.kind = 'job' and j.id = n.subject_id where n.at < j.created_at
      union all select 'note' from notes n join artisans a on n.kind = 'artisan' and a.id = n.subject_id where n.at < a.created_at
      union all select 'note' from notes n join clients c on n.kind = 'client' and c.id = n.subject_id where n.at < c.created_at
      union all select 'project' from portfolio_items where completion_date > ${now()}
      union all select 'certificate' from certifications where issue_date > ${now()}`);
    expect(misdated).toEqual([]);
  });

  it('contains missing and long values, unknown statuses and requests that exceed the balance', async () => {
    const artisans = await readRows('get/all/artisan');
    const requests = await readRows('withdrawal/history');
    expect(artisans.some((row) => row.ward === null && row.lga === null)).toBe(true);
    expect(artisans.some((row) => row.email === null)).toBe(true);
    expect(artisans.some((row) => row.status === 'on-leave')).toBe(true);
    expect(
      requests.filter((row) => Number(row.withdrawal_amount) > Number(row.available_amount)).length,
    ).toBeGreaterThan(1);
    const jobs = await readRows('job/history');
    expect(jobs.some((row) => row.job_status === 'awaiting-inspection')).toBe(true);
    const names = artisans.map((row) => `${row.first_name} ${row.last_name}`);
    expect(Math.max(...names.map((name) => name.length))).toBeGreaterThan(24);
    expect(names.some((name) => /[ọẹṣịụ]/i.test(name))).toBe(true);
  });

  it('has one artisan without a certificate, who is not at the top of Verification', async () => {
    const listed = await readRows('get/all/level/1');
    expect(listed.length).toBeGreaterThan(20);
    const counts: number[] = [];
    for (const { id } of listed) {
      const detail = (await caller.get(`get/artisan/${id}`)) as unknown as Detail;
      counts.push(detail.tradesman_data.tradesman.certifications.length);
    }
    expect(counts.filter((count) => count === 0)).toHaveLength(1);
    // These are the rows at the top of the page.
    expect(counts.slice(0, 5)).not.toContain(0);
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('has decisions by administrators, with reasons and audit entries', async () => {
    const { rows: decisions } = await database.db.execute<Record<string, string | null>>(sql`
      select a.reason, a.sentence, a.address, c.email
      from (
        select 'withdrawal' as subject, id, decided_at from withdrawal_requests
        union all
        select 'part-payment', job_id, decided_at from part_payments
      ) d
      left join audit_entries a
        on a.subject = d.subject and a.subject_id = d.id::text and a.at = d.decided_at
      left join accounts c on c.id = a.account_id
      where d.decided_at is not null`);
    expect(decisions.length).toBeGreaterThan(300);
    for (const { reason, sentence, address, email } of decisions) {
      expect(reason !== null).toBe(sentence?.startsWith('Rejected'));
      expect(sentence).toMatch(
        /^(Approved|Rejected) (withdrawal \d+ of \S+ .+|the part-payment of job \d+): ₦[\d,]+\.\d\d\.$/,
      );
      expect(address).toMatch(/^(203\.0\.113|198\.51\.100)\.\d+$/);
      expect(email).toMatch(/@artisan\.example$/);
    }
    const countDistinct = (name: string) => new Set(decisions.map((row) => row[name])).size;
    expect(countDistinct('email')).toBe(3);
    expect(countDistinct('reason')).toBeGreaterThan(3);
  });

  it('has former administrators, who cannot sign in', async () => {
    for (const password of ['', 'artisan-admin', '\0'.repeat(32)]) {
      const response = await server.call('login', {
        method: 'POST',
        payload: { email: 'amaka.obi@artisan.example', password, device_token: 'x' },
      });
      expect([400, 401]).toContain(response.statusCode);
    }
  });

  it('has no waiting request of a deactivated artisan, because it could not be approved', async () => {
    const { rows: waiting } = await database.db.execute<{ of: string; status: string }>(sql`
      select 'withdrawal' as of, w.status from withdrawal_requests w
        join artisans a on a.id = w.artisan_id where a.status = 'deactivated'
      union all
      select 'part-payment', p.status from part_payments p join jobs j on j.id = p.job_id
        join artisans a on a.id = j.artisan_id where a.status = 'deactivated'`);
    expect(waiting.length).toBeGreaterThan(5);
    expect(waiting.filter(({ status }) => status === 'pending')).toEqual([]);
  });

  it('has reviews of clients by the artisans of their completed jobs, some without a text', async () => {
    const { rows: reviews } = await database.db.execute<Record<string, unknown>>(sql`
      select r.client_id, r.rating, r.review, r.client_id = j.client_id and r.artisan_id = j.artisan_id as fits,
        j.status from client_reviews r left join jobs j on j.id = r.job_id
      order by count(*) over (partition by r.client_id) desc`);
    expect(reviews.length).toBeGreaterThan(100);
    expect(reviews.every(({ fits, status }) => fits === true && status === 'completed')).toBe(true);
    const shareWithoutText =
      reviews.filter(({ review }) => review === null).length / reviews.length;
    expect(shareWithoutText).toBeGreaterThan(0.1);
    expect(shareWithoutText).toBeLessThan(0.4);
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
    const listed = await readRows(`get/client/${Number(reviews[0]?.client_id)}/review`);
    const moments = listed.map(({ created_at }) => String(created_at));
    expect(moments).not.toEqual([]);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it('has a history of page texts: each change is a version and an audit entry of an administrator', async () => {
    const { rows: unequal } = await database.db.execute(sql`
      select i.id from content_items i
      join content_versions v on v.item_id = i.id and v.version = i.version
      where (v.name, v.description, v.page) is distinct from (i.name, i.description, i.page)
      union all select id from content_items i
      where version <> (select count(*) from content_versions v where v.item_id = i.id)`);
    expect(unequal).toEqual([]);
    const { rows: counts } = await database.db.execute<{ version: number }>(
      sql`select version from content_items order by 1 desc`,
    );
    expect(counts.slice(0, 3).map(({ version }) => version)).toEqual([3, 3, 3]);
    const { rows: audited } = await database.db.execute<{ page: string }>(sql`
      select v.page from content_versions v
      join audit_entries a on a.subject = 'page' and a.subject_id = v.page and a.at = v.at
        and a.account_id = v.account_id and a.detail->>'itemId' = v.item_id::text
      where v.version > 1 and v.at < ${now()}`);
    const { rows: laterVersions } = await database.db.execute(
      sql`select id from content_versions where version > 1`,
    );
    expect(laterVersions.length).toBeGreaterThan(5);
    expect(audited).toHaveLength(laterVersions.length);
    expect(new Set(audited.map(({ page }) => page))).toEqual(
      new Set(['about', 'privacy', 'terms']),
    );
  });

  it('has all its pictures on this server', async () => {
    const { rows: pictures } = await database.db.execute<{ image: string }>(sql`
      select profile_picture as image from artisans where profile_picture is not null
      union select profile_picture from clients where profile_picture is not null
      union select image from portfolio_items where image <> '/media/work/removed.svg'
      union select image from certifications where image is not null`);
    expect(pictures.length).toBeGreaterThan(60);
    for (const { image } of pictures) {
      expect(existsSync(`server${image}`), image).toBe(true);
      const response = await server.app.inject(image);
      expect(response.headers['content-type']).toContain('svg');
    }
  });
});

describe('writing a sample marketplace', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(fasterEngine, 0);
  });
  afterAll(() => database.close());

  /** Empties all tables, writes a sample, and returns every row of every table. */
  const makeSample = async (size: number) => {
    const { db } = database;
    const { rows: tables } = await db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
    const names = tables.map(({ name }) => name);
    await db.transaction(async (tx) => {
      // Some triggers refuse that their table is emptied, so all triggers are off.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(`truncate ${names.join(', ')} restart identity`));
    });
    await db.transaction((tx) => writeSample(tx, size, Date.UTC(2026, 0, 1)));
    const rowsByTable: Record<string, unknown[]> = {};
    for (const name of names) {
      const { rows } = await db.execute(sql.raw(`select * from ${name} order by 1`));
      rowsByTable[name] = rows;
    }
    return rowsByTable;
  };

  it('makes the same rows in every table each time, and continues the ids after those of its rows', async () => {
    const rowsByTable = await makeSample(12);
    expect(rowsByTable.ledger_entries).not.toEqual([]);
    expect(await makeSample(12)).toEqual(rowsByTable);
    for (const table of ['artisans', 'clients', 'jobs', 'withdrawal_requests', 'transactions']) {
      const { rows } = await database.db.execute<{ next: number }>(
        sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as next`,
      );
      expect(rows[0]?.next, table).toBe((rowsByTable[table]?.length ?? 0) + 1);
    }
  });

  it('writes every character of a text', async () => {
    const texts = ['', '\\N', '\\.', 'a\\tb', 'a\tb\nc\rd\ve\ff\bg\\', 'ọ̀rẹ́ Ɗ 😀 "{}"', null];
    await database.db.execute(sql`truncate content_items`);
    await database.db.transaction((tx) =>
      insertRows(
        tx,
        contentItems,
        texts.map((description, position) => ({ page: 'about' as const, position, description })),
      ),
    );
    const { rows } = await database.db.execute(sql`select * from content_items order by id`);
    expect(rows.map(({ description }) => description)).toEqual(texts);
  });

  it.each([1, 2])('does not fail with only %i artisans', async (size) => {
    expect((await makeSample(size)).artisans).toHaveLength(size);
  });
});

describe.runIf(engines.includes('PostgreSQL'))('an interrupted sample on PostgreSQL', () => {
  it('leaves nothing, and the next start makes it again', async () => {
    const database = await openEmptyDatabase('PostgreSQL');
    onTestFinished(() => database.close());
    const { pool, db } = database;
    const countRows = async () => {
      const { rows } = await db.execute(sql`
        select (select count(*)::int from artisans) as artisans, (select count(*)::int from jobs) as jobs,
          (select count(*)::int from settings where key = 'sample') as samples`);
      return rows[0];
    };
    const start = (sampleSize: number) =>
      prepareDatabase(database, (empty) =>
        sampleSize === 0
          ? Promise.resolve()
          : fillEmptyDatabase(empty, { sampleSize }).then(() => undefined),
      );
    await start(0);
    // The sample waits for this lock, and its session is ended meanwhile.
    const locking = await pool.connect();
    onTestFinished(() => locking.release(true));
    await locking.query('begin');
    await locking.query('lock table ledger_entries in exclusive mode');
    const interrupted = expect(start(24)).rejects.toThrow();
    const endWaiting = async () => {
      const { rows } = await pool.query(
        `select pg_terminate_backend(pid) from pg_locks join pg_class on pg_class.oid = relation
           where relname = 'ledger_entries' and not granted and database =
             (select oid from pg_database where datname = current_database())`,
      );
      return rows.length;
    };
    await expect.poll(endWaiting, { timeout: 30_000 }).toBe(1);
    await interrupted;
    await locking.query('commit');
    expect(await countRows()).toEqual({ artisans: 0, jobs: 0, samples: 0 });
    for (let starts = 0; starts < 2; starts += 1) {
      await start(24);
      expect(await countRows()).toEqual({ artisans: 24, jobs: 120, samples: 1 });
    }
  });
});

it.runIf(engines.includes('PostgreSQL'))(
  'the books of a sample add up if the role is not a superuser',
  async () => {
    const database = await openTestDatabase('PostgreSQL', 0);
    const role = sql.identifier(`writer_${randomBytes(4).toString('hex')}`);
    onTestFinished(async () => {
      await database.db.execute(sql`drop owned by ${role}`);
      await database.db.execute(sql`drop role ${role}`);
      await database.close();
    });
    await database.db.execute(sql`create role ${role}`);
    await database.db.execute(sql`grant all on all tables in schema public to ${role}`);
    await database.db.execute(sql`grant all on all sequences in schema public to ${role}`);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local role ${role}`);
      await writeSample(tx, 24, Date.UTC(2026, 0, 1));
    });
    expect(await deviationsIn(database.db)).toEqual([]);
  },
);
