import { afterEach, beforeEach, expect, vi } from 'vitest';

/** The errors and warnings of a test. They fail it, unless it expects them. */
const consoleErrors: string[] = [];

/** The errors and warnings that a test expects; cleared after each test. */
const expected: RegExp[] = [];

/** Allows errors and warnings that match, until the end of the test. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      consoleErrors.push(words.map(String).join(' '));
    });
  }
});

afterEach(() => {
  const unexpected = consoleErrors
    .splice(0)
    .filter((text) => !expected.some((pattern) => pattern.test(text)));
  expected.length = 0;
  expect(unexpected, 'console.error and console.warn').toEqual([]);
});
