import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { urlIn } from '../../scripts/start-cluster.ts';
import { signIn } from '../support/api-caller.ts';
import { faultsInBooks } from '../support/books.ts';
import { startServer, withoutLimits } from '../support/server-process.ts';
import {
  addSmallRequests,
  approve,
  expectTrue,
  pause,
  SpokenWords,
  type Word,
} from './approvals.ts';
import { clusterOfTest, postgresPlace } from './places.ts';

const clients = 4;
const patience = { timeout: 30_000, interval: 50 };

/** Opens a server on a primary with a synchronous standby, and adds requests. */
async function openWorld() {
  // A server reaches the database by an address that a takeover points at the standby: here, a link to its sockets.
  const folder = await mkdtemp(path.join(tmpdir(), 'address-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const link = path.join(folder, 'sockets');
  const pointAt = async (target: string) => {
    await symlink(target, `${link}-new`);
    await rename(`${link}-new`, link);
  };
  const primary = clusterOfTest();
  await pointAt(primary.folder);
  const place = postgresPlace(urlIn(link));
  const server = await startServer(place.environment, withoutLimits);
  const standby = clusterOfTest({ primary });
  const requireStandbys = (names: string) =>
    place.look(async (database) => {
      await database.query(`alter system set synchronous_standby_names = '${names}'`);
      await database.query('select pg_reload_conf()');
    });
  const ids = await place.look((database) => addSmallRequests(database, 20_000));
  await requireStandbys('*');
  const standbys = () =>
    place.look(async (database) => {
      const { rows } = await database.query('select sync_state from pg_stat_replication');
      return rows;
    });
  await expect.poll(standbys, patience).toEqual([{ sync_state: 'sync' }]);
  const { token } = await signIn(server.address);
  const approveNext = async (): Promise<[id: number, word: Word]> => {
    const id = ids.pop() ?? 0;
    return [id, await approve(server.address, token, id)];
  };
  return { primary, standby, server, place, pointAt, requireStandbys, approveNext };
}

it('a synchronous standby takes over from a primary that is killed under approvals, and has each confirmed one', async () => {
  const { primary, standby, server, place, pointAt, requireStandbys, approveNext } =
    await openWorld();
  const words = new SpokenWords();
  let isLoaded = true;
  let confirmed = 0;
  const load = Array.from({ length: clients }, async () => {
    while (isLoaded) {
      const [id, word] = await approveNext();
      words.add(id, word);
      if (word === 'done') confirmed += 1;
    }
  });
  await pause(1_000);
  const killedAt = performance.now();
  primary.end();
  const before = confirmed;
  await pointAt(standby.folder);
  await requireStandbys('');
  await place.look((database) => database.query('select pg_promote()'));
  await expect.poll(() => confirmed, patience).toBeGreaterThan(before + 10);
  const awayMs = Math.round(performance.now() - killedAt);
  isLoaded = false;
  await Promise.all(load);

  expect(before).toBeGreaterThan(10);
  expect(await server.end('SIGTERM')).toBe(0);
  await expectTrue(place, words, 'a standby that takes over', { awayMs });
});

it('nothing is confirmed that a lost synchronous standby lacks', async () => {
  const { standby, server, place, requireStandbys, approveNext } = await openWorld();
  expect((await approveNext())[1]).toBe('done');
  standby.end();
  expect((await approveNext())[1]).toBe('unknown');
  await requireStandbys('');
  expect((await approveNext())[1]).toBe('done');
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await place.look(faultsInBooks)).toEqual([]);
});
