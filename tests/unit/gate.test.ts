import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Gate, GateTimeout } from '../../server/db/transactions/gate.ts';
import { hold } from '../support/hold.ts';

/** A gate whose tasks run until the test ends them by their name. */
function watchedGate(size: number, share?: number) {
  const gate = new Gate(size, 60_000, share);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    gate,
    started,
    add: (name: string, owner?: number) => {
      const work = () =>
        new Promise<void>((resolve) => {
          started.push(name);
          ends.set(name, resolve);
        });
      gate.run(work, owner).catch(() => undefined);
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await nextTurn();
    },
  };
}

it('starts as many tasks as allowed, and the others in their order as tasks end', async () => {
  const { add, end, started, gate } = watchedGate(2);
  for (const name of ['a', 'b', 'c', 'd']) add(name);
  await nextTurn();
  expect(started).toEqual(['a', 'b']);
  expect(gate.waitingCount).toBe(2);
  await end('b');
  await end('a');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  expect(gate.waitingCount).toBe(0);
});

it('runs at most its share of tasks for one owner, and the tasks of others beside them', async () => {
  const { add, end, started } = watchedGate(3, 2);
  for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, 1);
  add('b1', 2);
  await nextTurn();
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  add('without owner');
  await nextTurn();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'without owner']);
});

it('refuses a task that waits too long, and runs a later one', async () => {
  const gate = new Gate(1, 1);
  const held = hold();
  const running = gate.run(() => held.wait());
  await expect(gate.run(() => Promise.resolve())).rejects.toThrow(GateTimeout);
  held.release();
  await running;
  expect(await gate.run(() => Promise.resolve('done'))).toBe('done');
});
