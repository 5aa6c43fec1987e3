import { z } from 'zod';

export interface TestResult {
  /** The file, the names of the groups, and the name of the test, with ` › ` between them. */
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  seconds: number;
  message: string;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      // Empty unless the file could not run.
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

const fileOf = (path: string) => path.replace(/^.*\/(?=tests\/)/, '');

const statusOf = (status: string): TestResult['status'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped';

/** Reads a report of Vitest. A file that could not run is a failed test. */
export function readVitest(report: unknown): TestResult[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === ''
      ? []
      : [{ name: fileOf(name), status: 'failed' as const, seconds: 0, message }]),
    ...assertionResults.map((assertion) => ({
      name: [fileOf(name), ...assertion.ancestorTitles, assertion.title].join(' › '),
      status: statusOf(assertion.status),
      seconds: (assertion.duration ?? 0) / 1000,
      message: assertion.failureMessages.join('\n'),
    })),
  ]);
}

const playwrightTest = z.object({
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(
    z.object({
      duration: z.number(),
      errors: z.array(z.object({ message: z.string().optional() })),
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
        status: statuses[status],
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        message: results
          .flatMap((result) => result.errors)
          .map(({ message = '' }) => message)
          .join('\n'),
      })),
    ),
    ...suites.flatMap((suite) => resultsOf(suite, path)),
  ];
}
