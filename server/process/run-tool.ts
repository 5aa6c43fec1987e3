import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { codeOf, StartError } from './start-error.ts';

/** A program that may not be installed. */
export interface Tool {
  name: string;
  /** The package that contains the program, for the message. */
  packageName: string;
}

export interface RunOptions {
  /** Variables that are added to the environment, such as passwords, which other users could see in the arguments. */
  env?: NodeJS.ProcessEnv;
  /** Writes the input of the program. After that the input ends, also if this function throws. */
  input?: (stdin: Writable) => Promise<void>;
  /** Receives the output of the program, and stays open; without it, the output is discarded. */
  output?: Writable;
  signal?: AbortSignal;
}

/**
 * Runs a program until it ends.
 *
 * @throws StartError when the program is missing or fails, AbortError after the signal, and the errors of `input` and
 *   of a closed `output`
 */
export async function runTool(
  { name, packageName }: Tool,
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
  // `errors` is awaited only if the program fails, so a failure of reading must not count as unhandled.
  const errors = child.stderr === null ? '' : text(child.stderr).catch(() => '');
  const writing = input && child.stdin && writeAll(child.stdin, input);
  const printing = output && child.stdout && pipeline(child.stdout, output, { end: false });
  const [exit]: [unknown[], unknown] = await Promise.all([once(child, 'exit'), printing]).catch(
    (error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
      throw new StartError(`This machine has no ${name}: install ${packageName}.`);
    },
  );
  const [code] = exit;
  if (code !== 0) {
    const [reason = ''] = (await errors).trim().split('\n');
    throw new StartError(`${name} failed: ${reason || `it ended with ${String(code)}`}.`);
  }
  const failure = await writing;
  if (failure) throw failure.error;
}

/**
 * Writes the input of a program, and ends the input. Returns the error of `input` instead of throwing it, because a
 * failure of the program is reported first.
 */
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
