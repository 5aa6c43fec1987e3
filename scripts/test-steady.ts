/**
 * `npm run test:steady -- N [FILE …]` runs the tests N times (10) in shuffled order and prints each test that failed at
 * least once. During every second run, another process keeps a core busy. FILE is a part of the paths of the tests.
 */
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { builds, runTools } from './run-tools.ts';
import { beginRun } from './test/begin-run.ts';
import { runPlaywright, runVitest } from './test/run-tests.ts';
import { countOf } from './test/summary.ts';
import type { TestResult } from './test/test-reports.ts';

const [runsText = '10', ...files] = process.argv.slice(2);
const runs = Number(runsText);
if (!Number.isInteger(runs) || runs < 1) {
  console.error('Name the number of runs: npm run test:steady -- 10');
  process.exit(1);
}

const playwrightFiles = files.filter((file) => file.includes('e2e') || file.endsWith('.spec.ts'));
const vitestFiles = files.filter((file) => !playwrightFiles.includes(file));

/** Keeps a core busy until the returned function is called, or this process ends. */
function keepCoreBusy(): () => void {
  const endWithParent = `while (process.ppid === ${process.pid});`;
  const child = spawn(process.execPath, ['-e', endWithParent], { stdio: 'ignore' });
  return () => child.kill('SIGKILL');
}

async function runOnce(seed: number): Promise<TestResult[]> {
  const isAll = files.length === 0;
  const args = ['--project=!soak', ...vitestFiles];
  return [
    ...(isAll || vitestFiles.length > 0 ? await runVitest({ args, seed }) : []),
    ...(isAll || playwrightFiles.length > 0
      ? await runPlaywright({ args: playwrightFiles, seed })
      : []),
  ];
}

beginRun();
const { failed } = await runTools(builds);
if (failed > 0) process.exit(1);

const table: string[] = [];
/** The failed runs of each test by its name, with the message of the last failure. */
const failures = new Map<string, { runs: number[]; message: string }>();
for (let run = 1; run <= runs; run += 1) {
  const isBusy = run % 2 === 0;
  const start = performance.now();
  const endBusy = isBusy ? keepCoreBusy() : () => undefined;
  const results = await runOnce(run);
  endBusy();
  for (const { name, status, message } of results) {
    if (status !== 'failed') continue;
    failures.set(name, { runs: [...(failures.get(name)?.runs ?? []), run], message });
  }
  const count = countOf(results);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  table.push(
    `run ${run}${isBusy ? ', beside a busy core' : ''}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
  );
  console.log(table.at(-1));
}

console.log(['', ...table].join('\n'));
for (const [name, { runs: failedRuns, message }] of failures) {
  console.log(
    `✗ ${name}\n  failed in ${failedRuns.length} of ${runs} runs (${failedRuns.join(', ')})`,
  );
  console.log(message);
}
console.log(`${failures.size} tests did not pass every time`);
process.exitCode = failures.size === 0 ? 0 : 1;
