import { describe, expect, it } from 'vitest';
import { signIn } from '../support/api-caller.ts';
import { type Moment, startCutProxy } from '../support/cut-proxy.ts';
import { startServer, withoutLimits } from '../support/server-process.ts';
import {
  addSmallRequests,
  approve,
  expectTrue,
  pause,
  SpokenWords,
  type Word,
} from './approvals.ts';
import { clusterOfTest, type Place, postgresPlace } from './places.ts';

/** Milliseconds within which the server must work again after the database is back. */
const recovery = 15_000;
const clients = 4;

/** Starts a server on the PostgreSQL of `place`. */
async function openServer(place: Place, environment: Record<string, string> = {}) {
  const server = await startServer({ ...place.environment, ...environment }, withoutLimits);
  return { server, address: server.address, token: (await signIn(server.address)).token };
}

/** Approves one request after the other until `stop`; every call must get a response. */
function load(address: string, token: string, ids: number[], words: SpokenWords) {
  let isOn = true;
  const all = Array.from({ length: clients }, async () => {
    for (let id = ids.pop(); isOn && id !== undefined; id = ids.pop()) {
      words.add(id, await approve(address, token, id));
    }
  });
  return {
    async stop() {
      isOn = false;
      await Promise.all(all);
    },
  };
}

describe('a server that loses its PostgreSQL', () => {
  it.each<[Moment, readonly Word[]]>([
    ['writing', ['nothing-written', 'done']],
    ['before', ['nothing-written', 'unknown', 'done']],
    ['underway', ['unknown', 'done']],
    ['after', ['nothing-written', 'done']],
  ])('reports the truth when the connection is cut 50 times (%s)', async (moment, allowed) => {
    const { url } = clusterOfTest();
    const place = postgresPlace(url);
    const proxy = await startCutProxy(url);
    const { server, address, token } = await openServer(place, { DATABASE_URL: proxy.url });
    const ids = await place.look((database) => addSmallRequests(database, 100));
    const words = new SpokenWords();
    for (let round = 0; round < 50; round += 1) {
      const [first = 0, second = 0] = ids.splice(0, 2);
      proxy.cutNext(moment);
      words.add(first, await approve(address, token, first));
      proxy.cutNext(undefined);
      // The process is still running, and the next call works.
      words.add(second, await approve(address, token, second));
    }
    expect(proxy.cuts()).toBe(50);
    expect(
      Object.keys(words.count()).filter((word) => !allowed.some((one) => one === word)),
    ).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
    await expectTrue(place, words, `PostgreSQL connection cut (${moment})`);
  });

  it('reports the truth when its connections are terminated under load', async () => {
    const place = postgresPlace(clusterOfTest().url);
    const { server, address, token } = await openServer(place);
    const ids = await place.look((database) => addSmallRequests(database, 20_000));
    const words = new SpokenWords();
    const running = load(address, token, ids, words);
    await place.look(async (database) => {
      for (let round = 0; round < 50; round += 1) {
        await pause(Math.random() * 200);
        await database.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where pid <> pg_backend_pid() and backend_type = 'client backend'`,
        );
      }
    });
    await running.stop();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(words.count()['no answer']).toBeUndefined();
    await expectTrue(place, words, 'PostgreSQL connections terminated, 50 times');
  });

  it('reports the truth when PostgreSQL crashes under load, and recovers without help', async () => {
    const cluster = clusterOfTest();
    const place = postgresPlace(cluster.url);
    const { server, address, token } = await openServer(place);
    const ids = await place.look((database) => addSmallRequests(database, 20_000));
    const words = new SpokenWords();
    for (let round = 0; round < 10; round += 1) {
      const running = load(address, token, ids, words);
      await pause(200 + Math.random() * 500);
      cluster.crash();
      await pause(Math.random() * 200);
      await running.stop();
      const id = ids.pop() ?? 0;
      const next = async () => {
        const word = await approve(address, token, id);
        words.add(id, word);
        return word;
      };
      await expect.poll(next, { timeout: recovery }).toBe('done');
    }
    expect(await server.end('SIGTERM')).toBe(0);
    expect(words.count()['no answer']).toBeUndefined();
    await expectTrue(place, words, 'PostgreSQL crashed, 10 times');
  });
});
