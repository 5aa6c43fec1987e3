import { createWriteStream } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { codeOf, StartError } from '../process/start-error.ts';
import { findControlSocket } from './control-file.ts';
import type { AdminInput } from './control-server.ts';

/** Sends commands to a running server with an embedded database. */
interface ControlClient {
  /** Runs a command of `npm run admin`, and returns the message for the terminal. */
  runAdmin(input: AdminInput): Promise<string>;
  /** Writes a backup into a file, which is incomplete until the promise resolves. */
  backUp(file: string): Promise<void>;
}

/**
 * Finds the server of this user that has the data folder open.
 *
 * @returns undefined when there is none, and with PostgreSQL, to which commands connect directly
 * @throws StartError when the socket may be of another user
 */
export async function findServer({
  dataDir,
  databaseDirectUrl,
}: Pick<Config, 'dataDir' | 'databaseDirectUrl'>): Promise<ControlClient | undefined> {
  const socketPath = databaseDirectUrl === undefined ? await findControlSocket(dataDir) : undefined;
  if (socketPath === undefined) return undefined;
  return {
    runAdmin: async (input) => explainEnd(text(await sendCommand(socketPath, '/admin', input))),
    backUp: async (file) =>
      explainEnd(pipeline(await sendCommand(socketPath, '/backup'), createWriteStream(file))),
  };
}

/** Sends a command. @throws StartError with the sentence of the server, or when the server ends before it answers */
async function sendCommand(
  socketPath: string,
  command: string,
  input?: object,
): Promise<IncomingMessage> {
  const call = request({ socketPath, path: command, method: 'POST', agent: false });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve).once('error', reject);
  });
  call.end(JSON.stringify(input ?? {}));
  const answer = await explainEnd(answered);
  if (answer.statusCode !== 200) throw new StartError(await text(answer));
  return answer;
}

/** @throws StartError when the server ends before its answer is complete, and other errors of `answer` */
async function explainEnd<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (codeOf(error) !== 'ECONNRESET') throw error;
    throw new StartError(
      'The server ended before the command did: look at its log, and run it again.',
    );
  }
}
