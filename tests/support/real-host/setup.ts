import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '../../../server/db/migrate.ts';
import { createEngine } from '../create-engine.ts';
import { serveInThread } from '../serve-in-thread.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of an embedded database with tables and without rows. */
    tablesFile: string;
  }
}

const cache = 'node_modules/.cache/tables';
const migrations = 'server/db/migrations';

/** Returns the name of the file. It changes with the migrations and the version of the engine. */
function tablesFileName(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(migrations, name)));
  }
  hash.update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  return `${hash.digest('hex').slice(0, 16)}.tar`;
}

/** Makes the database that the threads of the real server copy, unless an earlier run made it. */
export async function setup(project: TestProject): Promise<void> {
  const file = path.resolve(cache, tablesFileName());
  if (!existsSync(file)) await makeTables(file);
  project.provide('tablesFile', file);
}

async function makeTables(file: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tables-'));
  const database = await createEngine();
  const { pool, close } = await serveInThread(database, folder);
  await prepareDatabase({ pool });
  await close();
  const dump = await database.dumpDataDir('none');
  await database.close();
  mkdirSync(cache, { recursive: true });
  // Another run may make the same file, so only the complete file gets its name.
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, Buffer.from(await dump.arrayBuffer()));
  renameSync(partial, file);
  rmSync(folder, { recursive: true });
}
