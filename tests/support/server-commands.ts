import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { childEnvironment, type Environment } from './start-process.ts';

const run = promisify(execFile);

/** Runs one of the server's compiled commands, and returns how it ended, also if it fails. */
export function runCommand(name: string, env: Environment, ...args: string[]) {
  return run(process.execPath, [`dist/node/server/${name}.js`, ...args], {
    env: childEnvironment(env),
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}
