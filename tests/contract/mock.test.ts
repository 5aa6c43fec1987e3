import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { allOperations } from '../../openapi/generated/operations.ts';
import { createMockHost } from '../../src/mocks/mock-host.ts';
import { approvalCases } from './approval-cases.ts';
import { contractCases } from './cases.ts';
import { rowCases } from './row-cases.ts';
import { bodyOf, type Caller, type Condition, type TestedHost, targetOf } from './tested-host.ts';

const server = setupServer();
let mock = createMockHost();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  mock = createMockHost();
  server.resetHandlers(...mock.handlers);
});
afterAll(() => server.close());

const tokens: Record<Caller, string | null> = {
  administrator: 'mock-admin',
  anonymous: null,
  stranger: 'made-up',
  client: 'mock-client',
  leaving: 'mock-admin-leaving',
  passwordOwner: 'mock-admin',
  sessionOwner: 'mock-admin',
};

const faults: Record<Exclude<Condition, 'healthy'>, '429' | '500' | '503'> = {
  'over its limit': '429',
  failing: '500',
  'without its database': '503',
};

const host: TestedHost = {
  async call(call) {
    const { operationId, body, headers, caller = 'administrator', condition = 'healthy' } = call;
    if (condition !== 'healthy') mock.switches.faults[operationId] = faults[condition];
    const { method } = allOperations[operationId];
    const token = tokens[caller];
    const response = await fetch(`http://mock.example/api/v1${targetOf(call)}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await bodyOf(response) };
  },
  ids: () =>
    Promise.resolve({
      artisan: '1',
      client: '1',
      withdrawal: '1044',
      excessiveWithdrawal: '1050',
      rejectedWithdrawal: '1043',
      approvedWithdrawal: '1041',
      rejectableWithdrawal: '1045',
      partPayment: '13',
      excessivePartPayment: '12',
      rejectedPartPayment: '6',
      approvedPartPayment: '3',
      rejectablePartPayment: '14',
      guardedWithdrawal: '1048',
      guardedPartPayment: '9',
      view: '1',
      session: '1',
      usedSession: '2',
      note: '1',
      waitingArtisan: '4',
      service: '1',
      message: '1',
      failedMail: '1',
    }),
};

describe('the mock host', () => {
  contractCases(host);
  approvalCases(host);
  rowCases(host);
});
