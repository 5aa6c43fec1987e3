import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { paths } from '../../../openapi/generated/schema.d.ts';
import { apiBase } from '../transport/api-host.ts';
import { startIdleTimeout } from '../transport/idle-timeout.ts';
import { readToken } from '../transport/token.ts';

/** The host sends a heartbeat every 15 seconds. A connection without data for this long is lost. */
const idleTimeoutMs = 40_000;

/**
 * Reads the stream of changes until it ends. The token is in a header, which an EventSource cannot send.
 *
 * @param lastId the id of the last event of an earlier stream, or null
 * @returns `ended`, or why there was no stream: the host answered 401, or something else
 * @throws the network's error, TimeoutError if the host is silent, or AbortError if `outer` aborts
 */
export async function readStream(
  lastId: string | null,
  outer: AbortSignal,
  onEvent: (event: EventSourceMessage) => void,
): Promise<'ended' | 'session-over' | 'refused'> {
  const closing = new AbortController();
  const timeout = startIdleTimeout(AbortSignal.any([outer, closing.signal]), idleTimeoutMs);
  try {
    const { status, headers, body } = await globalThis.fetch(
      `${apiBase}${'/admin/change' satisfies keyof paths}`,
      {
        headers: {
          Accept: 'text/event-stream',
          Authorization: `Bearer ${readToken() ?? ''}`,
          ...(lastId !== null && { 'Last-Event-ID': lastId }),
        },
        cache: 'no-store',
        signal: timeout.signal,
      },
    );
    if (status === 401) return 'session-over';
    const isStream = headers.get('Content-Type')?.startsWith('text/event-stream') === true;
    if (status !== 200 || !isStream || body === null) return 'refused';
    const parser = createParser({ onEvent });
    const reader = body.getReader();
    const decoder = new TextDecoder();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      timeout.restart();
      parser.feed(decoder.decode(chunk.value, { stream: true }));
    }
    return 'ended';
  } finally {
    timeout.stop();
    // A refused stream, or one with an unreadable event, is still open.
    closing.abort();
  }
}
