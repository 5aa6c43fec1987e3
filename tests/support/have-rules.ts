import { HttpResponse, http } from 'msw';
import type { SetupServer } from 'msw/node';
import type { MockHost } from '../../src/mocks/mock-host.ts';

/**
 * Lets the mock host have decision rules; the limit is in naira.
 *
 * @param server the MSW server of the test file, because this module is loaded once for several test files
 */
export function haveRules(
  { switches }: MockHost,
  server: Pick<SetupServer, 'use'>,
  rules: { type_amounts_from?: number; promised_hours?: null },
): void {
  switches.offer = ['getDecisionRules'];
  const data = { type_amounts_from: 500_000, promised_hours: 48, version: 1, ...rules };
  server.use(http.get('*/api/v1/admin/decision/rules', () => HttpResponse.json({ data })));
}
