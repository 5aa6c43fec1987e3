import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { signInByApi } from '../support/api-caller.ts';
import type { Target } from '../support/command-targets.ts';
import { type Moment, startCutProxy } from '../support/cut-proxy.ts';
import { startServer, withoutLimits } from '../support/server-process.ts';
import {
  addSmallRequests,
  approve,
  expectTrueOutcomes,
  type Outcome,
  ReportedOutcomes,
} from './approvals.ts';
import { clusterOfTest, postgresTarget } from './targets.ts';

/** Milliseconds within which the server must work again after the database is back. */
const recoveryMs = 15_000;
const clientCount = 4;

/** Starts a server on the PostgreSQL of the target. */
async function openServer(target: Target, environment: Record<string, string> = {}) {
  const server = await startServer({ ...target.env, ...environment }, withoutLimits);
  return { server, address: server.address, token: (await signInByApi(server.address)).token };
}

/** Approves requests with several clients until `stop` is called. Each client sends one call after the other. */
function startLoad(address: string, token: string, ids: number[], outcomes: ReportedOutcomes) {
  let isRunning = true;
  const clients = Array.from({ length: clientCount }, async () => {
    for (let id = ids.pop(); isRunning && id !== undefined; id = ids.pop()) {
      outcomes.add(id, await approve(address, token, id));
    }
  });
  return {
    async stop() {
      isRunning = false;
      await Promise.all(clients);
    },
  };
}

describe('a server that loses its PostgreSQL', () => {
  it.each<[Moment, readonly Outcome[]]>([
    ['writing', ['nothing-written', 'done']],
    ['before', ['nothing-written', 'unknown', 'done']],
    ['underway', ['unknown', 'done']],
    ['after', ['nothing-written', 'done']],
  ])('reports the truth when the connection is cut 50 times (%s)', async (moment, allowed) => {
    const { url } = clusterOfTest();
    const target = postgresTarget(url);
    const proxy = await startCutProxy(url);
    const { server, address, token } = await openServer(target, { DATABASE_URL: proxy.url });
    const ids = await target.withPool((database) => addSmallRequests(database, 100));
    const outcomes = new ReportedOutcomes();
    for (let round = 0; round < 50; round += 1) {
      const [first = 0, second = 0] = ids.splice(0, 2);
      proxy.cutNext(moment);
      outcomes.add(first, await approve(address, token, first));
      proxy.cutNext(undefined);
      // The process is still running, and the next call works.
      outcomes.add(second, await approve(address, token, second));
    }
    expect(proxy.cuts()).toBe(50);
    expect(
      Object.keys(outcomes.count()).filter((outcome) => !allowed.some((word) => word === outcome)),
    ).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
    await expectTrueOutcomes(target, outcomes, `PostgreSQL connection cut (${moment})`);
  });

  it('reports the truth when its connections are terminated under load', async () => {
    const target = postgresTarget(clusterOfTest().url);
    const { server, address, token } = await openServer(target);
    const ids = await target.withPool((database) => addSmallRequests(database, 20_000));
    const outcomes = new ReportedOutcomes();
    const running = startLoad(address, token, ids, outcomes);
    await target.withPool(async (database) => {
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
    expect(outcomes.count()['no answer']).toBeUndefined();
    await expectTrueOutcomes(target, outcomes, 'PostgreSQL connections terminated, 50 times');
  });

  it('reports the truth when PostgreSQL crashes under load, and recovers without help', async () => {
    const cluster = clusterOfTest();
    const target = postgresTarget(cluster.url);
    const { server, address, token } = await openServer(target);
    const ids = await target.withPool((database) => addSmallRequests(database, 20_000));
    const outcomes = new ReportedOutcomes();
    for (let round = 0; round < 10; round += 1) {
      const running = startLoad(address, token, ids, outcomes);
      await pause(200 + Math.random() * 500);
      cluster.crash();
      await pause(Math.random() * 200);
      await running.stop();
      const id = ids.pop() ?? 0;
      const next = async () => {
        const outcome = await approve(address, token, id);
        outcomes.add(id, outcome);
        return outcome;
      };
      await expect.poll(next, { timeout: recoveryMs }).toBe('done');
    }
    expect(await server.end('SIGTERM')).toBe(0);
    expect(outcomes.count()['no answer']).toBeUndefined();
    await expectTrueOutcomes(target, outcomes, 'PostgreSQL crashed, 10 times');
  });
});
