import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { CopyWay, Sending } from './copy-batches.ts';
import { GrowingBytes } from './growing-bytes.ts';

/** The folder of the files, in the folder of the database. */
const folder = 'rows';

/** Writes rows into files on the disk, from which the database copies them. */
export class CopyFiles implements CopyWay {
  readonly #folder: string;
  readonly bytes = new GrowingBytes();
  readonly batchSize = 256 * 1024;
  #count = 0;

  /** @param copyFolder the folder of `Connection` */
  constructor(copyFolder: string) {
    this.#folder = path.join(copyFolder, folder);
    mkdirSync(this.#folder, { recursive: true });
  }

  /**
   * Writes the bytes into a new file. It is synchronous, because the generation of the next batch would delay the steps
   * of an asynchronous write.
   */
  take(into: string): Sending {
    const name = String(this.#count);
    this.#count += 1;
    const file = path.join(this.#folder, name);
    writeFileSync(file, this.bytes.written);
    this.bytes.clear();
    const send = sql.raw(`copy ${into} from '${folder}/${name}' (format binary)`);
    return { send, done: () => rm(file) };
  }

  /** Removes the folder, including files of a killed server. */
  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true });
  }
}
