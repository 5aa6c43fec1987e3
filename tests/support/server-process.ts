/** Servers that end with the test, or the group of tests, that starts them. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { createDatabase } from './database-addresses.ts';
import type { Template } from './database-templates.ts';
import {
  collect,
  type Environment,
  type ServerProcess,
  spawnServer,
  untilReady,
} from './start-process.ts';

/** The script of a server without limits on calls. */
export const withoutLimits = 'scripts/serve-without-limits.js';

export type End = () => void | Promise<void>;

/** Registers a function that ends what a test has started. */
export type OnEnd = (end: End) => void;

/** Returns an `OnEnd` for `beforeAll`. It runs the functions after the group, the latest first. */
export function onGroupFinished(): OnEnd {
  const ends: End[] = [];
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });
  return (end) => void ends.push(end);
}

function spawnUntil(onEnd: OnEnd, environment: Environment, script?: string) {
  const child = spawnServer(environment, script);
  onEnd(() => void child.kill('SIGKILL'));
  return child;
}

/** Starts the server and waits until it prints its address. */
export const startServer = (
  environment: Environment,
  script?: string,
  onEnd: OnEnd = onTestFinished,
): Promise<ServerProcess> => untilReady(spawnUntil(onEnd, environment, script));

/** Runs a server that is expected to fail at its start. Returns its exit code and its output on stderr. */
export async function failToStart(environment: Environment) {
  const child = spawnUntil(onTestFinished, environment);
  const stderr = collect(child.stderr);
  // Output can still arrive after `exit`.
  const [code] = await once(child, 'close');
  return { code: code as number | null, stderr: stderr() };
}

/** Creates an empty folder that is removed at the end. */
export async function temporaryFolder(onEnd: OnEnd = onTestFinished): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'data-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Returns an unused port, for a setting that cannot be 0. The search begins below the ports that the operating system
 * assigns, and by default at another port in each process: seven ports apart, because processes that start together
 * have neighbouring ids, and the port is free until the caller uses it.
 */
export async function freePort(first = 20_000 + ((process.pid * 7) % 10_000)): Promise<number> {
  for (let port = first; ; port += 1) {
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** Creates a PostgreSQL database, which is dropped at the end. Returns its direct address. */
export async function newDatabase(from?: Template, onEnd: OnEnd = onTestFinished): Promise<string> {
  const { url, drop } = await createDatabase(from);
  onEnd(drop);
  return url;
}
