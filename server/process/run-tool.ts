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
  /** Writes what the program reads. The program gets the end of its input after that, also when this throws. */
  input?: (stdin: Writable) => Promise<void>;
  /** Receives what the program prints, and stays open. Without it, nobody reads that. */
  output?: Writable;
  /** Ends the program. */
  signal?: AbortSignal;
}

/**
 * Runs a program until it ends.
 *
 * @throws StartError when the program is missing or fails, AbortError after the signal, the error of `input` or of a
 *   closed `output`
 */
export async function runTool(
  { name, comesWith }: Tool,
  args: readonly string[],
  { env = {}, input, output, signal }: RunOptions = {},
): Promise<void> {
  const child = spawn(name, args, {
    stdio: [
      input === undefined ? 'ignore' : 'pipe',
      output === undefined ? 'ignore' : 'pipe',
      'pipe',
    ],
    env: { ...process.env, ...env },
    signal,
  });
  // It is awaited at the end. Until then a failure must not count as unhandled.
  const errors = child.stderr === null ? '' : text(child.stderr).catch(() => '');
  const written = input && child.stdin && writeAll(child.stdin, input);
  const printed = output && child.stdout && pipeline(child.stdout, output, { end: false });
  const ended = Promise.all([once(child, 'exit'), printed]).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new StartError(`This machine has no ${name}: install ${comesWith}.`);
  });
  const [exit]: [unknown[], unknown] = await ended;
  const [code] = exit;
  if (code !== 0) {
    const [reason = ''] = (await errors).trim().split('\n');
    throw new StartError(`${name} failed: ${reason || `it ended with ${String(code)}`}.`);
  }
  const failure = await written;
  if (failure) throw failure.error;
}

/** Writes the input of a program, and ends it. Returns the error of `input`, which a program that fails explains better. */
async function writeAll(
  stdin: Writable,
  input: (stdin: Writable) => Promise<void>,
): Promise<{ error: unknown } | undefined> {
  // A program that has ended reads no more; its exit code says why.
  stdin.on('error', () => undefined);
  try {
    await input(stdin);
    return undefined;
  } catch (error) {
    return { error };
  } finally {
    stdin.end();
  }
}
