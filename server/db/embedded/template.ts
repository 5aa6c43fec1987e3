/**
 * An empty database, made while building. Unpacking it instead of having the engine make one spares the
 * first start some seconds and half of its memory.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { projectPath } from '../../process/project-path.ts';
import { runTool } from '../../process/run-tool.ts';

const tar = { name: 'tar', comesWith: 'it' };
/** The folder within the packed file. */
const folder = 'postgres';

/** Where the built template lies. */
const templateFile = projectPath('dist', 'node', 'empty-database.tgz');

/** Packs the folder `postgres` in `parent` as the template. */
export async function packTemplate(parent: string): Promise<void> {
  // Under its own name only once it is whole.
  const partial = `${templateFile}.${process.pid}`;
  await runTool(tar, ['-czf', partial, '-C', parent, folder]);
  await rename(partial, templateFile);
}

/**
 * Puts an empty database at `databaseDir`, unless something is there or no template was built: then the
 * engine makes one itself.
 */
export async function unpackTemplate(databaseDir: string): Promise<void> {
  const isTaken = existsSync(databaseDir) && (await readdir(databaseDir)).length > 0;
  if (isTaken || !existsSync(templateFile)) return;
  const unpacked = await mkdtemp(`${databaseDir}-`);
  try {
    await runTool(tar, ['-xzf', templateFile, '-C', unpacked]);
    await rename(path.join(unpacked, folder), databaseDir);
  } catch {
    // A machine without tar; or the disk is full, which the engine tells better.
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}
