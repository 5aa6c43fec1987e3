import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { codeOf, StartError } from './start-error.ts';

/** A program that this machine may lack. */
export interface Tool {
  name: string;
  /** Where it comes from, for the sentence that asks for it. */
  comesWith: string;
}

/**
 * Runs a program to its end.
 *
 * @param env added to the environment; a password belongs here, where other users cannot read it
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
  const said = text(child.stderr);
  let code: unknown;
  try {
    [code] = await once(child, 'exit');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new StartError(`This machine has no ${name}: install ${comesWith}.`);
  }
  if (code === 0) return;
  const [reason] = (await said).trim().split('\n');
  throw new StartError(`${name} failed: ${reason || `it ended with ${String(code)}`}.`);
}
