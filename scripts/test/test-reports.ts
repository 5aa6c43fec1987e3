import { z } from 'zod';

const testResult = z.object({
  /** The file, the names of the groups, and the name of the test, with ` › ` between them. */
  name: z.string(),
  status: z.enum(['passed', 'failed', 'skipped']),
  seconds: z.number(),
  message: z.string(),
  /** The paths of files about a failure, such as a screenshot. */
  files: z.array(z.string()).optional(),
});

export type TestResult = z.infer<typeof testResult>;

/** Reads the report of `vitest-reporter.ts`. */
export const readVitest = (report: unknown): TestResult[] => z.array(testResult).parse(report);

const playwrightTest = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(
    z.object({
      duration: z.number(),
      errors: z.array(z.object({ message: z.string().optional() })),
      attachments: z.array(z.object({ path: z.string().optional() })),
    }),
  ),
});

const playwrightSuite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(playwrightTest) })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().optional() })),
});

const statuses = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
} as const;

/** Reads a report of Playwright. An error outside the tests is a failed test. */
export function readPlaywright(report: unknown): TestResult[] {
  const { suites, errors } = playwrightReport.parse(report);
  return [
    ...errors.map(({ message = '' }) => ({
      name: 'tests/e2e',
      status: 'failed' as const,
      seconds: 0,
      message,
    })),
    ...suites.flatMap((suite) => resultsOf(suite, [])),
  ];
}

function resultsOf(
  { title, file, specs, suites = [] }: z.infer<typeof playwrightSuite>,
  outerTitles: readonly string[],
): TestResult[] {
  // The outermost suite is the file itself.
  const path = title === file ? [`tests/e2e/${file}`] : [...outerTitles, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        name: [...path, spec.title].join(' › '),
        // Also a test that is skipped on purpose has a result.
        status: results.length === 0 ? ('failed' as const) : statuses[status],
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        message:
          results.length === 0
            ? 'The test did not run.'
            : results
                .flatMap((result) => result.errors)
                .map(({ message = '' }) => message)
                .join('\n'),
        files: results.flatMap(({ attachments }) => attachments.flatMap(({ path }) => path ?? [])),
      })),
    ),
    ...suites.flatMap((suite) => resultsOf(suite, path)),
  ];
}
