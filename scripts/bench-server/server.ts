import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { maxSampleSize } from '../../server/config.ts';
import type { Connection } from '../../server/db/pool.ts';
import { enlargeSample } from '../enlarge-sample/enlarge.ts';

/** A running server to measure. */
export interface BenchServer {
  address: string;
  pid: number;
  /** Seconds from its start until it listened. */
  startSeconds: number;
  end(): Promise<void>;
}

type Environment = Record<string, string>;

async function readAddress(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    const address = /http:\S+/.exec(output)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('The server did not start');
}

/** Starts the compiled server without limits on calls, and waits until it listens. */
export async function startServer(environment: Environment): Promise<BenchServer> {
  const { PATH = '', HOME = '' } = process.env;
  const begin = performance.now();
  const child = spawn(process.execPath, ['scripts/serve-without-limits.js'], {
    env: { PATH, HOME, PORT: '0', ...environment },
    // The log is not read.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await readAddress(child);
  child.stdout.resume();
  return {
    address,
    pid: child.pid ?? 0,
    startSeconds: (performance.now() - begin) / 1000,
    async end() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/**
 * Fills an empty database with a sample of at least this number of artisans.
 *
 * @returns the seconds of a server's first start, in which it makes at most `maxSampleSize` artisans
 */
export async function fillDatabase(environment: Environment, artisans: number): Promise<number> {
  const first = await startServer({
    ...environment,
    SAMPLE_SIZE: String(Math.min(artisans, maxSampleSize)),
  });
  await first.end();
  if (artisans > maxSampleSize) {
    const connection = await connectAsServer(environment);
    await enlargeSample(connection.pool, artisans);
    await connection.close();
  }
  return first.startSeconds;
}

type Connect = typeof import('../../server/db/connect.ts').connect;

const compiledConnect = z.object({
  connect: z.custom<Connect>((value) => typeof value === 'function'),
});

const signInAnswer = z.object({ data: z.object({ access_token: z.string() }) });

/**
 * Connects to the database as the server does. Imports the compiled module, because the worker thread of the embedded
 * engine is a file that only the build makes.
 */
export async function connectAsServer({
  DATA_DIR = '',
  DATABASE_URL,
}: Environment): Promise<Connection> {
  const compiled = pathToFileURL('dist/node/server/db/connect.js').href;
  const { connect } = compiledConnect.parse(await import(compiled));
  return connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
}

/** Signs in with the sample's account. Returns the token. */
export async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/v1/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return signInAnswer.parse(await response.json()).data.access_token;
}

/** The body of the login call, with the sample's account. */
export const credentials = {
  email: 'admin@artisan.example',
  password: 'artisan-admin',
  device_token: 'bench',
};
