import type { OperationId } from '../../openapi/generated/operations.ts';
import { credentials, goodParts, type KnownIds, subjects } from '../contract/world.ts';
import type { ContractCall } from './contract-calls.ts';
import type { FuzzRequest, HeaderLine } from './request.ts';
import { callerOf } from './requests.ts';
import type { OpenWorld } from './world.ts';

/** A request that gets a documented status, and the server that sends it. */
export interface Provocation {
  address: string;
  request: FuzzRequest;
}

const neverReached = 999_999_999;

/** The change that makes a good request be refused with 409. */
const conflicts: Partial<Record<OperationId, Change & { which?: keyof KnownIds }>> = {
  approveWithdrawal: { which: 'rejectedWithdrawal' },
  approvePartPayment: { which: 'rejectedPartPayment' },
  rejectWithdrawal: { which: 'approvedWithdrawal' },
  rejectPartPayment: { which: 'approvedPartPayment' },
  setArtisanStatus: { value: { status: 'deactivated', version: neverReached } },
  setArtisanLevel: { value: { level: 3, version: neverReached } },
  declineVerification: {
    which: 'artisan',
    query: { reason: 'Illegible.', version: String(neverReached) },
  },
  endOwnSession: { which: 'usedSession' },
  flagPerson: { value: { reason: 'Another reason.' } },
  unflagPerson: {
    which: 'artisan',
    query: { reason: 'Has answered.', version: String(neverReached) },
  },
  setDecisionRules: {
    value: { type_amounts_from: null, promised_hours: null, version: neverReached },
  },
};

/** The key of the good request of each operation; another request with this key is refused. */
const usedKeys: Partial<Record<OperationId, string>> = {
  approveWithdrawal: '018f8a52-7c1d-4e3a-b2c4-9d1e5f60a7b6',
  approvePartPayment: '018f8a52-7c1d-4e3a-b2c4-9d1e5f60a7b7',
  rejectWithdrawal: '018f8a52-7c1d-4e3a-b2c4-9d1e5f60a7b8',
  rejectPartPayment: '018f8a52-7c1d-4e3a-b2c4-9d1e5f60a7b9',
  addNote: '018f8a52-7c1d-4e3a-b2c4-9d1e5f60a7ba',
};

const wrongPassword = { current_password: 'wrong', new_password: 'seven lamps on a boat' };

/** The request for each status. A documented status that is missing here is a fault. */
const ways: Record<number, (call: ContractCall, world: OpenWorld) => Provocation> = {
  200: (call, world) => usual(call, world, { hasUsedKey: true }),
  400: (call, world) => {
    if (call.id !== undefined) return usual(call, world, { id: 'abc' });
    const takes = (wanted: string) => call.query.some(({ name }) => name === wanted);
    if (takes('sort')) return usual(call, world, { query: { sort: 'nothing' } });
    if (takes('ids')) {
      return usual(call, world, { query: { ...goodParts[call.operationId]?.query, ids: '0' } });
    }
    if (takes('from')) return usual(call, world, { query: { from: '2026-02-30' } });
    return usual(call, world, { body: Buffer.from('{}') });
  },
  401: (call, world) => {
    const wrong = Buffer.from(JSON.stringify({ ...credentials, password: 'wrong' }));
    return call.isPublic ? usual(call, world, { body: wrong }) : usual(call, world, { token: 'x' });
  },
  403: (call, world) => usual(call, world, { token: world.tokens.client }),
  404: (call, world) =>
    call.id === undefined
      ? usual(call, world, { value: { kind: 'client', id: '999999', field: 'email' } })
      : usual(call, world, { id: '999999' }),
  409: (call, world) => {
    const { which, ...change } = conflicts[call.operationId] ?? {};
    if (call.operationId === 'saveView') {
      return usual(call, world, { token: world.tokens.collector });
    }
    return usual(call, world, { ...change, ...(which && { id: world.known[which] }) });
  },
  412: (call, world) =>
    usual(call, world, { id: world.known[greedyOf(call)], headers: [['If-Match', '"x"']] }),
  413: (call, world) => usual(call, world, { body: Buffer.alloc(2 ** 20 + 1, ' ') }),
  415: (call, world) =>
    usual(call, world, {
      body: Buffer.from('{}'),
      headers: [['Content-Encoding', 'gzip']],
    }),
  422: (call, world) =>
    call.operationId === 'changeOwnPassword'
      ? usual(call, world, { value: wrongPassword })
      : usual(call, world, { id: world.known[greedyOf(call)], hasUsedKey: true }),
  429: (call, world) => ({ ...usual(call, world), address: world.limited }),
  // The tables are hidden before this request.
  500: (call, world) => usual(call, world),
  503: (call, world) => ({ ...usual(call, world), address: world.withoutDatabase }),
};

/**
 * Returns a request that gets `status`. For 500 the tables must be hidden first.
 *
 * @throws if no request for this status is known
 */
export function provoke(call: ContractCall, status: number, world: OpenWorld): Provocation {
  const way = ways[status];
  if (way === undefined) throw new Error(`${call.operationId} ${status} has no known request`);
  return way(call, world);
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

/** A good request with at most one thing changed. */
function usual(call: ContractCall, world: OpenWorld, change: Change = {}): Provocation {
  const good = goodParts[call.operationId];
  const subject = subjects[call.operationId];
  const { id = subject === undefined ? '' : world.known[subject], headers = [] } = change;
  const { token = tokenOf(call, world), query = good?.query, value = good?.body } = change;
  const key = change.hasUsedKey ? usedKeys[call.operationId] : undefined;
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  return {
    address: world.address,
    request: {
      kind: 'nearly valid',
      operationId: call.operationId,
      method: call.method,
      target: `/api/v1${call.path.replace('{id}', id).replace('{kind}', good?.path?.kind ?? '')}${search}`,
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

/** Returns the token of a good request. `logout` gets a token that no other request uses. */
const tokenOf = (call: ContractCall, world: OpenWorld): string =>
  call.operationId === 'logout' ? (world.tokens.leaving[0] ?? '') : callerOf(call, world);

const greedyOf = ({ operationId }: ContractCall) =>
  operationId.endsWith('PartPayment') ? 'greedyPartPayment' : 'greedyWithdrawal';
