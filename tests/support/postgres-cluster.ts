import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Cluster, startCluster } from '../../scripts/start-cluster.ts';
import { type Pooler, startPooler } from './start-pooler.ts';

/** The ways to a PostgreSQL that tests of the server go. */
export interface Ways {
  /** Through a PgBouncer in transaction mode. */
  pooled: string;
  /** To a streaming standby, which has replayed a transaction before its COMMIT is answered. */
  standby: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL that allows creating databases; null on a machine without one. */
    postgresUrl: string | null;
    /** The ways to it; null on a machine without PgBouncer, and where one was given. */
    ways: Ways | null;
  }
}

const started: (Cluster | Pooler)[] = [];

/**
 * The URL that the tests get for a PostgreSQL that was found, or null.
 *
 * @throws when there is none and REQUIRE_POSTGRES=1 forbids skipping the tests
 */
export function providedUrl(found: string | undefined, env: NodeJS.ProcessEnv): string | null {
  return required(found, env, 'PostgreSQL');
}

/** What was found, or null where it may be missing. */
export function required<T>(found: T | undefined, env: NodeJS.ProcessEnv, name: string): T | null {
  if (found === undefined && env.REQUIRE_POSTGRES === '1') {
    throw new Error(`REQUIRE_POSTGRES is set, and there is no ${name} on this machine.`);
  }
  return found ?? null;
}

/** The settings of both: these databases are not needed after a crash of the machine. */
const settings = { fsync: 'off', synchronous_commit: 'remote_apply' };

/** Starts a PgBouncer and a standby; undefined without PgBouncer. */
async function startWays(primary: Cluster): Promise<Ways | undefined> {
  const pooler = await startPooler(primary.folder);
  if (pooler === undefined) return undefined;
  started.push(pooler);
  // A read there must not hold up the COMMITs of all tests; the primary answers it then.
  const standby = startCluster({
    primary,
    settings: { ...settings, max_standby_streaming_delay: '100ms' },
  });
  if (standby === undefined) return undefined;
  started.push(standby);
  const client = new pg.Client(primary.url);
  await client.connect();
  await client.query(`alter system set synchronous_standby_names = '*'`);
  await client.query('select pg_reload_conf()');
  await client.end();
  return { pooled: pooler.url, standby: standby.url };
}

/** Gives the tests the PostgreSQL that TEST_DATABASE_URL names, or one of their own with the ways to it. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given === undefined ? startCluster({ settings }) : undefined;
  if (cluster !== undefined) started.push(cluster);
  project.provide('postgresUrl', providedUrl(given ?? cluster?.url, process.env));
  const hasWays = cluster !== undefined && project.name === 'server';
  project.provide(
    'ways',
    hasWays ? required(await startWays(cluster), process.env, 'PgBouncer') : null,
  );
}

/** Ends what was started after the tests. */
export function teardown(): void {
  for (const one of started.toReversed()) one.stop();
}
