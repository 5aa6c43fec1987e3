import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { prepare } from '../../server/db/migrate.ts';
import { serveInThread } from './serve-in-thread.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of an empty embedded database. Loading it takes a fifth of the time of creating one. */
    emptyEngine: string;
    /** The same with tables but without rows. Loading them is faster than running the migrations. */
    migratedEngine: string;
  }
}

let folder: string | undefined;

/** Creates the embedded databases that the tests load. */
export async function setup(project: TestProject): Promise<void> {
  const place = await mkdtemp(path.join(tmpdir(), 'engine-'));
  folder = place;
  const database = await PGlite.create();
  const keep = async (name: 'emptyEngine' | 'migratedEngine') => {
    const dump = await database.dumpDataDir('none');
    const file = path.join(place, `${name}.tar`);
    await writeFile(file, Buffer.from(await dump.arrayBuffer()));
    project.provide(name, file);
  };
  await keep('emptyEngine');
  const { pool, close } = await serveInThread(database, place);
  await prepare({ pool }, () => Promise.resolve());
  await close();
  await keep('migratedEngine');
  await database.close();
}

/** Removes these files after the tests. */
export async function teardown(): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}
