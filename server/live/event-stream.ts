import { Readable } from 'node:stream';
import type { Notice } from '../repositories/audit.ts';
import { operationOf } from '../repositories/audit-actions.ts';
import type { Account } from '../repositories/sessions.ts';

/** The most bytes that wait for a slow client (a few thousand events). Beyond them its connection is closed. */
const maxWaitingBytes = 256 * 1024;

/** A stream of events to one tab; it ends with the session: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export class EventStream extends Readable {
  readonly account: Account;
  #isEnded = false;

  constructor(account: Account) {
    // Events are pushed when they happen, and not when the stream is read.
    super({ read: () => undefined });
    this.account = account;
    // Node.js sends the response header only with the first bytes.
    this.push(heartbeat);
  }

  /** Sends events as text. Ends the stream if its client is too slow or its session has expired. */
  send(text: string): void {
    if (this.destroyed || this.#isEnded || text === '') return;
    if (this.account.sessionEndsAt <= Date.now()) this.end();
    else if (this.readableLength + text.length > maxWaitingBytes) this.destroy();
    else this.push(text);
  }

  /** Ends the stream after the events that were already sent. */
  end(): void {
    if (!this.#isEnded) this.push(null);
    this.#isEnded = true;
  }
}

/** A comment of the stream, which shows both sides that the connection is alive. */
export const heartbeat = ':\n\n';

/** Returns an event as text. A client that reconnects sends the last `id` that it received. */
export const formatEvent = (name: string, data: object, id?: number) =>
  `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** The event after which a client reads everything again. */
export const resetEvent = formatEvent('reset', {});

/** Returns the event of a change; an empty text if no screen is read again after the change. */
export function changeEvent(notice: Notice): string {
  const { id, subject: kind, subjectId, by } = notice;
  const operation = operationOf(notice);
  if (operation === null) return '';
  return formatEvent('change', { operation, kind, id: subjectId, by }, id);
}
