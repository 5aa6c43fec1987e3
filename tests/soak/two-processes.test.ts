import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { signInByApi } from '../support/api-caller.ts';
import { startServer, withoutLimits } from '../support/server-process.ts';
import { addSmallRequests, approve, expectTrueOutcomes, ReportedOutcomes } from './approvals.ts';
import { filledTarget } from './targets.ts';

const rounds = 10;
const clients = 3;

it('two servers on one PostgreSQL approve each request once, although one is killed repeatedly', async () => {
  const target = await filledTarget('PostgreSQL');
  const ids = await target.withPool((database) => addSmallRequests(database, 20_000));
  const steady = await startServer(target.env, withoutLimits);
  const { token } = await signInByApi(steady.address);
  const outcomes = new ReportedOutcomes();

  for (let round = 0; round < rounds; round += 1) {
    // The token of one server is valid on the other.
    const shaky = await startServer(target.env, withoutLimits);
    let isAlive = true;
    const load = Array.from({ length: clients }, async () => {
      while (isAlive) {
        const id = ids.pop() ?? 0;
        const addresses = [steady.address, shaky.address, shaky.address, steady.address];
        // The calls for an even id have the same Idempotency-Key, as a repeated call has. Those for an odd id have none.
        const key = id % 2 === 0 ? randomUUID() : undefined;
        const calls = addresses.map((address) => approve(address, token, id, key));
        for (const outcome of await Promise.all(calls)) outcomes.add(id, outcome);
      }
    });
    await pause(300 + Math.random() * 500);
    await shaky.end('SIGKILL');
    isAlive = false;
    await Promise.all(load);
  }

  expect(await steady.end('SIGTERM')).toBe(0);
  await expectTrueOutcomes(target, outcomes, 'two processes', { rounds });
});
