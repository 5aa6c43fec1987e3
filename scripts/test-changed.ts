/**
 * `npm run test:changed` runs the checks and the tests that belong to the uncommitted changes; `npm run test:changed --
 * COMMIT` to the changes since a commit. `npm test` runs everything.
 */
import { checksFor, runTools } from './run-tools.ts';
import { beginRun } from './test/begin-run.ts';
import { filesChangedSince, relatedTests } from './test/related-tests.ts';
import { runVitest } from './test/run-tests.ts';
import { countOf, summaryOf } from './test/summary.ts';

const [commit = 'HEAD'] = process.argv.slice(2);
const changed = filesChangedSince(commit);
if (changed.length === 0) {
  console.log(`No file differs from ${commit}.`);
  process.exit(0);
}

beginRun();
const tools = await runTools(checksFor(changed));
const { files, tables } = relatedTests(changed);
const escaped = tables.groups.map((group) => group.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
const project = '--project=!soak';
const results = [
  ...(files.size === 0 ? [] : await runVitest({ args: [project, ...files] })),
  ...(tables.files.length === 0
    ? []
    : await runVitest({
        args: [project, ...tables.files, '--testNamePattern', escaped.join('|')],
      })),
];
const { passed, failed } = countOf(results, tools);
console.log(summaryOf(results.filter(({ status }) => status !== 'skipped')));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
