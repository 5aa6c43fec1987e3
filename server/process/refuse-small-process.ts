/** Refuses to start with too little memory or too few file descriptors. Imports little, as each module takes one. */
import { getHeapStatistics } from 'node:v8';
import { StartError } from './start-error.ts';

/** Loading the modules opens nearly 200 files at the same time. The rest is for connections. */
const leastDescriptors = 512;
/** MB of the heap of Node.js. A whole list of 200,000 rows is built in memory; see docs/operations.md. */
const leastHeap = 256;

const fieldOf = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** Returns the limit of open files; undefined when there is none, and on Windows. */
function openFiles(): number | undefined {
  const limits = fieldOf(process.report.getReport(), 'userLimits');
  const soft = fieldOf(fieldOf(limits, 'open_files'), 'soft');
  return typeof soft === 'number' ? soft : undefined;
}

/** @throws StartError with the limit and the way to raise it */
export function refuseSmallProcess(): void {
  const files = openFiles();
  if (files !== undefined && files < leastDescriptors) {
    throw new StartError(
      `The server may open ${files} files, but needs ${leastDescriptors}: raise the limit with "ulimit -n 4096" or LimitNOFILE=4096.`,
    );
  }
  const heap = Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20);
  if (heap < leastHeap) {
    throw new StartError(
      `The heap of the server may have ${heap} MB, but needs ${leastHeap}: give it more memory, or set NODE_OPTIONS=--max-old-space-size=512.`,
    );
  }
}
