import { Readable } from 'node:stream';
import { asBody } from '../http/streams.ts';
import type { Piece } from './write-pieces.ts';

export interface ExportEnd {
  /** The number of rows that were passed on for sending. */
  rows: number;
  /** Whether the file is complete; false when it was cut off. */
  isWhole: boolean;
}

/**
 * The bytes of a file. The next piece is made when the reader has consumed the earlier pieces. When the reader
 * disconnects, no further piece is made.
 */
export class ExportStream extends Readable {
  readonly #pieces: AsyncGenerator<Piece, void>;
  readonly #onEnd: (end: ExportEnd) => Promise<void>;
  #next: Promise<IteratorResult<Piece, void>>;
  #rows = 0;
  #isWhole = false;

  /**
   * @param first the first piece, which may still be in progress
   * @param onEnd called once; the file is complete only when `onEnd` has succeeded
   */
  constructor(
    pieces: AsyncGenerator<Piece, void>,
    first: Promise<IteratorResult<Piece, void>>,
    onEnd: (end: ExportEnd) => Promise<void>,
  ) {
    super({ highWaterMark: 64 * 1024 });
    asBody(this);
    this.#pieces = pieces;
    this.#next = first;
    this.#onEnd = onEnd;
  }

  override _read(): void {
    this.#readOne().catch((error: unknown) => {
      this.destroy(error instanceof Error ? error : new Error('Not exported', { cause: error }));
    });
  }

  async #readOne(): Promise<void> {
    const next = await this.#next;
    if (this.destroyed) return;
    if (next.done === true) {
      this.#isWhole = true;
      await this.#onEnd({ rows: this.#rows, isWhole: true });
      this.push(null);
      return;
    }
    this.#next = this.#pieces.next();
    // The next `_read` awaits it. Until then a failure must not count as unhandled.
    this.#next.catch(() => undefined);
    this.#rows += next.value.rows;
    this.push(next.value.text);
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    const finish = async () => {
      const failure = await this.#stop();
      callback(error ?? failure);
    };
    void finish();
  }

  /** Stops reading after the current statement. Calls `onEnd` for an incomplete file. Returns the failure, or null. */
  async #stop(): Promise<Error | null> {
    try {
      await this.#pieces.return();
      if (!this.#isWhole) await this.#onEnd({ rows: this.#rows, isWhole: false });
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error('Not ended', { cause: error });
    }
  }
}
