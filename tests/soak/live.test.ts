import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { signInByApi } from '../support/api-caller.ts';
import { faultsInBooks } from '../support/books.ts';
import { startServer, withoutLimits } from '../support/server-process.ts';
import { addSmallRequests, approve, printFigures } from './approvals.ts';
import { filledTarget } from './targets.ts';

const streams = 500;
/** The most streams of one account. */
const perAccount = 20;
const accounts = streams / perAccount;
const rounds = 2;
const approvalsInRound = 100;
/** Milliseconds between two approvals, on average, as in a busy office. */
const meanGapMs = 500;

const countsMessage = z.object({
  open: z.number(),
  events: z.number(),
  reads: z.number(),
  unchanged: z.number(),
  repeated: z.number(),
  failed: z.number(),
});

async function countsOf(clients: ChildProcess) {
  clients.send('count');
  const [counts] = await once(clients, 'message');
  return countsMessage.parse(counts);
}

/** Returns the 99th percentile. */
const p99 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? 0;

it.each(['PostgreSQL', 'embedded'] as const)(
  'on %s, 500 streams whose clients read again raise the p99 of an approval to 1.5 × at most',
  async (engine) => {
    const target = await filledTarget(engine);
    const ids = await target.withPool((database) =>
      addSmallRequests(database, 2 * rounds * approvalsInRound + 20),
    );
    // The other accounts have the password of the sample's account.
    await target.withPool((database) =>
      database.query(
        `insert into accounts (email, password_hash, role)
         select n || '@artisan.example', password_hash, role from accounts, generate_series(1, ${accounts}) n
          where email = 'admin@artisan.example'`,
      ),
    );
    const server = await startServer(target.env, withoutLimits);
    const { address } = server;
    const { token } = await signInByApi(address);
    const tokens: string[] = [];
    while (tokens.length < accounts) {
      const email = `${tokens.length + 1}@artisan.example`;
      const account = { email, password: 'artisan-admin', device_token: 'soak' };
      tokens.push((await signInByApi(address, account)).token);
    }

    const measureApprovals = async (count: number) => {
      const times: number[] = [];
      for (let done = 0; done < count; done += 1) {
        await pause(-Math.log(1 - Math.random()) * meanGapMs);
        const start = performance.now();
        expect(await approve(address, token, ids.pop() ?? 0)).toBe('done');
        times.push(performance.now() - start);
      }
      return times;
    };

    await measureApprovals(20);
    const [alone, followed]: [number[], number[]] = [[], []];
    const totals = { events: 0, reads: 0, unchanged: 0, repeated: 0 };
    for (let round = 0; round < rounds; round += 1) {
      alone.push(...(await measureApprovals(approvalsInRound)));
      const clients = fork(
        'tests/soak/stream-clients.ts',
        [address, String(perAccount), ...tokens],
        { execArgv: ['--import', 'tsx'] },
      );
      onTestFinished(() => void clients.kill('SIGKILL'));
      await expect
        .poll(async () => (await countsOf(clients)).open, { timeout: 60_000, interval: 200 })
        .toBe(streams);
      // A new page first receives the changes of the last minute.
      await pause(3000);
      const before = await countsOf(clients);
      followed.push(...(await measureApprovals(approvalsInRound)));
      await expect
        .poll(async () => (await countsOf(clients)).events - before.events, { timeout: 5000 })
        .toBe(streams * approvalsInRound);
      await pause(1000);
      const counts = await countsOf(clients);
      expect(counts.failed).toBe(0);
      totals.events += counts.events;
      totals.reads += counts.reads;
      totals.unchanged += counts.unchanged;
      totals.repeated += counts.repeated;
      clients.kill('SIGKILL');
      await pause(1000);
    }
    const [without, beside] = [p99(alone), p99(followed)];
    printFigures(`${streams} streams on ${engine}`, {
      approvals: alone.length,
      'p99 without, ms': Math.round(without),
      'p99 beside, ms': Math.round(beside),
      ratio: Math.round((beside / without) * 100) / 100,
      ...totals,
    });
    expect(await server.end('SIGTERM')).toBe(0);
    await target.withPool(async (database) => expect(await faultsInBooks(database)).toEqual([]));
    expect(beside).toBeLessThanOrEqual(1.5 * without);
  },
);
