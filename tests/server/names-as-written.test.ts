import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readRecentChanges } from '../../server/repositories/audit.ts';
import { openMailApp } from '../support/mail-app.ts';
import { fasterEngine, openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const [oldEmail, newEmail] = ['admin@artisan.example', 'ada@office.example'];

const rename = ({ db }: TestDatabase) =>
  db.execute(sql`update accounts set email = ${newEmail} where email = ${oldEmail}`);

/** Opens a server on a new database with a sample. */
async function openApp() {
  const database = await openTestDatabase(fasterEngine);
  const mailApp = await openMailApp(database);
  onTestFinished(async () => {
    await mailApp.close();
    await database.close();
  });
  const message = await mailApp.addMessage('ola@client.example');
  /** Changes the text of About, and replies to a message. */
  async function changeAndReply(about: string, version: number): Promise<void> {
    const { status } = await mailApp.call('PUT', 'update/about', { about, version });
    expect(status).toBe(200);
    await mailApp.reply(message);
  }
  /** Returns who made the entries of a list, newest first, as the list says. */
  async function authorsIn(path: string): Promise<(string | null)[]> {
    const { body } = await mailApp.call('GET', path);
    const { data } = body as { data: { data: { by: string | null }[] } };
    return data.data.map(({ by }) => by);
  }
  return { database, mailApp, message, changeAndReply, authorsIn };
}

// upgrade.test.ts proves which address the entries of earlier versions have.
describe('an account whose e-mail address changes', () => {
  it('is named by its earlier address for what it did before', async () => {
    const { database, mailApp, message, changeAndReply, authorsIn } = await openApp();
    const { body } = await mailApp.call('GET', 'get/about');
    const { data } = body as { data: { data: { version: number }[] } };
    const version = data.data[0]?.version ?? 0;
    await changeAndReply('First text.', version);
    await rename(database);
    await changeAndReply('Second text.', version + 1);

    expect((await authorsIn('audit')).slice(0, 4)).toEqual([
      newEmail,
      newEmail,
      oldEmail,
      oldEmail,
    ]);
    expect((await authorsIn('get/page/about/version')).slice(0, 2)).toEqual([newEmail, oldEmail]);
    expect(await authorsIn(`contact/message/${message}/reply`)).toEqual([newEmail, oldEmail]);
    const { changes } = await readRecentChanges(database.db);
    expect(changes).toMatchObject([
      { by: oldEmail },
      { by: oldEmail },
      { by: newEmail },
      { by: newEmail },
    ]);

    // Each address is a choice of the filter, and finds what was done under it.
    const { body: page } = await mailApp.call('GET', `audit?account=${newEmail}`);
    expect(page).toMatchObject({ data: { total: 2, data: [{ by: newEmail }, { by: newEmail }] } });
    const { accounts } = (page as { data: { accounts: string[] } }).data;
    expect(accounts).toEqual(expect.arrayContaining([oldEmail, newEmail]));
    expect(new Set(await authorsIn(`audit?account=${oldEmail}`))).toEqual(new Set([oldEmail]));
  });
});
