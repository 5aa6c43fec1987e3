import { HttpResponse, http } from 'msw';
import type { MutatingOperationId } from '../../openapi/generated/operations.ts';
import { mockHost, mockServer } from './mock-server.ts';
import { streamAnswer } from './streamed-answer.ts';

/** Answers the stream of changes of this test. The test sends the events. */
export function openEventStreams() {
  const streams = new Set<ReturnType<typeof streamAnswer>>();
  /** The `Last-Event-ID` of each call. */
  const lastIds: (string | null)[] = [];
  let newest = 0;
  const send = (name: string, data: object, id?: number) => {
    const head = id === undefined ? '' : `id: ${id}\n`;
    const text = `${head}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const stream of streams) stream.send(text);
  };
  mockServer.use(
    http.get('*/api/v1/admin/change', ({ request }) => {
      if (mockHost().switches.faults.all === '401') {
        return HttpResponse.json({ message: 'Unathorized access' }, { status: 401 });
      }
      const stream = streamAnswer({ 'content-type': 'text/event-stream' });
      lastIds.push(request.headers.get('last-event-id'));
      request.signal.addEventListener('abort', () => streams.delete(stream));
      streams.add(stream);
      stream.send('id: 1\nevent: ready\ndata: {}\n\n');
      return stream.response;
    }),
  );
  return {
    lastIds,
    count: () => streams.size,
    /** Sends that an administrator has carried out an operation. */
    change(operation: MutatingOperationId, by: string) {
      newest += 1;
      send('change', { operation, by }, newest);
    },
    reset: () => send('reset', {}),
    end() {
      for (const stream of streams) stream.end();
      streams.clear();
    },
  };
}
