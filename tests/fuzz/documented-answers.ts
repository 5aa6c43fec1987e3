import { credentials, type KnownIds } from '../contract/world.ts';
import type { ContractCall } from './contract-calls.ts';
import type { FuzzRequest, HeaderLine } from './request.ts';
import type { OpenWorld } from './world.ts';

/** A request that gets a documented status, and the server that sends it. */
export interface Provocation {
  address: string;
  request: FuzzRequest;
}

/** The request for each status. A documented status that is missing here is a fault. */
const ways: Record<number, (call: ContractCall, world: OpenWorld) => Provocation> = {
  200: (call, world) => usual(call, world),
  400: (call, world) =>
    call.id === undefined
      ? usual(call, world, { body: Buffer.from('{}') })
      : usual(call, world, { id: 'abc' }),
  401: (call, world) => {
    const wrong = Buffer.from(JSON.stringify({ ...credentials, password: 'wrong' }));
    return call.isPublic ? usual(call, world, { body: wrong }) : usual(call, world, { token: 'x' });
  },
  403: (call, world) => usual(call, world, { token: world.tokens.client }),
  404: (call, world) => usual(call, world, { id: '999999' }),
  409: (call, world) => usual(call, world, { id: idOf(call, world.known, 'rejected') }),
  413: (call, world) => usual(call, world, { body: Buffer.alloc(2 ** 20 + 1, ' ') }),
  415: (call, world) =>
    usual(call, world, {
      body: Buffer.from('{}'),
      headers: [['Content-Encoding', 'gzip']],
    }),
  422: (call, world) => usual(call, world, { id: idOf(call, world.known, 'greedy') }),
  429: (call, world) => ({ ...usual(call, world), address: world.limited }),
  // When the tables are gone.
  500: (call, world) => usual(call, world),
  503: (call, world) => ({ ...usual(call, world), address: world.withoutDatabase }),
};

/**
 * A request that gets `status`. For 500 the tables must be hidden first.
 *
 * @throws when no request for this status is known
 */
export function provoke(call: ContractCall, status: number, world: OpenWorld): Provocation {
  const way = ways[status];
  if (way === undefined) throw new Error(`Nothing here makes ${call.operationId} answer ${status}`);
  return way(call, world);
}

interface Change {
  id?: string;
  token?: string;
  body?: Buffer;
  headers?: readonly HeaderLine[];
}

/** A good request with at most one thing changed. */
function usual(call: ContractCall, world: OpenWorld, change: Change = {}): Provocation {
  const { id = idOf(call, world.known), token = world.tokens.administrator, headers = [] } = change;
  const body = call.body === undefined ? undefined : Buffer.from(JSON.stringify(credentials));
  return {
    address: world.address,
    request: {
      kind: 'nearly valid',
      operationId: call.operationId,
      method: call.method,
      target: `/api/v1${call.path.replace('{id}', id)}`,
      headers: [
        ['Content-Type', 'application/json'],
        ...(call.isPublic ? [] : [['Authorization', `Bearer ${token}`] as const]),
        ...headers,
      ],
      body: change.body ?? body,
      framing: 'length',
    },
  };
}

/** The id of the thing that an operation is about, in the state that is asked for. */
function idOf({ path }: ContractCall, known: KnownIds, state?: 'greedy' | 'rejected'): string {
  const isPartPayment = path.includes('part-payment');
  if (state === 'greedy') return isPartPayment ? known.greedyPartPayment : known.greedyWithdrawal;
  if (state === 'rejected') {
    return isPartPayment ? known.rejectedPartPayment : known.rejectedWithdrawal;
  }
  if (isPartPayment) return known.partPayment;
  if (path.includes('withdrawal')) return known.withdrawal;
  if (path.includes('identification')) return known.service;
  return path.includes('client') ? known.client : known.artisan;
}
