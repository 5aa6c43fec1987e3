import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { signInByApi } from '../support/api-caller.ts';
import { startServer, withoutLimits } from '../support/server-process.ts';
import type { Engine } from '../support/test-database.ts';
import { addSmallRequests, approve, expectTrueOutcomes, ReportedOutcomes } from './approvals.ts';
import { filledTarget } from './targets.ts';

const rounds = 50;
/** More requests than all rounds can decide. */
const requests = 20_000;
const clients = 4;
/** Milliseconds after the first response within which a server is killed. */
const longestLifeMs = 400;

const engines: readonly Engine[] = ['embedded', 'PostgreSQL'];

describe.each(engines)('a server on %s that is killed under load', (engine) => {
  it(`keeps every confirmed approval, ${rounds} times`, async () => {
    const target = await filledTarget(engine);
    const ids = await target.withPool((database) => addSmallRequests(database, requests));
    const outcomes = new ReportedOutcomes();
    const unanswered: { id: number; key: string }[] = [];
    let token: string | undefined;
    const startTimes: number[] = [];

    for (let round = 0; round < rounds; round += 1) {
      const begin = Date.now();
      const server = await startServer(target.env, withoutLimits);
      startTimes.push(Date.now() - begin);
      token ??= (await signInByApi(server.address)).token;
      const bearer = token;
      let isAlive = true;
      let tellFirst: () => void = () => undefined;
      const firstAnswer = new Promise<void>((resolve) => {
        tellFirst = resolve;
      });
      const load = Array.from({ length: clients }, async () => {
        while (isAlive) {
          const id = ids.pop();
          if (id === undefined) throw new Error('There are too few requests');
          // Of the two simultaneous approvals, only one changes something.
          const key = randomUUID();
          const send = () => approve(server.address, bearer, id, key);
          const both = await Promise.all([send(), send()]);
          for (const outcome of both) outcomes.add(id, outcome);
          if (both.includes('no answer')) unanswered.push({ id, key });
          tellFirst();
        }
      });
      await firstAnswer;
      await pause(Math.random() * longestLifeMs);
      await server.end('SIGKILL');
      isAlive = false;
      await Promise.all(load);
    }

    // The last server must also start without repairs.
    const last = await startServer(target.env, withoutLimits);
    expect((await fetch(`${last.address}/healthz`)).status).toBe(200);
    // The same call with its key returns the first answer, and is carried out if there is none.
    for (const { id, key } of unanswered) {
      const outcome = await approve(last.address, token ?? '', id, key);
      expect(outcome).toBe('done');
      outcomes.add(id, outcome);
    }
    expect(await last.end('SIGTERM')).toBe(0);
    const slowestStart = Math.max(...startTimes);
    await expectTrueOutcomes(target, outcomes, `kill -9 on ${engine}`, { rounds, slowestStart });
  });
});
