import { Readable } from 'node:stream';
import type { Piece } from './write-pieces.ts';

/** How an export ended. */
export interface ExportEnd {
  /** Rows that were handed on to be sent. */
  rows: number;
  /** Whether the file is whole; else it was cut off. */
  isWhole: boolean;
}

/**
 * The bytes of a file, whose pieces are made when its reader has taken those before. When the reader goes away, no further
 * piece is made.
 */
export class ExportStream extends Readable {
  readonly #pieces: AsyncGenerator<Piece, void>;
  readonly #onEnd: (end: ExportEnd) => Promise<void>;
  #next: Promise<IteratorResult<Piece, void>>;
  #rows = 0;
  #isWhole = false;

  /**
   * @param first the first piece, which is being made
   * @param onEnd called once; a file counts as whole when this has succeeded
   */
  constructor(
    pieces: AsyncGenerator<Piece, void>,
    first: Promise<IteratorResult<Piece, void>>,
    onEnd: (end: ExportEnd) => Promise<void>,
  ) {
    super({ highWaterMark: 64 * 1024 });
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
    // It is waited for at the next reading, or never.
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

  /** Ends the reading after the statement that runs. Returns the failure of what has to be done then. */
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
