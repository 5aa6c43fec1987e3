/** The server itself as the host of screens, for the tests of what goes beyond the 25 calls. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import { afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { createFaultHandler, createOfferHandler } from '../../src/mocks/fault-handler.ts';
import { defaultSwitches, type Switches } from '../../src/mocks/switches.ts';
import { setHostToken } from './host-token.ts';
import type {
  HostAnswer,
  HostCommand,
  HostData,
  HostReady,
  HostRequest,
} from './real-host/messages.ts';

/** The `fetch` of Node.js, which MSW replaces while it listens. */
const fetchOfNode = globalThis.fetch;

/** The server of the running test. */
export interface RealHost {
  /** Faults of single calls, and the operations that the host offers; by default all of the server. */
  switches: Switches;
  /** Passes a call of the page to the server, for a test that answers the call itself. */
  pass(request: Request): Promise<Response>;
  /**
   * Makes a call below /api/v1/admin as the second administrator, `ngozi.bello@artisan.example`. Rejects if the server
   * refuses it.
   */
  callAsOther: (method: string, path: string, body?: object) => Promise<void>;
  /** Runs a statement in the database, for states that no call makes. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

interface Running extends HostReady {
  /** Sends a command to the thread. Resolves with the rows of its query. */
  send(command: HostCommand): Promise<Record<string, unknown>[]>;
}

/** The thread serves all test files of a worker of Vitest, because its start takes a second. */
let starting: Promise<Running> | undefined;

function start(): Promise<Running> {
  const thread = new Worker(path.resolve('tests/support/real-host/thread.mjs'), {
    workerData: { template: inject('tablesFile') } satisfies HostData,
  });
  // The worker of Vitest ends without waiting for the thread.
  thread.unref();
  const waiting = new Map<number, (answer: HostAnswer) => void>();
  let lastId = 0;
  const send: Running['send'] = async (command) => {
    lastId += 1;
    const answered = new Promise<HostAnswer>((resolve) => waiting.set(lastId, resolve));
    thread.postMessage({ ...command, id: lastId } satisfies HostRequest);
    const answer = await answered;
    if ('error' in answer) throw new Error(answer.error);
    return answer.rows;
  };
  return new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.once('message', (ready: HostReady) => {
      thread.on('message', (answer: HostAnswer) => {
        waiting.get(answer.id)?.(answer);
        waiting.delete(answer.id);
      });
      resolve({ ...ready, send });
    });
  });
}

/** The calls under way. The next test begins after them, so that none of them changes its rows. */
const underWay = new Set<Promise<Response>>();

/** Sends a call to the server. A write reaches the server even if the page does not wait for its answer. */
async function forward({ address }: HostReady, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // `new Headers(request.headers)` would lose the headers that the page has set.
  const headers = new Headers([...request.headers]);
  // The answer is passed on as it is, so it must not be compressed.
  headers.set('accept-encoding', 'identity');
  const call = fetchOfNode(address + pathname + search, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(isRead ? { signal: request.signal } : { body: await request.text() }),
  });
  underWay.add(call);
  try {
    return await call;
  } catch (error) {
    // The page no longer waits for the call, and MSW would report the error.
    if (request.signal.aborted) return Response.error();
    throw error;
  } finally {
    underWay.delete(call);
  }
}

let current: RealHost | undefined;

/** The server of the running test. */
export function realHost(): RealHost {
  if (current === undefined) throw new Error('The test file does not call onRealHost');
  return current;
}

/**
 * Lets the server answer the calls of all tests of a file or of a group, each from the rows of the fixture.
 *
 * @param mockServer the MSW server of the test file, because this module is loaded once for several test files
 */
export function onRealHost(mockServer: SetupServer): void {
  let running: Running;
  beforeAll(async () => {
    starting ??= start();
    running = await starting;
  });
  beforeEach(async () => {
    await Promise.allSettled(underWay);
    await running.send({ type: 'reset', now: Date.now() });
    const switches = defaultSwitches();
    const host: RealHost = {
      switches,
      // A call that was held back until the test had ended must not change the rows of the next test.
      pass: async (request) => (current === host ? forward(running, request) : Response.error()),
      query: (text, values = []) => running.send({ type: 'query', text, values }),
      callAsOther: (...call) => callAsOther(running, ...call),
    };
    current = host;
    setHostToken(running.tokens[0]);
    mockServer.resetHandlers(
      createOfferHandler(switches),
      createFaultHandler(switches, (request) => host.pass(request)),
      http.all('*/api/v1/*', ({ request }) => host.pass(request)),
    );
  });
  afterEach(() => {
    current = undefined;
  });
}

async function callAsOther(
  { address, tokens }: HostReady,
  ...[method, path, body]: Parameters<RealHost['callAsOther']>
): Promise<void> {
  const answer = await fetchOfNode(`${address}/api/v1/admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens[1]}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}
