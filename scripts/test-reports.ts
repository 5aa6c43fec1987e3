import { z } from 'zod';

/** The result of a run of tests. */
export interface Count {
  passed: number;
  failed: number;
  /** The failed tests to list again at the end: file, name and messages. */
  failures?: readonly string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      // Set for a file that could not run.
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** Reads a report of Vitest. */
export function readVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === '' ? [] : [`${name}\n${message}`]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => [name, fullName, ...failureMessages].join('\n')),
  ]);
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
});

/** Reads a report of Playwright, which lists its failed tests at its own end. */
export function readPlaywright(report: unknown): Count {
  const { expected, flaky, unexpected } = playwrightReport.parse(report).stats;
  return { passed: expected + flaky, failed: unexpected };
}
