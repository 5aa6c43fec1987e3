import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { admin } from '../../server/commands/admin.ts';
import { backup } from '../../server/commands/backup.ts';
import { migrate } from '../../server/commands/migrate.ts';
import { restore } from '../../server/commands/restore.ts';
import { verify } from '../../server/commands/verify.ts';
import { resultOf } from '../../server/process/run-command.ts';
import { childEnvironment, type Environment } from './start-process.ts';

const run = promisify(execFile);

const commands = { admin, backup, migrate, restore, verify };
type Name = keyof typeof commands;

/** Runs one of the server's commands in this process, where the thread of the embedded engine cannot start. */
export const runHere = (name: Name, env: Environment, ...args: string[]) =>
  resultOf(commands[name], env, args);

/** Runs one of the server's compiled commands, and returns how it ended, also if it fails. */
export function runProcess(name: Name, env: Environment, ...args: string[]) {
  return run(process.execPath, [`dist/node/server/${name}.js`, ...args], {
    env: childEnvironment(env),
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

/** Runs a command and returns how it ended. It runs in this process on PostgreSQL, which takes less time. */
export const runCommand = (name: Name, env: Environment, ...args: string[]) =>
  ('DATABASE_URL' in env ? runHere : runProcess)(name, env, ...args);
