import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { spawnServer, untilReady } from './start-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a server that has ended, with a small sample. Tests change only copies of it. */
    filledFolder: string;
  }
}

let folder: string | undefined;

/** Builds the server, and the template of its embedded database, and starts it once to fill a data folder. */
export async function setup(project: TestProject): Promise<void> {
  execFileSync(process.execPath, ['scripts/build.js', 'build:template', '--for-start']);
  folder = await mkdtemp(path.join(tmpdir(), 'filled-'));
  const server = await untilReady(spawnServer({ DATA_DIR: folder }));
  await server.end('SIGTERM');
  project.provide('filledFolder', folder);
}

/** Removes the data folder. */
export async function teardown(): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}
