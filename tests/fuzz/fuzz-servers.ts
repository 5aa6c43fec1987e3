import { sql } from 'drizzle-orm';
import pg from 'pg';
import { buildApp } from '../../server/app.ts';
import { databaseOver } from '../../server/db/connect.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { addCallers, findKnownIds } from '../contract/known-ids.ts';
import { dashboardFolder } from '../support/dashboard-folder.ts';
import type { End } from '../support/server-process.ts';
import { type Engine, openTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { addSignedIn, noLimits } from '../support/test-server.ts';
import type { FuzzData } from './requests.ts';

/** The smallest possible dashboard. */
const page = '<!doctype html><div id="root"></div>';

/** The servers that get the requests, and their database. */
export interface FuzzServers extends FuzzData {
  database: TestDatabase;
  page: string;
  /** The server under test. Its limits are lifted. */
  address: string;
  /** A server whose limits refuse every call. */
  limited: string;
  /** A server whose database cannot be reached. */
  withoutDatabase: string;
  /** Hides the tables, so that every query fails unexpectedly. */
  hideTables(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the servers in this process, with a small sample marketplace. */
export async function openFuzzServers(engine: Engine): Promise<FuzzServers> {
  const database = await openTestDatabase(engine);
  const { db } = database;
  const callers = await addCallers(database);
  const knownIds = { ...(await findKnownIds(database)), ...callers.ids };
  const collector = await addSignedIn(db, 'collector@artisan.example');
  await db.execute(sql`
    insert into saved_views (account_id, screen, name, search)
    select ${collector.id}, '/admin/jobs', 'View ' || n, '' from generate_series(1, 200) n`);
  const leaving: string[] = [];
  while (leaving.length < 40) leaving.push(await startSession(db, 1));
  const tokens = { ...callers.tokens, collector: collector.token, leaving };

  const ends: End[] = [];
  const dashboardDir = await dashboardFolder((end) => ends.push(end), page);
  // No server listens at this address.
  const nowhere = databaseOver(new pg.Pool({ host: '/nowhere' }));
  const apps = await Promise.all([
    buildApp({ api: { db }, dashboardDir, limits: noLimits, log: false }),
    buildApp({ api: { db }, limits: { login: 0, other: 0 }, log: false }),
    buildApp({ api: { db: nowhere }, log: false }),
  ]);
  const [address = '', limited = '', withoutDatabase = ''] = await Promise.all(
    apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })),
  );
  return {
    database,
    knownIds,
    tokens,
    page,
    address,
    limited,
    withoutDatabase,
    async hideTables() {
      await db.execute(sql`alter schema public rename to out_of_sight`);
    },
    async close() {
      for (const app of apps) await app.close();
      await database.close();
      for (const end of ends) await end();
    },
  };
}
