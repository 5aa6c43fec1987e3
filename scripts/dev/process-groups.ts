import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

const isWindows = process.platform === 'win32';
const signalled = new Set<number>();

/** Sends SIGTERM to a process once, because a second signal would end the API before it has finished its work. */
function endOnce(pid: number): void {
  if (!signalled.has(pid)) process.kill(pid, 'SIGTERM');
  signalled.add(pid);
}

function spawnNode(command: string, options: SpawnOptions): ChildProcess {
  const child = spawn(process.execPath, command.split(' '), { ...options, detached: !isWindows });
  // A process may leave a child behind: the compiler's launcher starts one.
  child.once('exit', () => endGroup(child.pid, 'SIGTERM'));
  return child;
}

/** Sends a signal to the group of a process: the process and those that it started. Does nothing on Windows. */
export function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined || isWindows) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // No process of the group is running.
  }
}

/**
 * Options of `concurrently` that run each command in a process group. A command is the arguments of Node.js. Without
 * groups, the API would get Ctrl+C twice: from the terminal, and from `node --watch`, which forwards it. Windows has
 * neither groups nor signals; there, the package ends a process and its children.
 */
export const processGroups = { spawn: spawnNode, ...(!isWindows && { kill: endOnce }) };
