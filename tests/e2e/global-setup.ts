import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnServer, untilReady } from '../support/start-process.ts';

/** Fills a data folder with the sample, which the servers of the tests copy (support.ts). */
export default async function fillSample(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-sample-'));
  process.env.E2E_SAMPLE = folder;
  // The servers of the tests end too soon to gain from an optimized engine (without-optimizer.mjs).
  process.env.SHORT_PROCESSES = '1';
  const server = await untilReady(spawnServer({ DATA_DIR: folder, SAMPLE_SIZE: '120' }));
  await server.end('SIGTERM');
  return () => rmSync(folder, { recursive: true, force: true });
}
