import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { codeOf, StartError } from './start-error.ts';

/** A program that may be missing. */
export interface Tool {
  name: string;
  /** The package of the program, for the message. */
  comesWith: string;
}

export interface RunOptions {
  /** Added to the environment; for passwords, which other users must not read. */
  env?: NodeJS.ProcessEnv;
  /** Receives what the program prints, and stays open. Without it, nobody reads that. */
  output?: Writable;
  /** Ends the program. */
  signal?: AbortSignal;
}

/**
 * Runs a program until it ends.
 *
 * @throws StartError when the program is missing or fails, AbortError after the signal, the error of a closed `output`
 */
export async function runTool(
  { name, comesWith }: Tool,
  args: readonly string[],
  { env = {}, output, signal }: RunOptions = {},
): Promise<void> {
  const child = spawn(name, args, {
    stdio: ['ignore', output === undefined ? 'ignore' : 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    signal,
  });
  const errors = child.stderr === null ? '' : text(child.stderr);
  const printed = output && child.stdout && pipeline(child.stdout, output, { end: false });
  const ended = Promise.all([once(child, 'exit'), printed]).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new StartError(`This machine has no ${name}: install ${comesWith}.`);
  });
  const [exit]: [unknown[], unknown] = await ended;
  const [code] = exit;
  if (code === 0) return;
  const [reason] = (await errors).trim().split('\n');
  throw new StartError(`${name} failed: ${reason || `it ended with ${String(code)}`}.`);
}
