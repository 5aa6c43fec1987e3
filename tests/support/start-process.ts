/** Starts the compiled server as a separate process, for tests of Vitest and of Playwright. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

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

export type Environment = Record<string, string>;

const root = path.resolve(import.meta.dirname, '../..');
const main = 'dist/node/server/main.js';
const preload = (name: string) =>
  `--import ${pathToFileURL(path.join(root, 'tests/support', name)).href}`;

/**
 * Returns the environment of a process that a test starts: these settings, and the clock of the
 * tests. With SHORT_PROCESSES=1 in this process, the engine is not optimized
 * (without-optimizer.mjs).
 */
export function childEnvironment({ NODE_OPTIONS = '', ...settings }: Environment): Environment {
  const { PATH = '', HOME = '', TMPDIR = '', TEST_START = '', SHORT_PROCESSES = '' } = process.env;
  const preloads = [
    preload('shift-clock.mjs'),
    ...(SHORT_PROCESSES === '1' ? [preload('without-optimizer.mjs')] : []),
  ];
  return {
    PATH,
    HOME,
    ...(TMPDIR !== '' && { TMPDIR }),
    ...(TEST_START !== '' && { TEST_START }),
    NODE_OPTIONS: [...preloads, NODE_OPTIONS].join(' '),
    ...settings,
  };
}

/** Starts the server, with a small sample, on a free port. `script` is the file to run. */
export function spawnServer(environment: Environment, script = main): ChildProcess {
  // With npm_lifecycle_event, the server ends with its parent process (server/process/on-end.ts). A
  // test that sets it gets a shell as the parent, as under npm.
  const settings = { PORT: '0', SAMPLE_SIZE: '12', npm_lifecycle_event: 'test', ...environment };
  const [program, args]: [string, string[]] =
    environment.npm_lifecycle_event === undefined
      ? [process.execPath, [script]]
      : ['sh', ['-c', `node ${script}; true`]];
  return spawn(program, args, {
    cwd: root,
    env: childEnvironment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Returns a function that returns the text that a stream has sent so far. */
export function collect(stream: NodeJS.ReadableStream | null): () => string {
  let text = '';
  stream?.on('data', (chunk) => {
    text += String(chunk);
  });
  return () => text;
}

/**
 * Waits until a started server prints its address.
 *
 * @throws if it ends before, with its output on stderr
 */
export async function untilReady(child: ChildProcess): Promise<ServerProcess> {
  const output = collect(child.stdout);
  const errors = collect(child.stderr);
  // Output can still arrive after `exit`.
  const closed = once(child, 'close');
  while (!/http:\S+/.test(output())) {
    const ended = await Promise.race([
      closed.then(() => true),
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
      const [code, signalName] = await closed;
      return signalName ?? code;
    },
  };
}
