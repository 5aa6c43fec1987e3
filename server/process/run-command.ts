import { StartError } from './start-error.ts';

/** A command of the terminal. Without a `code` it has succeeded. */
export type Command = (
  env: NodeJS.ProcessEnv,
  args: readonly string[],
) => Promise<{ stdout: string; code?: number }>;

/** Runs a command. Returns what to print, and the exit code; an error becomes a sentence for stderr and the code 1. */
export async function resultOf(
  command: Command,
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<{ code: number; stdout: string; stderr: string }> {
  try {
    return { code: 0, stderr: '', ...(await command(env, args)) };
  } catch (error) {
    return { code: 1, stdout: '', stderr: `${sentenceOf(error)}\n` };
  }
}

/** Runs a command as this process. */
export async function runCommand(command: Command): Promise<void> {
  const { code, stdout, stderr } = await resultOf(command, process.env, process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
}

/**
 * Returns one sentence about an error that ended a command or a start.
 *
 * @param failure the beginning of the sentence, for errors other than StartError
 */
export function sentenceOf(error: unknown, failure = 'The command failed'): string {
  if (error instanceof StartError) return error.message;
  // The message of a failed query contains its values, so the message of its cause is printed.
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return `${failure}: ${cause instanceof Error ? cause.message : String(cause)}`;
}
