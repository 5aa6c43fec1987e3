import type { TestProject } from 'vitest/node';
import { type Cluster, startCluster } from '../../scripts/start-cluster.ts';
import { type Pooler, startPooler } from './start-pooler.ts';

/** The addresses by which tests of the server reach a PostgreSQL. */
export interface Ways {
  /** Through a PgBouncer in transaction mode. */
  pooled: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL that allows creating databases; null on a machine without one. */
    postgresUrl: string | null;
    /** Its addresses; null on a machine without PgBouncer, and for a PostgreSQL that TEST_DATABASE_URL names. */
    ways: Ways | null;
  }
}

const started: (Cluster | Pooler)[] = [];

/**
 * Returns the URL of a PostgreSQL for the tests, or null.
 *
 * @throws if no PostgreSQL was found and REQUIRE_POSTGRES=1 forbids skipping the tests
 */
export function providedUrl(found: string | undefined, env: NodeJS.ProcessEnv): string | null {
  return required(found, env, 'PostgreSQL');
}

/** Returns `found`, or null if it is missing and may be missing. */
export function required<T>(found: T | undefined, env: NodeJS.ProcessEnv, name: string): T | null {
  if (found === undefined && env.REQUIRE_POSTGRES === '1') {
    throw new Error(`REQUIRE_POSTGRES is set, and there is no ${name} on this machine.`);
  }
  return found ?? null;
}

/** Starts a PgBouncer; undefined if it is not installed. */
async function startWays(cluster: Cluster): Promise<Ways | undefined> {
  const pooler = await startPooler(cluster.folder);
  if (pooler === undefined) return undefined;
  started.push(pooler);
  return { pooled: pooler.url };
}

/** Provides the PostgreSQL that TEST_DATABASE_URL names, or starts one with a PgBouncer. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  // Its data is not needed after a crash of the machine.
  const cluster = given === undefined ? startCluster({ settings: { fsync: 'off' } }) : undefined;
  if (cluster !== undefined) started.push(cluster);
  project.provide('postgresUrl', providedUrl(given ?? cluster?.url, process.env));
  const hasWays = cluster !== undefined && project.name === 'server';
  project.provide(
    'ways',
    hasWays ? required(await startWays(cluster), process.env, 'PgBouncer') : null,
  );
}

/** Stops the started programs after the tests. */
export function teardown(): void {
  for (const one of started.toReversed()) one.stop();
}
