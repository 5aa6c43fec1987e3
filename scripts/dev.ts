/**
 * `npm run dev` serves the dashboard by Vite on PORT and the API on DEV_API_PORT. Both follow every change of their
 * files. All processes end together, with the code of the first that ended.
 */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { createConcurrently, KillOthers, LogExit, Logger, LogOutput } from 'concurrently';
import { onEnd } from '../server/process/on-end.ts';
import { createDevOutput } from './dev/dev-output.ts';

const port = process.env.PORT ?? '4310';
const apiPort = process.env.DEV_API_PORT ?? '4311';

/**
 * The first compilation writes this file. The watching compiler reads it, and so does not write all files again, which
 * would restart the API.
 */
const buildInfo = 'node_modules/.cache/dev.tsbuildinfo';
const compiler = `node_modules/typescript-7/bin/tsc -p server/tsconfig.build.json --incremental --tsBuildInfoFile ${buildInfo}`;

rmSync(buildInfo, { force: true });
const { status } = spawnSync(process.execPath, compiler.split(' '), { stdio: 'inherit' });
if (status !== 0) process.exit(1);

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
function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined || isWindows) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // No process of the group is running.
  }
}

/**
 * Options of `concurrently`. A command is the arguments of Node.js, and runs in a process group of its own. Without
 * groups, the API would get Ctrl+C twice: from the terminal, and from `node --watch`, which forwards it. Windows has
 * neither groups nor signals; there, the package ends a process and its children.
 */
const processGroups = { spawn: spawnNode, ...(!isWindows && { kill: endOnce }) };

const logger = new Logger({ prefixFormat: 'name' });
logger.setPrefixLength('dashboard'.length);
const output = new PassThrough();
const { commands, result } = createConcurrently(
  [
    { name: 'compiler', command: `${compiler} --watch --preserveWatchOutput` },
    { name: 'api', command: '--watch dist/node/server/main.js', env: { PORT: apiPort } },
    {
      name: 'dashboard',
      command: `node_modules/vite/bin/vite.js --port ${port} --strictPort`,
      env: { DEV_API_PORT: apiPort },
    },
  ],
  {
    ...processGroups,
    logger,
    outputStream: output,
    prefixColors: ['gray', 'blue', 'magenta'],
    controllers: [
      new LogOutput({ logger }),
      new LogExit({ logger }),
      new KillOthers({ logger, conditions: ['failure', 'success'], killSignal: 'SIGTERM' }),
    ],
  },
);

let code: number | undefined;

/** Ends all processes. The code becomes the exit code, unless a process has ended before. */
function end(exitCode: number): void {
  code ??= exitCode;
  for (const command of commands) command.kill();
}

for (const command of commands) {
  command.close.subscribe(({ exitCode }) => {
    code ??= typeof exitCode === 'number' ? exitCode : 1;
  });
}
createInterface({ input: output }).on(
  'line',
  createDevOutput({
    isTerminal: process.stdout.isTTY,
    write: (line) => process.stdout.write(`${line}\n`),
    onFailedStart: () => end(1),
  }),
);
onEnd(() => end(0));
// A terminal that closes sends SIGHUP, and writing to it fails.
process.on('SIGHUP', () => end(0));
process.stdout.on('error', () => end(0));
// A second signal exits before all processes have ended.
process.on('exit', () => {
  for (const { pid, state } of commands) if (state === 'started') endGroup(pid, 'SIGKILL');
});
await result.catch(() => undefined);
process.exitCode = code ?? 0;
