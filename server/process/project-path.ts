import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the nearest folder above this file with package.json; compiled, the file is in `dist/node/server/`. */
function findRoot(from: string): string {
  if (existsSync(path.join(from, 'package.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('package.json was not found above the server');
  return findRoot(parent);
}

const root = findRoot(import.meta.dirname);

/** Returns the absolute path of a file or folder of the project. @param relative the path below the root, with `/` */
export const projectPath = (relative: string): string => path.join(root, relative);
