import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { codeOf, StartError } from './start-error.ts';

/** A program that may be missing. */
export interface Tool {
  name: string;
  /** The package of the program, for the message. */
  comesWith: string;
}

/**
 * Runs a program until it ends.
 *
 * @param env added to the environment; for passwords, which other users must not read
 * @throws StartError with one sentence when the program is missing or fails
 */
export async function runTool(
  { name, comesWith }: Tool,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(name, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const errors = text(child.stderr);
  let code: unknown;
  try {
    const exit: unknown[] = await once(child, 'exit');
    code = exit[0];
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new StartError(`This machine has no ${name}: install ${comesWith}.`);
  }
  if (code === 0) return;
  const [reason] = (await errors).trim().split('\n');
  throw new StartError(`${name} failed: ${reason || `it ended with ${String(code)}`}.`);
}
