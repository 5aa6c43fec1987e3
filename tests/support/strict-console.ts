import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A complaint of React, the router or the browser is a fault, so it fails the test it came up in. */
const complaints: string[] = [];

/** What a test expects to be complained about; cleared after each. */
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
