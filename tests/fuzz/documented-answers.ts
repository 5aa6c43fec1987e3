import type { OperationId } from '../../openapi/generated/operations.ts';
import {
  credentials,
  type KnownIds,
  knownIdByOperation,
  validParts,
} from '../contract/tested-host.ts';
import type { ContractCall } from './contract-calls.ts';
import type { FuzzServers } from './fuzz-servers.ts';
import type { FuzzRequest, HeaderLine } from './request.ts';
import { callerOf } from './requests.ts';

/** A request that is answered with a documented status, and the address of the server that it is sent to. */
export interface Provocation {
  address: string;
  request: FuzzRequest;
}

const unreachedVersion = 999_999_999;

/** The changes of valid requests that the server refuses with 409. */
const conflicts: Partial<Record<OperationId, Change & { subject?: keyof KnownIds }>> = {
  approveWithdrawal: { subject: 'rejectedWithdrawal' },
  approvePartPayment: { subject: 'rejectedPartPayment' },
  rejectWithdrawal: { subject: 'approvedWithdrawal' },
  rejectPartPayment: { subject: 'approvedPartPayment' },
  setArtisanStatus: { value: { status: 'deactivated', version: unreachedVersion } },
  setArtisanLevel: { value: { level: 3, version: unreachedVersion } },
  declineVerification: {
    subject: 'artisan',
    query: { reason: 'Illegible.', version: String(unreachedVersion) },
  },
  endOwnSession: { subject: 'usedSession' },
  flagPerson: { value: { reason: 'Another reason.' } },
  unflagPerson: {
    subject: 'artisan',
    query: { reason: 'Has answered.', version: String(unreachedVersion) },
  },
  setDecisionRules: {
    value: { type_amounts_from: null, promised_hours: null, version: unreachedVersion },
  },
};

/** Idempotency keys. The valid request uses its key first, so a different request with the same key is refused. */
const usedKeys: Partial<Record<OperationId, string>> = {
  approveWithdrawal: '018f8a52-7c1d-4e3a-b2c4-9d1e5f60a7b6',
  approvePartPayment: '018f8a52-7c1d-4e3a-b2c4-9d1e5f60a7b7',
  rejectWithdrawal: '018f8a52-7c1d-4e3a-b2c4-9d1e5f60a7b8',
  rejectPartPayment: '018f8a52-7c1d-4e3a-b2c4-9d1e5f60a7b9',
  addNote: '018f8a52-7c1d-4e3a-b2c4-9d1e5f60a7ba',
};

const wrongPassword = { current_password: 'wrong', new_password: 'seven lamps on a boat' };

/** The request for each status. A documented status that is missing here is a fault. */
const requestsByStatus: Record<number, (call: ContractCall, servers: FuzzServers) => Provocation> =
  {
    200: (call, servers) => validRequest(call, servers, { hasUsedKey: true }),
    400: (call, servers) => {
      if (call.id !== undefined) return validRequest(call, servers, { id: 'abc' });
      const takes = (wanted: string) => call.query.some(({ name }) => name === wanted);
      if (takes('sort')) return validRequest(call, servers, { query: { sort: 'nothing' } });
      if (takes('ids')) {
        return validRequest(call, servers, {
          query: { ...validParts[call.operationId]?.query, ids: '0' },
        });
      }
      if (takes('from')) return validRequest(call, servers, { query: { from: '2026-02-30' } });
      return validRequest(call, servers, { body: Buffer.from('{}') });
    },
    401: (call, servers) => {
      const wrong = Buffer.from(JSON.stringify({ ...credentials, password: 'wrong' }));
      return call.isPublic
        ? validRequest(call, servers, { body: wrong })
        : validRequest(call, servers, { token: 'x' });
    },
    403: (call, servers) => validRequest(call, servers, { token: servers.tokens.client }),
    404: (call, servers) =>
      call.id === undefined
        ? validRequest(call, servers, { value: { kind: 'client', id: '999999', field: 'email' } })
        : validRequest(call, servers, { id: '999999' }),
    409: (call, servers) => {
      const { subject, ...change } = conflicts[call.operationId] ?? {};
      if (call.operationId === 'saveView') {
        return validRequest(call, servers, { token: servers.tokens.collector });
      }
      return validRequest(call, servers, {
        ...change,
        ...(subject && { id: servers.knownIds[subject] }),
      });
    },
    412: (call, servers) =>
      validRequest(call, servers, {
        id: servers.knownIds[excessiveOf(call)],
        headers: [['If-Match', '"x"']],
      }),
    413: (call, servers) => validRequest(call, servers, { body: Buffer.alloc(2 ** 20 + 1, ' ') }),
    415: (call, servers) =>
      validRequest(call, servers, {
        body: Buffer.from('{}'),
        headers: [['Content-Encoding', 'gzip']],
      }),
    422: (call, servers) =>
      call.operationId === 'changeOwnPassword'
        ? validRequest(call, servers, { value: wrongPassword })
        : validRequest(call, servers, {
            id: servers.knownIds[excessiveOf(call)],
            hasUsedKey: true,
          }),
    429: (call, servers) => ({ ...validRequest(call, servers), address: servers.limited }),
    500: (call, servers) => validRequest(call, servers),
    503: (call, servers) => ({ ...validRequest(call, servers), address: servers.withoutDatabase }),
  };

/**
 * Returns a request that gets `status`. For 500 the tables must be hidden first.
 *
 * @throws if no request for this status is known
 */
export function provoke(call: ContractCall, status: number, servers: FuzzServers): Provocation {
  const make = requestsByStatus[status];
  if (make === undefined) throw new Error(`${call.operationId} ${status} has no known request`);
  return make(call, servers);
}

interface Change {
  id?: string;
  token?: string;
  query?: Readonly<Record<string, string>>;
  /** The body as a value. */
  value?: unknown;
  /** The body as bytes. */
  body?: Buffer;
  headers?: readonly HeaderLine[];
  hasUsedKey?: boolean;
}

/** Returns the valid request of an operation, with the parts of `change` in place of its own. */
function validRequest(call: ContractCall, servers: FuzzServers, change: Change = {}): Provocation {
  const parts = validParts[call.operationId];
  const subject = knownIdByOperation[call.operationId];
  const { id = subject === undefined ? '' : servers.knownIds[subject], headers = [] } = change;
  const { token = tokenOf(call, servers), query = parts?.query, value = parts?.body } = change;
  const key = change.hasUsedKey ? usedKeys[call.operationId] : undefined;
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  return {
    address: servers.address,
    request: {
      kind: 'nearly valid',
      operationId: call.operationId,
      method: call.method,
      target: `/api/v1${call.path.replace('{id}', id).replace('{kind}', parts?.path?.kind ?? '')}${search}`,
      headers: [
        ['Content-Type', 'application/json'],
        ...(call.isPublic ? [] : [['Authorization', `Bearer ${token}`] as const]),
        ...(key === undefined ? [] : [['Idempotency-Key', key] as const]),
        ...headers,
      ],
      body: change.body ?? (value === undefined ? undefined : Buffer.from(JSON.stringify(value))),
      framing: 'length',
    },
  };
}

/** Returns the token of a valid request. `logout` gets a token that no other request uses. */
const tokenOf = (call: ContractCall, servers: FuzzServers): string =>
  call.operationId === 'logout' ? (servers.tokens.leaving[0] ?? '') : callerOf(call, servers);

const excessiveOf = ({ operationId }: ContractCall) =>
  operationId.endsWith('PartPayment') ? 'excessivePartPayment' : 'excessiveWithdrawal';
