import { setImmediate as otherWork } from 'node:timers/promises';
import type { EventStream } from './event-stream.ts';

/** The number of streams that are written at a time. */
const atOnce = 10;

/**
 * Sends a text to many streams, a few at a time, so that other responses do not wait for all streams, for example
 * the response to the decision that the text announces. Texts keep their order.
 */
export class FanOut {
  #last: Promise<void> = Promise.resolve();

  /** Sends a text to the streams that are open when their turn comes. */
  send(streams: Iterable<EventStream>, text: string): void {
    if (text !== '') this.#last = this.#last.then(() => sendAll(streams, text));
  }
}

async function sendAll(streams: Iterable<EventStream>, text: string): Promise<void> {
  let sent = 0;
  for (const stream of streams) {
    if (sent % atOnce === 0) await otherWork();
    stream.send(text);
    sent += 1;
  }
}
