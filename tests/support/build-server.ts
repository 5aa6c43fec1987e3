import { execFileSync } from 'node:child_process';

/** Builds the server, and the template of its embedded database. */
export function setup(): void {
  execFileSync(process.execPath, ['scripts/build.js', 'build:template', '--for-start']);
}
