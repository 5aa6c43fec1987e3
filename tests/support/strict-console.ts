import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A complaint of React, the router or the browser fails the test in which it occurs. */
const complaints: string[] = [];

/** The complaints that a test expects; cleared after each test. */
const expected: RegExp[] = [];

export function expectComplaint(pattern: RegExp): void {
  expected.push(pattern);
}

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
    });
  }
});

afterEach(() => {
  const unexpected = complaints
    .splice(0)
    .filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
  expected.length = 0;
  expect(unexpected, 'console.error and console.warn').toEqual([]);
});
