import { execFileSync } from 'node:child_process';

/** Builds the server, and the template of its embedded database, for the tests that start it as a process. */
export function setup(): void {
  execFileSync(process.execPath, ['scripts/build.js', 'build:template', '--for-start']);
}
