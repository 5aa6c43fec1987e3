import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the folder with package.json, which is this folder or above it: this file runs from `server/` in the tools,
 * and from `dist/node/server/` when compiled.
 */
function findRoot(from: string): string {
  if (existsSync(path.join(from, 'package.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('package.json was not found above the server');
  return findRoot(parent);
}

const root = findRoot(import.meta.dirname);

/** Returns the absolute path of a file or folder of the project; `parts` are relative to the root. */
export function projectPath(...parts: string[]): string {
  return path.join(root, ...parts);
}
