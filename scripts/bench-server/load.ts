import autocannon from 'autocannon';

export interface LoadResult {
  perSecond: number;
  /** The 99th percentile of the response time in milliseconds. */
  p99: number;
}

export type CallName =
  | 'sign-in'
  | 'dashboard'
  | 'figures by day'
  | 'list'
  | 'list, 304'
  | 'first page'
  | 'last page'
  | 'frequent word'
  | 'rare word'
  | 'approval';

export interface Call {
  name: CallName;
  method: 'GET' | 'POST';
  /** The path, or a function that returns the path of the next request. */
  path: string | (() => string);
  headers?: Record<string, string>;
  body?: string;
  /** The expected status. */
  status: number;
  /** Set for a call that uses up one row per request. Other calls are repeated for a fixed time. */
  requestCount?: number;
}

/** The number of simultaneous clients. */
export const clientCount = 50;

/**
 * Sends a call repeatedly from several clients at once.
 *
 * @throws when a request fails or a response has another status, because the speed would mean nothing
 */
export async function sendLoad(address: string, call: Call, seconds: number): Promise<LoadResult> {
  const { method, path, headers = {}, body, status, requestCount } = call;
  const result = await autocannon({
    url: address,
    connections: clientCount,
    timeout: 60,
    ...(requestCount === undefined ? { duration: seconds } : { amount: requestCount }),
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
  if (result.errors > 0 || statuses.some((received) => received !== String(status))) {
    throw new Error(`${call.name}: ${result.errors} errors, statuses ${statuses.join(', ')}`);
  }
  const answers = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  return { perSecond: answers / result.duration, p99: result.latency.p99 };
}
