/** A call that the page sent before this code was loaded; see app/early-start.ts. */
export interface EarlyAnswer {
  url: string;
  token: string;
  answer: Promise<Response>;
  stop: AbortController;
}

declare global {
  interface Window {
    earlyAnswer?: EarlyAnswer | undefined;
  }
}

/** An older answer is not used. The time is the same as `staleTime` in cache/query-client.ts. */
const maxAgeMs = 30_000;

/** Returns whether the early call is too old. The page sent it at its start, from which `performance.now()` counts. */
const isTooOld = () => performance.now() > maxAgeMs;

/**
 * Returns the time of a request that begins now, in milliseconds UTC. While a request may get the early answer, it is the
 * start of the page.
 */
export const requestTime = (): number =>
  Date.now() - (window.earlyAnswer === undefined || isTooOld() ? 0 : performance.now());

/**
 * Returns the answer of the early call if it has the same URL and session and is not too old, else null. Each early call
 * is used at most once. Aborting the request aborts the early call.
 */
export function takeEarlyAnswer(request: Request): Promise<Response> | null {
  const early = window.earlyAnswer;
  if (early === undefined || request.method !== 'GET' || request.url !== early.url) return null;
  window.earlyAnswer = undefined;
  const isSameSession = request.headers.get('Authorization') === `Bearer ${early.token}`;
  if (!isSameSession || isTooOld()) {
    early.stop.abort();
    return null;
  }
  const abort = () => early.stop.abort(request.signal.reason);
  if (request.signal.aborted) abort();
  else request.signal.addEventListener('abort', abort, { once: true });
  return early.answer;
}
