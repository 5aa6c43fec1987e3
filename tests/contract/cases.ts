import { describe, expect, it } from 'vitest';
import {
  allOperations,
  contractIds,
  type ExtensionId,
  type OperationId,
} from '../../openapi/generated/operations.ts';
import { missingFields } from '../support/answers.ts';
import { sendAsUsual } from './good-calls.ts';
import { meets } from './meets.ts';
import { type Call, credentials, type World } from './world.ts';

/**
 * The cases that our server and the mock must meet.
 *
 * @param extensions the operations that the host has in addition to the 25
 * @param isWhole false on a second engine, which needs only the cases that reach the database
 */
export function contractCases(
  open: () => World,
  extensions: readonly ExtensionId[] = [],
  isWhole = true,
): void {
  const send = (call: Call) => sendAsUsual(open(), call);

  describe.each<OperationId>([...contractIds, ...extensions])('%s', (operationId) => {
    const { path, method } = allOperations[operationId];
    const isOpen = operationId === 'login';

    if (isWhole && !isOpen) {
      it('401: the answer to a caller without a session reveals nothing', async () => {
        for (const caller of ['anonymous', 'stranger'] as const) {
          // The answer does not reveal whether the request is valid.
          for (const wrong of [{}, { id: 'x'.repeat(80) }, { id: '999999' }]) {
            const call: Call = { operationId, caller, ...wrong };
            const answer = await send(call);
            meets(call, answer, 401);
            expect(answer.body).toEqual({ message: 'Unathorized access' });
          }
        }
      });

      it('403: the caller is not an administrator', async () => {
        const call: Call = { operationId, caller: 'client' };
        meets(call, await send(call), 403);
      });
    }

    // The id of a timeline may be a name.
    if (isWhole && operationId !== 'listTimeline' && path.includes('{id}')) {
      it('400: a malformed id', async () => {
        for (const id of ['abc', '0', '-1', '1.5', '1e3', '%20']) {
          const call: Call = { operationId, id };
          meets(call, await send(call), 400);
        }
      });

      it('404: an unknown id', async () => {
        const uuid = '018f8a52-0000-7000-8000-000000000000';
        for (const id of operationId === 'retryMail' ? [uuid] : ['999999', '99999999999999']) {
          const call: Call = { operationId, id };
          meets(call, await send(call), 404);
        }
      });
    }

    if (isWhole) {
      it.each([
        [429, 'too many calls', 'over its limit'],
        [500, 'a sentence when the server fails', 'broken'],
        [503, 'a sentence when the host cannot answer now', 'away from its database'],
      ] as const)('%i: %s', async (status, _, condition) => {
        const call: Call = { operationId, condition };
        meets(call, await send(call), status);
      });
    }

    // This test comes last, because an approval cannot be undone.
    it('200: the shape of the contract, with all of its fields', async () => {
      const call: Call = { operationId };
      const answer = await send(call);
      meets(call, answer, 200);
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
      meets(call, await open().call(call), 400);
    });

    it.each([
      ['wrong password', { ...credentials, password: 'wrong' }],
      ['unknown e-mail', { ...credentials, email: 'who@artisan.example' }],
    ])('401 with a %s', async (_, body) => {
      const call: Call = { operationId: 'login', body };
      const answer = await open().call(call);
      meets(call, answer, 401);
      expect(answer.body).toEqual({ message: 'Unathorized access' });
    });
  });
}
