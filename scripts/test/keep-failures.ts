import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from './test-reports.ts';

const root = 'test-results/failures';
const keptRuns = 20;
/** A message may contain long answers; its beginning says what was expected. */
const longestMessage = 2000;

/**
 * Keeps the whole messages of failed tests, and the files about them, because the next run removes its own. Returns the
 * results; the message of a failed test is cut, and names the folder where the rest is.
 */
export function keepFailures(results: readonly TestResult[]): TestResult[] {
  const run = path.join(root, new Date().toISOString().replaceAll(':', '-'));
  let count = 0;
  const kept = results.map((result) => {
    if (result.status !== 'failed') return result;
    count += 1;
    const folder = path.join(run, String(count));
    const text = stripVTControlCharacters(result.message);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'message.txt'), `${result.name}\n\n${text}\n`);
    for (const file of result.files ?? [])
      if (existsSync(file)) cpSync(file, path.join(folder, path.basename(file)));
    return { ...result, message: `${text.slice(0, longestMessage)}\nKept in ${folder}` };
  });
  if (count > 0) removeOldRuns();
  return kept;
}

function removeOldRuns(): void {
  for (const name of readdirSync(root).toSorted().slice(0, -keptRuns))
    rmSync(path.join(root, name), { recursive: true });
}
