import { describe, expect, it } from 'vitest';
import {
  allOperations,
  contractIds,
  type ExtensionId,
  type OperationId,
} from '../../openapi/generated/operations.ts';
import { missingFields } from '../support/answers.ts';
import { expectAnswer } from './expect-answer.ts';
import { type Call, credentials, type TestedHost } from './tested-host.ts';
import { sendValid } from './valid-calls.ts';

/**
 * The cases that our server and the mock must meet.
 *
 * @param extensions the operations that the host has in addition to the 25
 * @param isWhole false to leave out the cases whose result is the same on each engine
 */
export function contractCases(
  host: TestedHost,
  extensions: readonly ExtensionId[] = [],
  isWhole = true,
): void {
  const send = (call: Call) => sendValid(host, call);

  describe.each<OperationId>([...contractIds, ...extensions])('%s', (operationId) => {
    const { path, method } = allOperations[operationId];
    const isOpen = operationId === 'login';

    if (isWhole && !isOpen) {
      it('401: the answer to a caller without a session reveals nothing', async () => {
        for (const caller of ['anonymous', 'stranger'] as const) {
          // A malformed or unknown id gets the same answer.
          for (const other of [{}, { id: 'x'.repeat(80) }, { id: '999999' }]) {
            const call: Call = { operationId, caller, ...other };
            const answer = await send(call);
            expectAnswer(call, answer, 401);
            expect(answer.body).toEqual({ message: 'Unathorized access' });
          }
        }
      });

      it('403: the caller is not an administrator', async () => {
        const call: Call = { operationId, caller: 'client' };
        expectAnswer(call, await send(call), 403);
      });
    }

    // The id of a timeline may be a name.
    if (isWhole && operationId !== 'listTimeline' && path.includes('{id}')) {
      it('400: a malformed id', async () => {
        for (const id of ['abc', '0', '-1', '1.5', '1e3', '%20']) {
          const call: Call = { operationId, id };
          expectAnswer(call, await send(call), 400);
        }
      });

      it('404: an unknown id', async () => {
        const uuid = '018f8a52-0000-7000-8000-000000000000';
        for (const id of operationId === 'retryMail' ? [uuid] : ['999999', '99999999999999']) {
          const call: Call = { operationId, id };
          expectAnswer(call, await send(call), 404);
        }
      });
    }

    if (isWhole) {
      it.each([
        [429, 'too many calls', 'over its limit'],
        [500, 'a sentence when the server fails', 'failing'],
        [503, 'a sentence when the host cannot answer now', 'without its database'],
      ] as const)('%i: %s', async (status, _, condition) => {
        const call: Call = { operationId, condition };
        expectAnswer(call, await send(call), status);
      });
    }

    // This test is the last of its operation, because an approval cannot be undone.
    it('200: the shape of the contract, with all of its fields', async () => {
      const call: Call = { operationId };
      const answer = await send(call);
      expectAnswer(call, answer, 200);
      if (method === 'GET') {
        expect(missingFields(operationId, answer.body)).toEqual([]);
      }
    });
  });

  if (!isWhole) return;
  describe('signing in', () => {
    it.each([
      ['no password', { email: 'admin@artisan.example' }],
      ['no e-mail', { password: 'artisan-admin' }],
      ['empty fields', { email: '', password: '' }],
      ['no body', undefined],
    ])('400 with %s', async (_, body) => {
      const call: Call = { operationId: 'login', body };
      expectAnswer(call, await host.call(call), 400);
    });

    it.each([
      ['wrong password', { ...credentials, password: 'wrong' }],
      ['unknown e-mail', { ...credentials, email: 'who@artisan.example' }],
    ])('401 with a %s', async (_, body) => {
      const call: Call = { operationId: 'login', body };
      const answer = await host.call(call);
      expectAnswer(call, answer, 401);
      expect(answer.body).toEqual({ message: 'Unathorized access' });
    });
  });
}
