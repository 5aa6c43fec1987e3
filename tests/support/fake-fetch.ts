import { onTestFinished, vi } from 'vitest';

/**
 * Answers each call of a test, without a host. A call without an answer ends when it is aborted.
 *
 * @returns the methods of the calls, in their order
 */
export function fakeFetch(answer: (method: string) => Response | undefined): string[] {
  const methods: string[] = [];
  const fake = vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    const method = init?.method ?? 'GET';
    methods.push(method);
    const response = answer(method);
    if (response !== undefined) return Promise.resolve(response);
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  });
  onTestFinished(() => fake.mockRestore());
  return methods;
}
