import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { paths } from '../../../openapi/generated/schema.d.ts';
import { chunksOf } from '../transport/chunks.ts';
import { startIdleTimeout } from '../transport/idle-timeout.ts';
import { openStream } from '../transport/stream.ts';

/** The host sends a heartbeat every 15 seconds. A connection without data for this long is lost. */
const idleTimeoutMs = 40_000;

/**
 * Reads the stream of changes until it ends. The token is in a header, which an EventSource cannot send.
 *
 * @param lastId the id of the last event of an earlier stream, or null
 * @returns `ended` after a stream, else `refused`
 * @throws the network's error, TimeoutError if the host is silent, or AbortError if `outer` aborts
 */
export async function readStream(
  lastId: string | null,
  outer: AbortSignal,
  onEvent: (event: EventSourceMessage) => void,
): Promise<'ended' | 'refused'> {
  const timeout = startIdleTimeout(outer, idleTimeoutMs);
  const path: keyof paths = '/admin/change';
  try {
    const { response, body } = await openStream(path, 'text/event-stream', timeout, {
      ...(lastId !== null && { 'Last-Event-ID': lastId }),
    });
    if (body === null) {
      // The body of an answer that is not a stream is not read, and it may never end.
      void response.body?.cancel().catch(() => undefined);
      return 'refused';
    }
    const parser = createParser({ onEvent });
    const decoder = new TextDecoder();
    for await (const chunk of chunksOf(body, timeout.signal)) {
      timeout.restart();
      parser.feed(decoder.decode(chunk, { stream: true }));
    }
    return 'ended';
  } finally {
    timeout.stop();
  }
}
