import { StartError } from './start-error.ts';

/** Runs a command of the terminal. An error becomes a sentence on stderr and exit code 1. */
export async function runCommand(
  command: (env: NodeJS.ProcessEnv, args: readonly string[]) => Promise<void>,
): Promise<void> {
  try {
    await command(process.env, process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
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
