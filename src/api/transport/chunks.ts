/**
 * Yields the chunks of a body as they arrive. A caller that stops early cancels the body, and so does the signal.
 */
export async function* chunksOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const reader = body.getReader();
  // Does nothing after the end.
  const stop = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      yield chunk.value;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}
