import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { CopyWay, Sending } from './copy-batches.ts';
import { GrowingBytes } from './growing-bytes.ts';

/** Sends rows over the connection of the transaction. */
export class CopyStream implements CopyWay {
  readonly #client: pg.Client;
  readonly #mayFreeze: (table: PgTable) => boolean;
  readonly bytes = new GrowingBytes();
  readonly batchSize = 1024 * 1024;

  /**
   * @param client the connection of the transaction
   * @param mayFreeze returns whether the transaction has truncated the table; then COPY freezes the rows, so that no
   *   later vacuum rewrites them
   */
  constructor(client: pg.Client, mayFreeze: (table: PgTable) => boolean) {
    this.#client = client;
    this.#mayFreeze = mayFreeze;
  }

  take(into: string, table: PgTable): Sending {
    const data = Buffer.from(this.bytes.written);
    this.bytes.clear();
    const options = this.#mayFreeze(table) ? 'format binary, freeze' : 'format binary';
    const statement = `copy ${into} from stdin (${options})`;
    return { send: () => pipeline(Readable.from([data]), this.#client.query(copyFrom(statement))) };
  }
}
