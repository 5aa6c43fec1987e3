/**
 * `npm run admin` manages the administrators of the database that the environment names. If a server has an
 * embedded database open, the command is sent to that server, which runs it.
 */
import { text } from 'node:stream/consumers';
import { runAdminCommand } from '../admin/commands.ts';
import { readConfig } from '../config.ts';
import { findServer } from '../control/find-server.ts';
import { databaseOver } from '../db/connect.ts';
import { requireCurrentTables } from '../db/pending-migrations.ts';
import { withDatabase } from '../db/run-on-database.ts';
import type { Command } from '../process/run-command.ts';

export const admin: Command = async (env, words) => {
  const config = readConfig(env);
  const args = words.filter((arg) => arg !== '--password-stdin');
  const isPasswordOnStdin = args.length < words.length;
  const password = isPasswordOnStdin
    ? (await text(process.stdin)).replace(/\r?\n$/, '')
    : undefined;
  const server = await findServer(config);
  const message =
    (await server?.runAdmin({ args, password })) ??
    (await withDatabase(config, async ({ pool }) => {
      const db = databaseOver(pool);
      await requireCurrentTables(db);
      return runAdminCommand(db, args, password);
    }));
  return { stdout: `${message}\n` };
};
