/**
 * Runs commands of the terminal inside the running server, because only one process may use the folder of the
 * embedded database. The commands use the pool of the server: the engine has one session for all connections, and can
 * answer a statement of more than 64 kB with the rows of a statement from another connection.
 */
import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { runAdminCommand } from '../admin/commands.ts';
import type { Database } from '../db/connect.ts';
import { packDatabase } from '../db/embedded/template.ts';
import type { EmbeddedFiles } from '../db/pool.ts';
import { sentenceOf } from '../process/run-command.ts';
import { StartError } from '../process/start-error.ts';
import { removeControlFile, writeControlFile } from './control-file.ts';

const adminInput = z.object({
  args: z.array(z.string()),
  password: z.string().optional(),
});

/** The input of `npm run admin`. */
export type AdminInput = z.infer<typeof adminInput>;

/** Runs a command and writes its answer. Throws when the command fails. */
type Command = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Returns the function that writes a backup of the running embedded database into a stream, and leaves the stream open.
 * Statements wait while the files are copied within the data folder, but not while the copy is packed and sent.
 *
 * @param ending the signal that interrupts a running backup
 */
async function createBackupWriter(
  { dataDir, copyFiles }: EmbeddedFiles,
  ending: AbortSignal,
): Promise<(output: Writable) => Promise<void>> {
  const copy = path.join(dataDir, 'backup-copy');
  const removeCopy = () => rm(copy, { recursive: true, force: true });
  // A server that was killed may have left a copy.
  await removeCopy();
  let isRunning = false;
  return async (output) => {
    if (isRunning) throw new StartError('Another backup is being made: wait until it has ended.');
    isRunning = true;
    try {
      await mkdir(copy, { mode: 0o700 });
      await copyFiles(copy);
      await packDatabase(copy, '-', { output, signal: ending });
    } finally {
      await removeCopy();
      isRunning = false;
    }
  };
}

/**
 * Listens for commands on a private socket, and writes the path of the socket into the data folder.
 *
 * @returns the function that interrupts a running backup, waits for the other running commands, and closes the
 *   socket
 */
export async function openControl(
  db: Database,
  embedded: EmbeddedFiles,
): Promise<() => Promise<void>> {
  const { dataDir, controlPath } = embedded;
  const ending = new AbortController();
  const backUp = await createBackupWriter(embedded, ending.signal);
  const commands: Record<string, Command> = {
    '/admin': async (request, response) => {
      const { args, password } = adminInput.parse(await json(request));
      response.write(await runAdminCommand(db, args, password));
    },
    '/backup': (_request, response) => backUp(response),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const command = commands[request.url ?? ''];
      if (command === undefined) throw new StartError('The running server has no such command.');
      await command(request, response);
      response.end();
    } catch (error) {
      // A client treats an answer that breaks off as a failure.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(sentenceOf(error));
    }
  }

  const running = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const answering = answer(request, response).finally(() => running.delete(answering));
    running.add(answering);
  });
  await once(server.listen(controlPath), 'listening');
  // A named pipe of Windows has no mode.
  if (process.platform !== 'win32') await chmod(controlPath, 0o600);
  await writeControlFile(dataDir, controlPath);
  return async () => {
    await removeControlFile(dataDir);
    ending.abort();
    server.close();
    await Promise.all(running);
  };
}
