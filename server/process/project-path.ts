import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the nearest folder with package.json: the folder itself, or one above it. */
function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('package.json was not found above the server');
  return findRoot(parent);
}

// The compiled file is in `dist/node/server/process`, so the depth of this file below the root is not fixed.
const root = findRoot(import.meta.dirname);

/** Returns the absolute path of a file or folder of the project. @param relative the path below the root, with `/` */
export const projectPath = (relative: string): string => path.join(root, relative);
