import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';

/** A tool of this project: a name for the report, and the arguments of `node` that run it. */
export interface Tool {
  name: string;
  args: readonly string[];
}

const modules = 'node_modules';
const typescript = `${modules}/typescript-7/bin/tsc`;

/** The folder in which the tools store their results, so that their next run skips unchanged files. */
const cache = `${modules}/.cache/check`;

const typeCheck = (what: string, project: string): Tool => ({
  name: `types of ${what}`,
  args: [
    typescript,
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    `${cache}/${project}.tsbuildinfo`,
  ],
});

/** The type checks that `npm run generate` runs. */
export const productTypes = [typeCheck('the dashboard', 'src'), typeCheck('the server', 'server')];

/** The builds that the browser tests and the tests of real processes use. */
export const builds: readonly Tool[] = [
  { name: 'build of the dashboard', args: ['scripts/build.js', 'build:dashboard'] },
  { name: 'build of the server', args: ['scripts/build.js', 'build:template'] },
];

/** A static check. `files` matches the paths of the files that it depends on. */
type Check = Tool & { files: RegExp };

/** The static checks, the slowest first, so that the whole run is short. */
export const checks: readonly Check[] = [
  {
    name: 'types and lint',
    args: [`${modules}/oxlint/bin/oxlint`],
    files: /\.tsx?$|tsconfig|oxlintrc/,
  },
  {
    name: 'nothing unused',
    args: [`${modules}/knip/bin/knip.js`, '--cache', `--cache-location=${cache}/unused`],
    files: /\.tsx?$|package\.json$|knip\.json$/,
  },
  {
    name: 'floors',
    args: [
      `${modules}/dependency-cruiser/bin/dependency-cruise.mjs`,
      '--config=.dependency-cruiser.cjs',
      `--cache=${cache}/floors`,
      '--cache-strategy=content',
      'domain',
      'src',
      'server',
      'openapi',
      'scripts',
      'tests',
    ],
    files: /\.tsx?$|dependency-cruiser\.cjs$/,
  },
  {
    name: 'format and lint',
    args: [`${modules}/@biomejs/biome/bin/biome`, 'check', '.'],
    files: /./,
  },
  {
    name: 'contract',
    args: [
      `${modules}/@redocly/cli/bin/cli.js`,
      'lint',
      '--config=openapi/redocly.yaml',
      'openapi/admin.yaml',
      // This file contains extensions.yaml, which the linter cannot check alone because of its `x-additions`.
      'openapi/generated/openapi.json',
    ],
    files: /^openapi\//,
  },
];

interface ToolOptions {
  /** Whether the output is printed while the tool runs; by default it is printed only after a failure. */
  isLive?: boolean;
  /** Variables that are added to the environment. */
  env?: NodeJS.ProcessEnv;
}

const running = new Set<ChildProcess>();

const killDelayMs = 10_000;

/** Ends the tools that are running, and waits until they have ended. */
export async function endTools(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const kill = setTimeout(() => child.kill('SIGKILL'), killDelayMs);
      child.kill('SIGTERM');
      await once(child, 'close');
      clearTimeout(kill);
    }),
  );
}

/** Runs a tool. Returns whether it succeeded. */
export async function runTool(
  { args }: Pick<Tool, 'args'>,
  { isLive = false, env = {} }: ToolOptions = {},
): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    stdio: isLive ? 'inherit' : 'pipe',
    env: { ...process.env, ...env },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => {
      output += piece.toString();
    });
  }
  await once(child, 'close');
  running.delete(child);
  if (child.exitCode !== 0) process.stdout.write(output);
  return child.exitCode === 0;
}

/** Prints the result and the duration of a step. `start` is the `performance.now()` of its start. */
export function reportStep(name: string, hasPassed: boolean, start: number): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${hasPassed ? '✓' : '✗'} ${name} (${seconds} s)`);
}

/** Runs as many tools at a time as the machine has cores, and reports each. Returns how many succeeded and failed. */
export async function runTools(tools: readonly Tool[]) {
  const waiting = [...tools];
  const count = { passed: 0, failed: 0 };
  const work = async () => {
    for (let tool = waiting.shift(); tool !== undefined; tool = waiting.shift()) {
      const start = performance.now();
      const hasPassed = await runTool(tool);
      reportStep(tool.name, hasPassed, start);
      count[hasPassed ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return count;
}
