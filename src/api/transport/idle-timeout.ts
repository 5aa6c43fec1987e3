/** A call fails if no byte arrives for this long. Otherwise, if the host hangs, the page would load for ever. */
const callTimeoutMs = 60_000;

/**
 * Starts the idle timeout of one call. `signal` aborts with a `TimeoutError` if `restart` is not called for
 * `timeoutMs`. The caller restarts it with each chunk, so a large answer may take longer in total.
 *
 * @param outer also aborts the signal
 */
export function startIdleTimeout(outer?: AbortSignal, timeoutMs = callTimeoutMs) {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('The host is silent', 'TimeoutError'));
  let timer = setTimeout(abort, timeoutMs);
  const stop = () => clearTimeout(timer);
  return {
    signal: AbortSignal.any(outer === undefined ? [controller.signal] : [outer, controller.signal]),
    restart: () => {
      stop();
      timer = setTimeout(abort, timeoutMs);
    },
    stop,
  };
}
