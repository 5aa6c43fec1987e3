import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import { createDatabase, environmentOf } from './ways.ts';

/** The server as a separate process. */
export interface ServerProcess {
  process: ChildProcess;
  /** http://localhost:… */
  address: string;
  /** Returns its output on stdout so far. */
  output(): string;
  /** Returns its output on stderr so far. */
  errors(): string;
  /** Sends the signal and waits for the end. Returns the exit code, or the signal's name. */
  end(signal: NodeJS.Signals): Promise<number | string | null>;
}

/** The end of a server that could not start. */
export interface FailedStart {
  code: number | null;
  stderr: string;
}

type Environment = Record<string, string>;

const main = 'dist/node/server/main.js';
/** The same server without limits on calls. */
export const withoutLimits = 'scripts/serve-without-limits.js';

/** Runs the server behind a shell, as npm does; a signal then reaches only the shell. */
const behindShell = ['sh', ['-c', `node ${main}; true`]] as const;

const clock = pathToFileURL(path.resolve('tests/support/shift-clock.mjs')).href;

/** Returns the environment of a server or a command that a test starts: its own settings, and the tests' clock. */
export function childEnvironment({ NODE_OPTIONS = '', ...environment }: Environment): Environment {
  const { PATH = '', HOME = '', TEST_START = '' } = process.env;
  return {
    PATH,
    HOME,
    ...(TEST_START !== '' && { TEST_START }),
    NODE_OPTIONS: `--import ${clock} ${NODE_OPTIONS}`,
    ...environment,
  };
}

function spawnServer(environment: Environment, script = main): ChildProcess {
  const [program, args] =
    environment.npm_lifecycle_event === undefined
      ? ([process.execPath, [script]] as const)
      : behindShell;
  const child = spawn(program, args, {
    env: childEnvironment({ PORT: '0', SAMPLE_SIZE: '12', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

function collect(stream: NodeJS.ReadableStream | null): () => string {
  let text = '';
  stream?.on('data', (chunk) => {
    text += String(chunk);
  });
  return () => text;
}

/** Starts the server and waits until it prints its address. */
export async function startServer(environment: Environment, script = main): Promise<ServerProcess> {
  const child = spawnServer(environment, script);
  const output = collect(child.stdout);
  const errors = collect(child.stderr);
  const exited = once(child, 'exit');
  while (!/http:\S+/.test(output())) {
    const ended = await Promise.race([
      exited.then(() => true),
      once(child.stdout ?? child, 'data').then(() => false),
    ]);
    if (ended) throw new Error(`The server ended: ${errors()}`);
  }
  return {
    process: child,
    address: /http:\S+/.exec(output())?.[0] ?? '',
    output,
    errors,
    async end(signal) {
      child.kill(signal);
      const [code, by] = await exited;
      return by ?? code;
    },
  };
}

/** Kills a server with -9 during its start, when its output on stderr matches `words`. */
export async function killInStart(environment: Environment, words: RegExp): Promise<void> {
  const child = spawnServer(environment);
  const errors = collect(child.stderr);
  while (!words.test(errors())) await once(child.stderr ?? child, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Runs a server that is expected to fail at its start. */
export async function failToStart(environment: Environment): Promise<FailedStart> {
  const child = spawnServer(environment);
  const stderr = collect(child.stderr);
  const [code] = await once(child, 'exit');
  return { code, stderr: stderr() };
}

/** Creates an empty folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates an empty PostgreSQL database, which is dropped after the test. Returns its address. */
export async function newDatabase(): Promise<string> {
  const { url, admin, name } = await createDatabase();
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return url;
}

/** Creates an empty database, on PostgreSQL if the machine has it, because that starts faster. */
export async function emptyDatabase(): Promise<Environment> {
  return inject('postgresUrl') === null
    ? { DATA_DIR: await temporaryFolder() }
    : environmentOf(await newDatabase());
}

/** Runs a command of `npm run admin` and returns what it prints. */
export async function runAdmin(environment: Environment, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['dist/node/server/admin.js', ...args], {
    env: childEnvironment(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child.stdout);
  const errors = collect(child.stderr);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(errors());
  return output();
}
