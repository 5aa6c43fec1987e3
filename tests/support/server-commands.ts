import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs one of the server's commands as npm does, and returns how it ended. */
export async function command(name: string, env: Record<string, string>, ...args: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  return run(process.execPath, [`dist/node/server/${name}.js`, ...args], {
    env: { PATH, HOME, ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}
