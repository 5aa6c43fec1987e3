import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { databaseUrlIn } from '../../scripts/start-cluster.ts';
import { signInByApi } from '../support/api-caller.ts';
import { faultsInBooks } from '../support/books.ts';
import { startServer, withoutLimits } from '../support/server-process.ts';
import {
  addSmallRequests,
  approve,
  expectTrueOutcomes,
  type Outcome,
  ReportedOutcomes,
} from './approvals.ts';
import { clusterOfTest, postgresTarget } from './targets.ts';

const clients = 4;
const pollOptions = { timeout: 30_000, interval: 50 };

/** Opens a server on a primary with a synchronous standby, and adds requests. */
async function openWithStandby() {
  // The server reaches the database by a link to its sockets. A takeover points the link at the standby.
  const folder = await mkdtemp(path.join(tmpdir(), 'address-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const link = path.join(folder, 'sockets');
  const pointAt = async (target: string) => {
    await symlink(target, `${link}-new`);
    await rename(`${link}-new`, link);
  };
  const primary = clusterOfTest();
  await pointAt(primary.folder);
  const target = postgresTarget(databaseUrlIn(link));
  const server = await startServer(target.env, withoutLimits);
  const standby = clusterOfTest({ primary });
  const requireStandbys = (names: string) =>
    target.withPool(async (database) => {
      await database.query(`alter system set synchronous_standby_names = '${names}'`);
      await database.query('select pg_reload_conf()');
    });
  const ids = await target.withPool((database) => addSmallRequests(database, 20_000));
  await requireStandbys('*');
  const syncStates = () =>
    target.withPool(async (database) => {
      const { rows } = await database.query('select sync_state from pg_stat_replication');
      return rows;
    });
  await expect.poll(syncStates, pollOptions).toEqual([{ sync_state: 'sync' }]);
  const { token } = await signInByApi(server.address);
  const approveNext = async (): Promise<[id: number, outcome: Outcome]> => {
    const id = ids.pop() ?? 0;
    return [id, await approve(server.address, token, id)];
  };
  return { primary, standby, server, target, pointAt, requireStandbys, approveNext };
}

it('a synchronous standby takes over from a primary that is killed under approvals, and has each confirmed one', async () => {
  const { primary, standby, server, target, pointAt, requireStandbys, approveNext } =
    await openWithStandby();
  const outcomes = new ReportedOutcomes();
  let isLoaded = true;
  let confirmed = 0;
  const load = Array.from({ length: clients }, async () => {
    while (isLoaded) {
      const [id, outcome] = await approveNext();
      outcomes.add(id, outcome);
      if (outcome === 'done') confirmed += 1;
    }
  });
  await pause(1_000);
  const killedAt = performance.now();
  primary.end();
  const confirmedBefore = confirmed;
  await pointAt(standby.folder);
  await requireStandbys('');
  await target.withPool((database) => database.query('select pg_promote()'));
  await expect.poll(() => confirmed, pollOptions).toBeGreaterThan(confirmedBefore + 10);
  const awayMs = Math.round(performance.now() - killedAt);
  isLoaded = false;
  await Promise.all(load);

  expect(confirmedBefore).toBeGreaterThan(10);
  expect(await server.end('SIGTERM')).toBe(0);
  await expectTrueOutcomes(target, outcomes, 'a standby that takes over', { awayMs });
});

it('nothing is confirmed that a lost synchronous standby lacks', async () => {
  const { standby, server, target, requireStandbys, approveNext } = await openWithStandby();
  expect((await approveNext())[1]).toBe('done');
  standby.end();
  expect((await approveNext())[1]).toBe('unknown');
  await requireStandbys('');
  expect((await approveNext())[1]).toBe('done');
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await target.withPool(faultsInBooks)).toEqual([]);
});
