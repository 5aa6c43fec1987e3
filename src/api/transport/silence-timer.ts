/** Milliseconds without a byte after which a call counts as unanswered. A host that hangs would else show a skeleton for ever. */
const longest = 60_000;

/**
 * Starts the timer of one call. The call is aborted with a `TimeoutError` when the host is silent for a
 * minute, before its answer or in the midst of it. A large answer on a slow line may take its time.
 *
 * @param outer aborts the call too
 */
export function startSilenceTimer(outer?: AbortSignal) {
  const silence = new AbortController();
  const abort = () => silence.abort(new DOMException('The host is silent', 'TimeoutError'));
  let timer = setTimeout(abort, longest);
  const stop = () => clearTimeout(timer);
  return {
    signal: AbortSignal.any(outer === undefined ? [silence.signal] : [outer, silence.signal]),
    restart: () => {
      stop();
      timer = setTimeout(abort, longest);
    },
    stop,
  };
}
