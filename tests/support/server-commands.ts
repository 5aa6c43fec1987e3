import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { childEnvironment, type Environment } from './start-process.ts';

const run = promisify(execFile);

/** Runs one of the server's commands as npm does, and returns how it ended. */
export async function command(name: string, env: Environment, ...args: string[]) {
  return run(process.execPath, [`dist/node/server/${name}.js`, ...args], {
    env: childEnvironment(env),
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}
