import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { startServer, temporaryFolder } from './server-process.ts';

const original = await mkdtemp(path.join(tmpdir(), 'filled-'));
afterAll(() => rm(original, { recursive: true, force: true }));
let isFilled = false;

/** Returns the data folder of a server that has ended, for a test that changes nothing in it. */
export async function sharedFolder(): Promise<string> {
  if (!isFilled) {
    const server = await startServer({ DATA_DIR: original });
    await server.end('SIGTERM');
    isFilled = true;
  }
  return original;
}

/** Returns a copy of that folder, because copying is faster than filling. */
export async function filledFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(await sharedFolder(), folder, { recursive: true });
  return folder;
}
