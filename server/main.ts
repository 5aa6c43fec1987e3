/** Starts the server, and ends it cleanly on SIGINT and SIGTERM. */

import { onEnd } from './process/on-end.ts';
import { refuseSmallProcess } from './process/refuse-small-process.ts';
import { StartError } from './process/start-error.ts';

/** Milliseconds for a clean end; longer than the time limit of running requests. */
const longestEnd = 15_000;

// A reader of the log or the greeting who leaves must not end the server.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

try {
  refuseSmallProcess();
  // Loaded after the check, because loading fails with too few file descriptors.
  const { start } = await import('./start.ts');
  const server = await start(process.env);
  onEnd(() => {
    // The process exits even if closing takes too long.
    setTimeout(() => process.exit(1), longestEnd).unref();
    void server.close().then(() => process.exit(0));
  });
  void server.stopped.then(async (sentence) => {
    process.stderr.write(`${sentence}\n`);
    await server.close();
    process.exit(1);
  });
  // The greeting is the last step, because its reader may end the server at once.
  process.stdout.write(`${server.greeting}\n`);
} catch (error) {
  const sentence =
    error instanceof StartError
      ? error.message
      : `The server cannot start: ${error instanceof Error ? error.message : String(error)}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
