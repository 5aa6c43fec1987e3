/** A call that the page made before this code was there; see app/early-start.ts. */
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

/** As long as an answer counts as fresh; somebody may have been elsewhere in between. */
const goodFor = 30_000;

/**
 * The answer on its way to a request that was made early, by the same session; it is handed out once.
 * Aborting the request aborts the early call.
 */
export function takeEarlyAnswer(request: Request): Promise<Response> | null {
  const early = window.earlyAnswer;
  if (early === undefined || request.method !== 'GET' || request.url !== early.url) return null;
  window.earlyAnswer = undefined;
  const ours = request.headers.get('Authorization') === `Bearer ${early.token}`;
  if (!ours || performance.now() > goodFor) {
    early.stop.abort();
    return null;
  }
  const abort = () => early.stop.abort(request.signal.reason);
  if (request.signal.aborted) abort();
  else request.signal.addEventListener('abort', abort, { once: true });
  return early.answer;
}
