import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from './test-reports.ts';

const root = 'test-results/failures';
const storedRuns = 20;
/** A message may contain long answers; its beginning says what was expected. */
const longestMessage = 2000;

/**
 * Stores the whole messages of failed tests, and the files about them, because the next run removes its own. Returns the
 * results; the message of a failed test is cut, and names the folder where the rest is.
 */
export function storeFailures(results: readonly TestResult[]): TestResult[] {
  const run = path.join(root, new Date().toISOString().replaceAll(':', '-'));
  let count = 0;
  const stored = results.map((result) => {
    if (result.status !== 'failed') return result;
    count += 1;
    const folder = path.join(run, String(count));
    const text = stripVTControlCharacters(result.message);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'message.txt'), `${result.name}\n\n${text}\n`);
    for (const file of result.files ?? [])
      if (existsSync(file)) cpSync(file, path.join(folder, path.basename(file)));
    return { ...result, message: `${text.slice(0, longestMessage)}\nStored in ${folder}` };
  });
  if (count > 0) removeOldRuns();
  return stored;
}

function removeOldRuns(): void {
  for (const name of readdirSync(root).toSorted().slice(0, -storedRuns))
    rmSync(path.join(root, name), { recursive: true });
}
