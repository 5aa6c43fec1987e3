/** A call without a received byte for this long fails. Otherwise a hanging host shows a skeleton for ever. */
const callTimeoutMs = 60_000;

/**
 * Starts the idle timeout of one call. It aborts the call with a `TimeoutError` when no byte arrives for that
 * long, before the answer or within it. A large answer on a slow connection may take longer in total.
 *
 * @param outer also aborts the call
 * @param timeoutMs milliseconds; a minute by default
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
