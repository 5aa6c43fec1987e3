import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readPlaywright, readVitest } from '../../scripts/test/test-reports.ts';
import { plantTree, runTool } from '../support/planted-tree.ts';

const planted = `
import { afterAll, describe, expect, it } from 'vitest';
it('passes', () => undefined);
it('compares', () => expect(['a', 'b'.repeat(90)]).toEqual(['a', 'c']));
describe('a group', () => {
  afterAll(() => { throw new Error('The hook failed'); });
  it('passes', () => undefined);
});
it('leaves a rejection', () => void Promise.reject(new Error('Nobody waits')));
`;
const killing = `
import { it } from 'vitest';
it('ends its process', () => process.kill(process.pid, 'SIGKILL'));
`;

it('a report of Vitest has the compared values, hooks that failed, rejections without a test, and tests that did not end', async () => {
  const root = await plantTree({ 'planted.test.ts': planted, 'killing.test.ts': killing });
  const report = path.join(root, 'report.json');
  vi.stubEnv('TEST_REPORT', report);
  onTestFinished(() => void vi.unstubAllEnvs());
  const reporter = path.resolve('scripts/test/vitest-reporter.ts');
  await runTool('vitest/vitest.mjs', ['run', `--reporter=${reporter}`], root);
  const failures = readVitest(JSON.parse(readFileSync(report, 'utf8')))
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => [name, message]);
  expect(Object.fromEntries(failures)).toEqual({
    'planted.test.ts › a group': expect.stringContaining('Error: The hook failed'),
    'planted.test.ts › compares': expect.stringContaining(`+   "${'b'.repeat(90)}"`),
    'killing.test.ts › ends its process': 'The test did not end.',
    'Vitest › errors outside the tests': expect.stringContaining('Error: Nobody waits'),
  });
});

it('a test that Playwright did not run is a failure, and a skipped one is not', () => {
  const test = (title: string, results: object[]) => ({
    title,
    tests: [{ status: 'skipped', results }],
  });
  const skipped = { duration: 0, errors: [], attachments: [] };
  const specs = [test('is skipped', [skipped]), test('did not run', [])];
  const suites = [{ title: 'a.spec.ts', file: 'a.spec.ts', specs }];
  expect(readPlaywright({ suites, errors: [] }).map(({ status }) => status)).toEqual([
    'skipped',
    'failed',
  ]);
});
