/**
 * The template: an empty database with its tables, made by the build. The first start unpacks it, which takes
 * less time than creating a database, and half the memory.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { projectPath } from '../../process/project-path.ts';
import { runTool } from '../../process/run-tool.ts';

const tar = { name: 'tar', comesWith: 'it' };
/** The folder within the packed file. */
const folder = 'postgres';

const templateFile = projectPath('dist', 'node', 'empty-database.tgz');
/** Without a drive letter, which GNU's tar on Windows takes for the name of another machine. */
const argument = (file: string) => path.relative('', file);

/** Packs the folder `postgres` in `parent` as the template. */
export async function packTemplate(parent: string): Promise<void> {
  // Only a complete file gets the final name.
  const partial = `${templateFile}.${process.pid}`;
  await runTool(tar, ['-czf', argument(partial), '-C', parent, folder]);
  await rename(partial, templateFile);
}

/**
 * Unpacks the template at `databaseDir`. Does nothing when the folder has files, or when no template was
 * built; then the engine creates the database.
 */
export async function unpackTemplate(databaseDir: string): Promise<void> {
  const isTaken = existsSync(databaseDir) && (await readdir(databaseDir)).length > 0;
  if (isTaken || !existsSync(templateFile)) return;
  const unpacked = await mkdtemp(`${databaseDir}-`);
  try {
    await runTool(tar, ['-xzf', argument(templateFile), '-C', unpacked]);
    await rename(path.join(unpacked, folder), databaseDir);
  } catch {
    // Without tar, or with a full disk, the engine creates the database or reports the error.
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}
