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

const earlyAnswers = new WeakSet<Response>();

/**
 * Returns when the request of an answer was sent, in milliseconds UTC: for an early call, the start of the page.
 *
 * @param calledAt when the answer was asked for
 */
export const sentAt = (response: Response, calledAt: number): number =>
  earlyAnswers.has(response) ? Date.now() - performance.now() : calledAt;

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
  return early.answer.then((response) => {
    earlyAnswers.add(response);
    return response;
  });
}
