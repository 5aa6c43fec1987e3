import autocannon from 'autocannon';

/** What came out of sending the same call again and again. */
export interface Measured {
  /** Answers a second. */
  perSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
}

/** What is measured. */
export type CallName = 'sign-in' | 'dashboard' | 'list' | 'list, 304' | 'approval';

/** One kind of request. */
export interface Call {
  name: CallName;
  method: 'GET' | 'POST';
  /** The path, or what gives the next one. */
  path: string | (() => string);
  headers?: Record<string, string>;
  body?: string;
  /** The status of every answer. */
  status: number;
  /** How many to send, where there is no end to sending the same; otherwise it goes on for the time. */
  amount?: number;
}

/** How many clients ask at the same time. */
export const clients = 50;

/**
 * Sends a call from 50 clients at once.
 *
 * @throws when an answer has another status than the one expected: its speed would mean nothing.
 */
export async function sendLoad(address: string, call: Call, seconds: number): Promise<Measured> {
  const { method, path, headers = {}, body, status, amount } = call;
  const result = await autocannon({
    url: address,
    connections: clients,
    timeout: 60,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    requests: [
      {
        method,
        headers,
        ...(body !== undefined && { body }),
        ...(typeof path === 'string'
          ? { path }
          : { setupRequest: (request) => ({ ...request, path: path() }) }),
      },
    ],
  });
  const statuses = Object.keys(result.statusCodeStats ?? {});
  if (result.errors > 0 || statuses.some((one) => one !== String(status))) {
    throw new Error(`${call.name}: ${result.errors} errors, statuses ${statuses.join(', ')}`);
  }
  const answers = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  return { perSecond: answers / result.duration, p99: result.latency.p99 };
}
