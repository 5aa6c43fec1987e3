import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { TestResult } from './test-reports.ts';

const durationsFile = 'node_modules/.cache/test-durations.json';

/** Stores how many seconds the tests of each file took. */
export function storeDurations(results: readonly TestResult[]): void {
  const seconds: Record<string, number> = {};
  for (const result of results) {
    const [name = ''] = result.name.split(' › ');
    seconds[name] = (seconds[name] ?? 0) + result.seconds;
  }
  mkdirSync(path.dirname(durationsFile), { recursive: true });
  writeFileSync(durationsFile, JSON.stringify(seconds));
}

/** Returns the seconds of each test file in the last run of `npm test`; empty before the first run. */
export const readDurations = (): Record<string, number> =>
  existsSync(durationsFile)
    ? z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(durationsFile, 'utf8')))
    : {};
