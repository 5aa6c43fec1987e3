import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { allOperations, type OperationId } from '../../openapi/generated/operations.ts';
import { createMockHost, type MockHost } from '../../src/mocks/mock-host.ts';
import { setHostToken } from './host-token.ts';

/** Answers the calls of the dashboard. A call without a handler is an error. */
export const mockServer = setupServer();

let current: MockHost | undefined;

/** Returns the mock host of the running test; every test has a new one. */
export function mockHost(): MockHost {
  if (current === undefined) throw new Error('There is no mock host outside a test');
  return current;
}

/** Lets the mock host of the running test answer a read with `{ data }`. */
export function serve(read: OperationId, data: unknown): void {
  const path = allOperations[read].path.replaceAll(/\{(\w+)\}/g, ':$1');
  mockServer.use(http.get(`*/api/v1${path}`, () => HttpResponse.json({ data })));
}

/** Lets the mock host of the running test have decision rules. `type_amounts_from` is in naira. */
export function serveDecisionRules(rules: { type_amounts_from?: number; promised_hours?: null }) {
  mockHost().switches.offer = ['getDecisionRules'];
  serve('getDecisionRules', {
    type_amounts_from: 500_000,
    promised_hours: 48,
    version: 1,
    ...rules,
  });
}

beforeAll(() => {
  // The server of real-host.ts would receive its own calls without end.
  if (globalThis.fetch.name !== 'fetch') throw new Error('An earlier test file replaced fetch');
  mockServer.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  setHostToken();
  current = createMockHost();
  mockServer.resetHandlers(...current.handlers);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => {
  // After a file, Vitest restores all its spies once more. A spy on `fetch` would then bring back the one of MSW.
  vi.restoreAllMocks();
  mockServer.close();
});
