import { Readable } from 'node:stream';
import type { Notice } from '../repositories/audit.ts';
import { operationOf } from '../repositories/audit-actions.ts';
import type { Account } from '../repositories/sessions.ts';

/** Bytes that may wait for a reader, a few thousand events. A slower reader connects again. */
const maxWaitingBytes = 256 * 1024;

/** The events of one session, in the format of https://html.spec.whatwg.org/multipage/server-sent-events.html. */
export class EventStream extends Readable {
  readonly account: Account;
  #isEnded = false;

  constructor(account: Account) {
    // Events are pushed when they happen.
    super({ read: () => undefined });
    this.account = account;
    // Node.js sends the header with the first bytes.
    this.push(comment);
  }

  /** Sends events. Ends the stream when its reader is too slow or its session has expired. */
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

/** Shows both sides that the connection is alive. */
export const comment = ':\n\n';

/** Returns an event as text. */
export const event = (name: string, data: object, id?: number) =>
  `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** The event after which a client reads everything again. */
export const resetEvent = event('reset', {});

/** Returns the event of a change; an empty text if no screen shows the change. */
export function changeEvent(notice: Notice): string {
  const { id, subject: kind, subjectId, by } = notice;
  const operation = operationOf(notice);
  if (operation === null || operation === 'login') return '';
  return event('change', { operation, kind, id: subjectId, by }, id);
}
