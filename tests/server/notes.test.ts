import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviationsIn } from '../support/deviations.ts';
import { engines } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

describe.each(engines)('notes and flags on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(engine);
  });
  afterAll(() => server.close());

  const send = async (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, body?: object) => {
    const answer = await server.call(path, {
      method,
      ...(body !== undefined && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  /** Reads the audit entries of a record about notes and flags, newest first. */
  async function readEntries(path: string): Promise<Record<'action' | 'reason', string>[]> {
    const { body } = await send('GET', `audit/${path}`);
    return body.data.data.filter(({ action }: { action: string }) => /note|flag/.test(action));
  }

  it('a note that is withdrawn twice at once is withdrawn once, with one entry', async () => {
    const { body } = await send('POST', 'note/client/2', { text: 'A mistake.' });
    const { id } = body.data;
    const answers = await Promise.all([1, 2].map(() => send('DELETE', `note/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const messages = answers.map((answer) => answer.body.data.message);
    expect(messages).toContain('The note is withdrawn.');
    expect(messages).toContain('The note was withdrawn before. Nothing was changed.');
    const actions = (await readEntries('client/2')).map(({ action }) => action);
    expect(actions).toEqual(['withdraw-note', 'add-note']);
  });

  it('of two flags at once one is refused, and each change has one entry', async () => {
    const reasons = ['Two clients complain.', 'Does not answer.'];
    const answers = await Promise.all(
      reasons.map((reason) => send('PUT', 'flag/artisan/3', { reason })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await readEntries('artisan/3')).toMatchObject([
      { action: 'flag', reason: reasons[answers[0]?.status === 200 ? 0 : 1] },
    ]);
    expect((await send('PUT', 'flag/artisan/999999', { reason: 'Unknown.' })).status).toBe(404);
  });

  it('a note cannot be changed or deleted, and verify reports notes and flags that differ from the audit', async () => {
    const { db } = server.database;
    await send('POST', 'note/job/1', { text: 'Called on Monday.' });
    await expect(db.execute(sql`update notes set text = 'Other.'`)).rejects.toThrow();
    await expect(
      db.execute(sql`update notes set withdrawn_at = null where withdrawn_at is not null`),
    ).rejects.toThrow();
    await send('PUT', 'flag/client/4', { reason: 'Does not answer.' });
    const { rows } = await db.execute<{ version: number }>(
      sql`select version from flags where kind = 'client' and person_id = 4`,
    );
    await send('DELETE', `flag/client/4?reason=Answers.&version=${rows[0]?.version}`);
    await send('PUT', 'flag/client/5', { reason: 'Does not answer.' });
    await send('POST', 'note/client/6', { text: 'A note that is deleted.' });
    expect(await deviationsIn(db)).toEqual([]);
    await db.execute(sql`insert into notes (kind, subject_id, text) values ('job', 2, 'Planted.')`);
    await db.execute(
      sql`update notes set withdrawn_at = now() where kind = 'job' and subject_id = 1`,
    );
    const deletion = sql`delete from notes where kind = 'client' and subject_id = 6`;
    await expect(db.execute(deletion)).rejects.toThrow();
    await db.execute(sql`alter table notes disable trigger never_delete`);
    await db.execute(deletion);
    await db.execute(
      sql`insert into flags (kind, person_id, reason) values ('client', 4, 'Does not answer.')`,
    );
    await db.execute(sql`delete from flags where kind = 'client' and person_id = 5`);
    const differs = 'differs from the audit';
    expect(
      (await deviationsIn(db)).map((text) => text.replace(/^note \d+/, 'note')).toSorted(),
    ).toEqual([
      `flag of client 4 has no person, or ${differs}`,
      `flag of client 5 has no person, or ${differs}`,
      `note on client 6 has no record, or ${differs}`,
      `note on job 1 has no record, or ${differs}`,
      `note on job 2 has no record, or ${differs}`,
    ]);
  });
});
