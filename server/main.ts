/**
 * Starts the server, and ends it cleanly on SIGINT and SIGTERM. It imports little before it has checked the limit of
 * file descriptors, because loading modules takes many of them.
 */
import { getHeapStatistics } from 'node:v8';
import { onEnd } from './process/on-end.ts';
import { sentenceOf } from './process/run-command.ts';
import { fieldOf, StartError } from './process/start-error.ts';

/** Loading the modules opens nearly 200 files at the same time; the rest is for connections. */
const minDescriptors = 512;
/** MB of heap that Node.js needs, because long lists are built in memory; see docs/operations.md. */
const minHeapMb = 256;

/** Returns the limit of open files; undefined when there is none, and on Windows. */
function openFilesLimit(): number | undefined {
  const limits = fieldOf(process.report.getReport(), 'userLimits');
  const soft = fieldOf(fieldOf(limits, 'open_files'), 'soft');
  return typeof soft === 'number' ? soft : undefined;
}

/** @throws StartError when the process has too little memory or too few file descriptors */
function refuseSmallProcess(): void {
  const files = openFilesLimit();
  if (files !== undefined && files < minDescriptors) {
    throw new StartError(
      `The server may open ${files} files, but needs ${minDescriptors}: raise the limit with "ulimit -n 4096" or LimitNOFILE=4096.`,
    );
  }
  const heap = Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20);
  if (heap < minHeapMb) {
    throw new StartError(
      `The heap of the server may have ${heap} MB, but needs ${minHeapMb}: give it more memory, or set NODE_OPTIONS=--max-old-space-size=512.`,
    );
  }
}

/** Milliseconds for a clean end; longer than the time limit of running requests (serve.ts). */
const endTimeoutMs = 15_000;

// If the program that reads stdout or stderr ends, the server must go on.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

try {
  refuseSmallProcess();
  const { start } = await import('./start.ts');
  const server = await start(process.env);
  onEnd(() => {
    // The process exits even if closing takes too long.
    setTimeout(() => process.exit(1), endTimeoutMs).unref();
    void server.close().then(() => process.exit(0));
  });
  void server.stopped.then(async (sentence) => {
    process.stderr.write(`${sentence}\n`);
    await server.close();
    process.exit(1);
  });
  // The greeting is the last step, because a program that reads it may end the server at once.
  process.stdout.write(`${server.greeting}\n`);
} catch (error) {
  process.stderr.write(`${sentenceOf(error, 'The server cannot start')}\n`);
  process.exit(1);
}
