/**
 * A reporter of Vitest that writes the results of a run into the file `TEST_REPORT`: of each test, of hooks that failed,
 * and of errors that no test waited for.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { TestResult } from './test-reports.ts';

interface ReportedError {
  message: string;
  stack?: string | undefined;
  diff?: string | undefined;
  cause?: unknown;
  VITEST_TEST_PATH?: unknown;
}

/** Returns the messages with the values that were compared, and the place in the code of this project. */
const messageOf = (errors: readonly ReportedError[]) =>
  errors
    .map(({ message, stack = message, diff = '', cause, VITEST_TEST_PATH: file }) =>
      [
        stack.replaceAll(/\n +at .*(?:node_modules|<anonymous>).*/g, ''),
        ...(diff === '' ? [] : [diff]),
        ...(cause === undefined ? [] : [`because: ${JSON.stringify(cause)}`]),
        ...(typeof file === 'string' ? [`while ${file} ran`] : []),
      ].join('\n'),
    )
    .join('\n');

/** Returns a failure for errors that belong to no test; none without errors. */
const failuresOf = (name: string, errors: readonly ReportedError[]): TestResult[] =>
  errors.length === 0 ? [] : [{ name, status: 'failed', seconds: 0, message: messageOf(errors) }];

const nameOf = (file: TestModule, fullName: string) =>
  `${file.relativeModuleId} › ${fullName.replaceAll(' > ', ' › ')}`;

function resultOf(test: TestCase): TestResult {
  const { state, errors = [] } = test.result();
  return {
    name: nameOf(test.module, test.fullName),
    status: state === 'pending' ? 'failed' : state,
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    message: state === 'pending' ? 'The test did not end.' : messageOf(errors),
  };
}

const resultsOf = (file: TestModule): TestResult[] => [
  ...failuresOf(file.relativeModuleId, file.errors()),
  ...[...file.children.allSuites()].flatMap((group) =>
    failuresOf(nameOf(file, group.fullName), group.errors()),
  ),
  ...[...file.children.allTests()].map(resultOf),
];

// Vitest calls the default export of a reporter's file as a constructor.
export default class implements Reporter {
  onTestRunEnd(files: readonly TestModule[], unhandledErrors: readonly ReportedError[]) {
    const results = [
      ...files.flatMap(resultsOf),
      ...failuresOf('Vitest › errors outside the tests', unhandledErrors),
    ];
    const report = process.env.TEST_REPORT ?? '';
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify(results));
  }
}
