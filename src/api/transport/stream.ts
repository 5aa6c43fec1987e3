import { apiBase } from './api-host.ts';
import type { startIdleTimeout } from './idle-timeout.ts';
import { readToken, reportRefused } from './token.ts';

type IdleTimeout = ReturnType<typeof startIdleTimeout>;

/**
 * Requests an answer that the caller reads while it arrives. A 401 ends the session.
 *
 * @param accept the wanted media type
 * @returns the answer; its `body` is null unless it is a stream of that type
 * @throws the network's error, TimeoutError if the host is silent, or AbortError
 */
export async function openStream(
  path: string,
  accept: string,
  { signal }: IdleTimeout,
  headers?: Readonly<Record<string, string>>,
): Promise<{ response: Response; body: ReadableStream<Uint8Array<ArrayBuffer>> | null }> {
  const token = readToken();
  const response = await globalThis.fetch(`${apiBase}${path}`, {
    headers: { Accept: accept, Authorization: `Bearer ${token ?? ''}`, ...headers },
    cache: 'no-store',
    signal,
  });
  if (response.status === 401) reportRefused(token);
  const isStream = response.headers.get('Content-Type')?.startsWith(accept) === true;
  return { response, body: response.ok && isStream ? response.body : null };
}
