import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

const isWindows = process.platform === 'win32';
const signalled = new Set<number>();

/** Ends a process. A second signal would end the API at once. */
function endOnce(pid: number): void {
  if (!signalled.has(pid)) process.kill(pid, 'SIGTERM');
  signalled.add(pid);
}

function spawnNode(command: string, options: SpawnOptions): ChildProcess {
  const child = spawn(process.execPath, command.split(' '), { ...options, detached: !isWindows });
  // The compiler is a process that starts another one.
  child.once('exit', () => endGroup(child.pid, 'SIGTERM'));
  return child;
}

/** Sends a signal to what is left of a process and of those that it started. */
export function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined || isWindows) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Nothing is left.
  }
}

/**
 * Options of `concurrently` that run each command, the arguments of Node.js, in a group of its own: a terminal sends
 * Ctrl+C to its whole group and `node --watch` passes it on, so the API would get it twice. Windows has neither groups
 * nor signals; there, the package ends the tree of a process.
 */
export const processGroups = { spawn: spawnNode, ...(!isWindows && { kill: endOnce }) };
