import { onTestFinished } from 'vitest';
import { type Cluster, startCluster } from '../../scripts/start-cluster.ts';
import { onFolder, onPostgres, type Target } from '../support/command-targets.ts';
import { startServer, temporaryFolder, withoutLimits } from '../support/server-process.ts';
import type { Engine } from '../support/test-database.ts';

/** Starts a PostgreSQL for one test, which may crash it. */
export function clusterOfTest(options?: Parameters<typeof startCluster>[0]): Cluster {
  const cluster = startCluster(options);
  if (cluster === undefined) throw new Error('The soak tests need PostgreSQL on this machine');
  onTestFinished(() => cluster.stop());
  return cluster;
}

/** Adds the size of the sample to the settings. With this many artisans, some have a high balance. */
const withSample = (target: Target): Target => ({
  ...target,
  env: { SAMPLE_SIZE: '60', ...target.env },
});

/** A database of PostgreSQL that a server fills with a sample. */
export const postgresTarget = (url: string): Target => withSample(onPostgres(url));

/** Creates a database with a sample marketplace, without a running server. */
export async function filledTarget(engine: Engine): Promise<Target> {
  const target =
    engine === 'embedded'
      ? withSample(onFolder(await temporaryFolder()))
      : postgresTarget(clusterOfTest().url);
  const server = await startServer(target.env, withoutLimits);
  await server.end('SIGTERM');
  return target;
}
