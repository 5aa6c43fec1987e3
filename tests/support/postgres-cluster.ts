import type { TestProject } from 'vitest/node';
import { type Cluster, startCluster } from '../../scripts/start-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL that allows creating databases; null on a machine without one. */
    postgresUrl: string | null;
  }
}

let cluster: Cluster | undefined;

/**
 * The URL that the tests get for a PostgreSQL that was found, or null.
 *
 * @throws when there is none and REQUIRE_POSTGRES=1 forbids skipping the tests
 */
export function providedUrl(found: string | undefined, env: NodeJS.ProcessEnv): string | null {
  if (found === undefined && env.REQUIRE_POSTGRES === '1') {
    throw new Error('REQUIRE_POSTGRES is set, and there is no PostgreSQL on this machine.');
  }
  return found ?? null;
}

/** Gives the tests the PostgreSQL that TEST_DATABASE_URL names, or one of their own. */
export function setup(project: TestProject): void {
  const given = process.env.TEST_DATABASE_URL;
  if (given === undefined) cluster = startCluster();
  project.provide('postgresUrl', providedUrl(given ?? cluster?.url, process.env));
}

/** Ends it after the tests. */
export function teardown(): void {
  cluster?.stop();
}
