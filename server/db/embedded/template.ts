/**
 * The template: a database with empty tables, made by the build. The first start unpacks it, which takes less time than
 * creating a database, and half the memory.
 */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { projectPath } from '../../process/project-path.ts';
import { type RunOptions, runTool } from '../../process/run-tool.ts';
import { databaseFolder } from './place-database.ts';

const tar = { name: 'tar', packageName: 'it' };
const templateFile = projectPath('dist/node/empty-database.tgz');
/** Returns a path without a drive letter, which GNU's tar on Windows takes for the name of another machine. */
const tarPath = (file: string) => path.relative('', file);

/**
 * Packs the folder `postgres` in `parent` into a file; `-` is the standard output. No process may write to the folder
 * meanwhile.
 *
 * @throws StartError when tar is missing or fails
 */
export const packDatabase = (parent: string, file: string, options?: RunOptions): Promise<void> =>
  runTool(tar, ['-czf', file, '-C', parent, databaseFolder], options);

/** Unpacks the folder `postgres` from a file into `parent`. @throws StartError when tar is missing or fails */
export const unpackDatabase = (file: string, parent: string): Promise<void> =>
  runTool(tar, ['-xzf', file, '-C', parent]);

/** Packs the folder `postgres` in `parent` as the template in dist/. @throws StartError when tar is missing or fails */
export async function packTemplate(parent: string): Promise<void> {
  // Only a complete file gets the final name.
  const partial = `${templateFile}.${process.pid}`;
  await packDatabase(parent, tarPath(partial));
  await rename(partial, templateFile);
}

/**
 * Unpacks the template as the folder `postgres` in `parent`.
 *
 * @returns false when no template was built, or it cannot be unpacked: then the engine creates the database, or reports
 *   the error
 */
export async function unpackTemplate(parent: string): Promise<boolean> {
  if (!existsSync(templateFile)) return false;
  try {
    await unpackDatabase(tarPath(templateFile), parent);
    return true;
  } catch {
    await rm(path.join(parent, databaseFolder), { recursive: true, force: true });
    return false;
  }
}
