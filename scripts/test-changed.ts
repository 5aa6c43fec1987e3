/**
 * `npm run test:changed` runs the checks and the tests for the uncommitted changes, or with `-- COMMIT` those for the
 * changes since a commit. If the related test files take long, it leaves out the longest and prints their names.
 */
import { checks, runTools } from './run-tools.ts';
import { beginRun } from './test/begin-run.ts';
import { readDurations } from './test/durations.ts';
import { filesChangedSince, relatedTests } from './test/related-tests.ts';
import { runVitest } from './test/run-tests.ts';
import { countOf, summaryOf } from './test/summary.ts';

/** The most seconds that the test files of `shortFiles` took together in the last run of `npm test`. */
const maxSeconds = 30;

const [commit = 'HEAD'] = process.argv.slice(2);
const changed = filesChangedSince(commit);
if (changed.length === 0) {
  console.log(`No file differs from ${commit}.`);
  process.exit(0);
}

beginRun();
const relatedChecks = checks.filter((check) => changed.some((file) => check.files.test(file)));
const checkCount = await runTools(relatedChecks);
const { files, tables } = relatedTests(changed);
const durations = readDurations();
const secondsOf = (file: string) => durations[file] ?? 0;
let seconds = 0;
const shortFiles = files
  .toSorted((a, b) => secondsOf(a) - secondsOf(b))
  .filter((file) => {
    seconds += secondsOf(file);
    return seconds <= maxSeconds;
  });
const longFiles = files.filter((file) => !shortFiles.includes(file));

const project = '--project=!soak';
const results = [
  ...(shortFiles.length === 0 ? [] : await runVitest({ args: [project, ...shortFiles] })),
  ...(tables === undefined
    ? []
    : await runVitest({
        args: [project, ...tables.files, '--testNamePattern', tables.groups.source],
      })),
];
const { passed, failed } = countOf(results, checkCount);
console.log(summaryOf(results.filter(({ status }) => status !== 'skipped')));
if (longFiles.length > 0)
  console.log(`Related, and only in npm test:\n  ${longFiles.join('\n  ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
