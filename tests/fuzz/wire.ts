import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { readAnswer, type WireAnswer } from './read-answer.ts';

/**
 * The reason for a missing response: the server sent nothing, closed the connection, or sent something that is not
 * HTTP.
 */
export type NoAnswer = 'silent' | 'closed' | 'malformed';

/**
 * A connection that sends exactly the given bytes. The clients of Node.js and of browsers correct or
 * refuse most of what the fuzzer sends.
 */
export class Wire {
  readonly #socket: Socket;
  #bytes = Buffer.alloc(0);
  #hasEnded = false;
  #wake: () => void = () => undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      this.#bytes = Buffer.concat([this.#bytes, chunk]);
      this.#wake();
    });
    const end = () => {
      this.#hasEnded = true;
      this.#wake();
    };
    // A reset also ends the connection; the responses before it decide whether that is a fault.
    socket.on('error', end).on('close', end).on('end', end);
  }

  static async open(address: string): Promise<Wire> {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new Wire(socket);
  }

  /** Whether the server still accepts requests. */
  get isOpen(): boolean {
    return !this.#hasEnded;
  }

  write(bytes: Buffer): void {
    if (!this.#hasEnded) this.#socket.write(bytes);
  }

  /** Returns the next final response (1xx are skipped), or the reason why none came in time. */
  async next(method: string, milliseconds: number): Promise<WireAnswer | NoAnswer> {
    const deadline = Date.now() + milliseconds;
    for (;;) {
      const parsed = readAnswer(this.#bytes, method, this.#hasEnded);
      if (parsed === 'malformed') return parsed;
      if (parsed !== 'incomplete') {
        this.#bytes = this.#bytes.subarray(parsed.next);
        if (parsed.answer.status >= 200) return parsed.answer;
        continue;
      }
      if (this.#hasEnded) return this.#bytes.length === 0 ? 'closed' : 'malformed';
      const left = deadline - Date.now();
      if (left <= 0) return 'silent';
      await this.#waitForChange(left);
    }
  }

  close(): void {
    this.#socket.destroy();
  }

  #waitForChange(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
