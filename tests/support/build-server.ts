import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Compiles the server for the tests that start it as a process. */
export function setup(): void {
  execFileSync(process.execPath, [
    'node_modules/typescript-7/bin/tsc',
    '-p',
    'server/tsconfig.build.json',
  ]);
  if (!existsSync('dist/node/empty-database.tgz')) {
    execFileSync(process.execPath, ['dist/node/server/make-template.js']);
  }
}
