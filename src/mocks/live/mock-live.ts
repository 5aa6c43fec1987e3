import type { MutatingOperationId } from '../../../openapi/generated/operations.ts';
import type { MockAuditEntry } from '../office/audit-store.ts';

/** A question in the form of the contract's event. */
export interface MockQuestion {
  kind: 'withdrawal' | 'part-payment';
  id: string;
  by: string;
  is_open: boolean;
}

/** The open streams of the mock host. */
export class MockLive {
  readonly #audit: readonly MockAuditEntry[];
  readonly #streams = new Map<ReadableStreamDefaultController<Uint8Array>, string>();
  readonly #operations = new Map<number, MutatingOperationId>();
  /** The questions of other administrators. */
  readonly #questions: MockQuestion[] = [];
  /** The announcements of the mock's administrator, oldest first. */
  readonly announced: Omit<MockQuestion, 'by'>[] = [];

  constructor(audit: readonly MockAuditEntry[]) {
    this.#audit = audit;
  }

  /** The number of open streams. */
  get count(): number {
    return this.#streams.size;
  }

  /** Returns the stream of a token, from the changes after `lastId`. */
  open(token: string, lastId: string | null): ReadableStream<Uint8Array> {
    let own: ReadableStreamDefaultController<Uint8Array> | undefined;
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        this.#streams.set(controller, token);
        const missed = lastId === null ? [] : this.#audit.filter(({ id }) => id > Number(lastId));
        const text = [
          ...missed.map((entry) => this.#changeEvent(entry)),
          eventText('ready', {}, this.#audit.at(-1)?.id ?? 0),
          ...this.#questions.map((question) => eventText('question', question)),
        ];
        controller.enqueue(bytesOf(text.join('')));
      },
      cancel: () => {
        if (own !== undefined) this.#streams.delete(own);
      },
    });
  }

  /** Sends the entries that an operation has just added. */
  publish(operation: MutatingOperationId, entries: readonly MockAuditEntry[]): void {
    for (const entry of entries) {
      this.#operations.set(entry.id, operation);
      this.#send(this.#changeEvent(entry));
    }
  }

  /** Opens or closes a question of another administrator. */
  ask(question: MockQuestion): void {
    const at = this.#questions.findIndex(
      ({ kind, id, by }) => kind === question.kind && id === question.id && by === question.by,
    );
    if (at >= 0) this.#questions.splice(at, 1);
    if (question.is_open) this.#questions.push(question);
    this.#send(eventText('question', question));
  }

  /** Sends the event after which clients read everything again. */
  reset(): void {
    this.#send(eventText('reset', {}));
  }

  /** Ends the streams whose session is over; without an argument, all streams. */
  end(isOver: (token: string) => boolean = () => true): void {
    for (const [controller, token] of this.#streams) {
      if (!isOver(token)) continue;
      this.#streams.delete(controller);
      controller.close();
    }
  }

  #changeEvent({ id, kind, subject_id, by }: MockAuditEntry): string {
    const operation = this.#operations.get(id);
    const data = { operation, kind, id: subject_id, by };
    return operation === undefined ? '' : eventText('change', data, id);
  }

  #send(text: string): void {
    for (const controller of this.#streams.keys()) controller.enqueue(bytesOf(text));
  }
}

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text);

const eventText = (name: string, data: object, id?: number) =>
  `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
