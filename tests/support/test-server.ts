/** A server in this process for the tests of a file. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AppOptions, buildApp } from '../../server/app.ts';
import type { PooledDatabase } from '../../server/db/connect.ts';
import { addAdministrator } from '../../server/repositories/accounts.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { type Engine, openTestDatabase, type TestDatabase } from './test-database.ts';

/** Limits that no test reaches. */
export const noLimits = { login: 1e9, other: 1e9 };

/** Time limits that no test reaches: on a busy machine, twenty simultaneous writes take seconds. */
const writeTimes = { lock: 60_000, statement: 60_000, transaction: 60_000, turn: 60_000 };

/** The header of a call in a session. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Adds an administrator with a session. No password is valid for the account. */
export async function addSignedIn(db: PooledDatabase, email: string) {
  const id = await addAdministrator(db, email, 'x');
  if (id === undefined) throw new Error(`There is an account ${email} already`);
  return { id, token: await startSession(db, id) };
}

interface Options extends Partial<Omit<AppOptions, 'api'>> {
  /** The number of artisans of the sample; the usual one takes less time, because its database is copied. */
  sampleSize?: number;
}

type Call = Pick<InjectOptions, 'query' | 'method' | 'headers' | 'payload'>;

export interface TestServer {
  database: TestDatabase;
  app: FastifyInstance;
  /** A session of the first administrator. */
  token: string;
  /** Makes a call below /api/v1/admin in this session, unless the headers name another one. */
  call(path: string, options?: Call): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Builds a server on a database of its own. */
export async function openTestServer(
  engine: Engine,
  { sampleSize, ...options }: Options = {},
): Promise<TestServer> {
  const database = await openTestDatabase(engine, sampleSize);
  const { db, directUrl } = database;
  const app = await buildApp({ api: { db }, directUrl, log: false, writeTimes, ...options });
  const token = await startSession(db, 1);
  return {
    database,
    app,
    token,
    call: (path, { headers, ...rest } = {}) =>
      app.inject({
        ...rest,
        url: `/api/v1/admin/${path}`,
        headers: { ...bearer(token), ...headers },
      }),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
