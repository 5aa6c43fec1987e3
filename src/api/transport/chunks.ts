/**
 * Yields the chunks of a body as they arrive. Cancels the body if the caller stops early, or if the signal aborts.
 *
 * @throws the network's error, or the reason of the abort
 */
export async function* chunksOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const reader = body.getReader();
  // Has no effect after the end of the body.
  const stop = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      yield chunk.value;
    }
    // A cancelled body ends like a complete one.
    signal?.throwIfAborted();
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}
