import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fc from 'fast-check';
import type { FuzzServers } from './fuzz-servers.ts';
import { rawBytes } from './raw-bytes.ts';
import { bytesOf, type FuzzRequest, printfOf } from './request.ts';
import { fuzzRequests } from './requests.ts';
import { Sender } from './sender.ts';

export interface FuzzOptions {
  seed: number;
  /** The number of requests to send, without those that shrink a finding. */
  requests: number;
  /** The number of connections that send at the same time. */
  senders: number;
  /** Milliseconds after which the run stops and returns its findings so far. */
  withinMs: number;
}

/** The result of a run. */
interface FuzzReport {
  sent: number;
  /** The number that reached a handler of the contract. */
  handled: number;
  /** One paragraph each: the fault, the seed that reproduces it, and a command for the shell. */
  findings: readonly string[];
}

/** The most requests that are drawn from one seed. */
const largestBatch = 250;
/** The number of these that are raw bytes on a new connection. */
const rawInBatch = 6;
/** The time limit for shrinking a finding. */
const shrinkWithinMs = 10_000;
/** The run stops after this number of findings. */
const mostFindings = 25;

/**
 * The channel on which Fastify reports the start of a handler.
 *
 * https://fastify.dev/docs/latest/Reference/Hooks/#diagnostics-channel-hooks
 */
const channel = 'tracing:fastify.request.handler:start';

/** Starts to count the requests that reach a handler of the contract in this process. */
function countHandled(): { end(): number } {
  let count = 0;
  const onStart = (message: unknown) => {
    const route: unknown = Reflect.get(Object(message), 'route');
    const url: unknown = Reflect.get(Object(route), 'url');
    if (typeof url === 'string' && url.startsWith('/api/v1/admin/')) count += 1;
  };
  subscribe(channel, onStart);
  return {
    end() {
      unsubscribe(channel, onStart);
      return count;
    },
  };
}

/**
 * Sends random requests to a server and judges every response. The same seed generates the same
 * requests.
 */
export async function fuzz(servers: FuzzServers, options: FuzzOptions): Promise<FuzzReport> {
  const findings = new Map<string, string>();
  const requests = fuzzRequests(servers);
  const raw = rawBytes(servers);
  const handled = countHandled();
  let sent = 0;
  let nextBatch = 0;
  const end = Date.now() + options.withinMs;
  const batchSize = Math.min(largestBatch, Math.ceil(options.requests / options.senders));

  /** Generates requests from one seed until one has a fault, and shrinks that request. */
  async function check<T>(
    seed: number,
    runs: number,
    arbitrary: fc.Arbitrary<T>,
    faultsOf: (value: T) => Promise<string[]>,
    show: (value: T) => string,
  ): Promise<void> {
    // During shrinking, the last value with a fault is the smallest.
    let smallest: { fault: string; value: T } | undefined;
    let stopShrinking = Number.POSITIVE_INFINITY;
    const property = fc.asyncProperty(arbitrary, async (value) => {
      // The library's own time limit would leave a request in flight, which would disturb the next one.
      if (Date.now() > stopShrinking) return;
      if (smallest === undefined) sent += 1;
      const faults = await faultsOf(value);
      if (faults.length === 0) return;
      if (smallest === undefined) stopShrinking = Date.now() + shrinkWithinMs;
      smallest = { fault: faults.join('; '), value };
      throw new Error(smallest.fault);
    });
    await fc.check(property, { seed, numRuns: runs });
    if (smallest === undefined) return;
    const { fault, value } = smallest;
    // Of several findings that differ only in long numbers and quoted texts, the first is reported.
    const kind = fault.replaceAll(/\d{4,}|"[^"]*"/g, '…');
    if (!findings.has(kind)) findings.set(kind, `${fault}\n  seed ${seed}\n  ${show(value)}`);
  }

  async function runSender(): Promise<void> {
    const { administrator, passwordOwner, sessionOwner, leaving } = servers.tokens;
    const owners = [passwordOwner, sessionOwner];
    const sender = new Sender(servers.address, {
      page: servers.page,
      administrator,
      owners,
      leaving,
    });
    const send = (request: FuzzRequest) => sender.send(request);
    while (sent < options.requests && findings.size < mostFindings && Date.now() < end) {
      const seed = options.seed + nextBatch;
      nextBatch += 1;
      await check(seed, batchSize - rawInBatch, requests, send, (request) =>
        printfOf(bytesOf(request), servers.address),
      );
      await check(
        seed,
        rawInBatch,
        raw,
        (bytes) => sender.sendRaw(bytes),
        ({ pieces }) => printfOf(Buffer.concat(pieces), servers.address),
      );
    }
    sender.close();
  }

  await Promise.all(Array.from({ length: options.senders }, runSender));
  return { sent, handled: handled.end(), findings: [...findings.values()] };
}
