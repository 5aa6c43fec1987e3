/**
 * Starts the server, and ends it cleanly on SIGINT and SIGTERM. Imports little, as each module takes a file descriptor.
 */
import { getHeapStatistics } from 'node:v8';
import { onEnd } from './process/on-end.ts';
import { StartError } from './process/start-error.ts';

/** Loading the modules opens nearly 200 files at the same time. The rest is for connections. */
const minDescriptors = 512;
/** MB of the heap of Node.js. A whole list of 200,000 rows is built in memory; see docs/operations.md. */
const minHeapMb = 256;

const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** Returns the limit of open files; undefined when there is none, and on Windows. */
function openFiles(): number | undefined {
  const limits = fieldOf(process.report.getReport(), 'userLimits');
  const soft = fieldOf(fieldOf(limits, 'open_files'), 'soft');
  return typeof soft === 'number' ? soft : undefined;
}

/** @throws StartError with the limit and the way to raise it, for too little memory or too few file descriptors */
function refuseSmallProcess(): void {
  const files = openFiles();
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
