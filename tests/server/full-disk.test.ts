import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseOver } from '../../server/db/connect.ts';
import { type ApiCaller, signInByApi } from '../support/api-caller.ts';
import { filledFolder, openFolder } from '../support/filled-folder.ts';
import { openMailApp } from '../support/mail-app.ts';
import { approve, findPayable } from '../support/payable.ts';
import { startServer, temporaryFolder } from '../support/server-process.ts';

const preload = path.resolve('tests/support/fill-disk.mjs');

/**
 * Changes the status of an artisan back and forth until a change is refused, and returns that answer. Each
 * change writes an audit entry of a kilobyte, so that a table soon needs another page of its file.
 */
async function changeUntilRefused(caller: ApiCaller) {
  const reason = 'ń'.repeat(500);
  let version = 1;
  for (let changes = 0; changes < 50; changes += 1) {
    const status = changes % 2 === 0 ? 'deactivated' : 'active';
    const answer = await caller.send('PUT', 'update/artisan/1/status', { status, reason, version });
    if (answer.status !== 200) return answer;
    version = answer.body.data?.version ?? version;
  }
  throw new Error('No change was refused');
}

/** Makes the artisan active again, so that requests can be approved. */
async function activate(caller: ApiCaller): Promise<void> {
  for (let version = 1; version < 60; version += 1) {
    const body = { status: 'active', version };
    if ((await caller.send('PUT', 'update/artisan/1/status', body)).status === 200) return;
  }
  throw new Error('The artisan stays deactivated');
}

/** The server fails to write files whose path contains the text in the file `marker`. It finds the paths in /proc. */
describe.runIf(existsSync('/proc/self/fd'))('a full disk under the embedded database', () => {
  it('refuses writes; when the engine stops, the process exits with one sentence, and the database recovers', async () => {
    const marker = path.join(await temporaryFolder(), 'full');
    const environment = { DATA_DIR: await filledFolder() };
    const server = await startServer({
      ...environment,
      NODE_OPTIONS: `--import ${preload}`,
      FILL_DISK: marker,
    });
    const caller = await signInByApi(server.address);
    const [first, second] = await findPayable(caller);
    await writeFile(marker, '/base/');
    expect(await changeUntilRefused(caller)).toEqual({
      status: 503,
      body: {
        message: 'The database has no room left on its disk. Nothing was changed.',
        outcome: 'nothing-written',
      },
    });
    expect(await findPayable(caller)).toContain(first);
    await rm(marker);
    await activate(caller);
    expect(await approve(caller, first)).toBe(200);

    const exited = new Promise<number | null>((resolve) => {
      server.process.once('exit', resolve);
    });
    await writeFile(marker, 'pg_wal');
    const start = Date.now();
    const answers = await Promise.all([
      caller.send('POST', `withdrawal/request/${second}`),
      caller.send('POST', `withdrawal/request/${second}`),
      caller.send('POST', `withdrawal/request/${second}`),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(503);
      expect(body).toEqual({
        message: expect.stringMatching(
          /^The database does not answer\. (Nothing was changed|It is not known whether it was carried out)\.$/,
        ),
        outcome: expect.stringMatching(/^(nothing-written|unknown)$/),
      });
    }
    // The answers arrive sooner than the time limit of a query, which is 20 seconds.
    expect(Date.now() - start).toBeLessThan(15_000);
    expect(await exited).toBe(1);
    expect(server.errors()).toMatch(/^The disk that holds \S+ is full: [^\n]+\.$/m);

    await rm(marker);
    const database = await openFolder(environment.DATA_DIR);
    const { rows } = await database.pool.query(
      'select id::int, status from withdrawal_requests where id = any($1) order by status',
      [[first, second]],
    );
    expect(rows).toEqual([
      { id: first, status: 'approved' },
      { id: second, status: 'pending' },
    ]);
    const mailApp = await openMailApp({ db: databaseOver(database.pool) });
    expect((await mailApp.call('POST', `withdrawal/request/${second}`)).status).toBe(200);
    await mailApp.close();
    await database.close();
  });
});
