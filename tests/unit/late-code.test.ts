import { expect, it } from 'vitest';
import { lateCode } from '../../src/lib/browser/late-code.ts';
import { hold } from '../support/hold.ts';

it('late code runs the calls from before it was loaded in their order, and later calls at once', async () => {
  const loading = hold();
  const code = lateCode(async () => {
    await loading.wait();
    return 'code';
  });
  const ran: string[] = [];
  code.run((loaded) => ran.push(`first with ${loaded}`));
  code.run(() => ran.push('second'));
  expect(ran).toEqual([]);
  loading.release();
  await code.loadAhead();
  expect(ran).toEqual(['first with code', 'second']);
  code.run(() => ran.push('third'));
  expect(ran.at(-1)).toBe('third');
});

it('late code that cannot be loaded drops its calls, and the next call loads it again', async () => {
  let isOffline = true;
  const code = lateCode(() =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve('code'),
  );
  const ran: string[] = [];
  code.run(() => ran.push('lost'));
  await code.loadAhead();
  isOffline = false;
  code.run((loaded) => ran.push(loaded));
  await code.loadAhead();
  expect(ran).toEqual(['code']);
});
