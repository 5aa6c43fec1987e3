/** Milliseconds of silence after which a call counts as unanswered; a hanging host would else show a skeleton for ever. */
const longest = 60_000;

const restarts = new WeakMap<Response, () => void>();

/**
 * Makes a call and ends it when the host is silent for a minute, before its answer or in the midst of
 * it. An answer that keeps coming may take its time, as a large list on a slow line does.
 *
 * @param ask makes the call
 * @throws DOMException `TimeoutError` where the host is silent for too long
 */
export async function askWithPatience(
  request: Request,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const tooLong = new AbortController();
  const giveUp = () => tooLong.abort(new DOMException('The host is silent', 'TimeoutError'));
  let timer = setTimeout(giveUp, longest);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, longest);
  };
  const signal = AbortSignal.any([request.signal, tooLong.signal]);
  const response = await ask(new Request(request, { signal }));
  restart();
  restarts.set(response, restart);
  return response;
}

/** More of an answer has come: its host is not silent. */
export function hearMoreOf(response: Response): void {
  restarts.get(response)?.();
}
