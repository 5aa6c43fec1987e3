import { sql } from 'drizzle-orm';
import pg from 'pg';
import { buildApp } from '../../server/app.ts';
import { databaseOver } from '../../server/db/connect.ts';
import { accounts } from '../../server/db/schema/office.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { addSessionOwners, findKnownIds } from '../contract/known-ids.ts';
import { dashboardFolder } from '../support/dashboard-folder.ts';
import type { End } from '../support/server-process.ts';
import { type Engine, openTestDatabase, type TestDatabase } from '../support/test-database.ts';
import type { FuzzWorld } from './requests.ts';

/** The smallest possible dashboard. */
const page = '<!doctype html><div id="root"></div>';

/** Servers to send requests to, all on one database. */
export interface OpenWorld extends FuzzWorld {
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
export async function openFuzzWorld(engine: Engine): Promise<OpenWorld> {
  const database = await openTestDatabase(engine);
  const { db } = database;
  const owners = await addSessionOwners(database);
  const known = { ...(await findKnownIds(database)), ...owners.ids };
  const [admin] = await db.select().from(accounts).orderBy(accounts.id);
  const [client] = await db
    .insert(accounts)
    .values({ email: 'client@artisan.example', passwordHash: 'x', role: 'client' })
    .returning();
  const [collector] = await db
    .insert(accounts)
    .values({ email: 'collector@artisan.example', passwordHash: 'x', role: 'admin' })
    .returning();
  await db.execute(sql`
    insert into saved_views (account_id, screen, name, search)
    select ${collector?.id}, '/admin/jobs', 'View ' || n, '' from generate_series(1, 200) n`);
  const startOne = () => startSession(db, admin?.id ?? 0);
  const leaving: string[] = [];
  while (leaving.length < 40) leaving.push(await startOne());
  const tokens = {
    administrator: await startOne(),
    client: await startSession(db, client?.id ?? 0),
    collector: await startSession(db, collector?.id ?? 0),
    ...owners.tokens,
    leaving,
  };

  const ends: End[] = [];
  const dashboardDir = await dashboardFolder((end) => ends.push(end), page);
  const most = 1e9;
  // No server listens at this address.
  const nowhere = databaseOver(new pg.Pool({ host: '/nowhere' }));
  const apps = await Promise.all([
    buildApp({ api: { db }, dashboardDir, limits: { login: most, other: most }, log: false }),
    buildApp({ api: { db }, limits: { login: 0, other: 0 }, log: false }),
    buildApp({ api: { db: nowhere }, log: false }),
  ]);
  const [address = '', limited = '', withoutDatabase = ''] = await Promise.all(
    apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })),
  );
  return {
    database,
    known,
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
