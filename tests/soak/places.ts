import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Cluster, startCluster } from '../../scripts/start-cluster.ts';
import { openPool } from '../../server/db/pool.ts';
import type { Asked } from '../support/books.ts';
import { createEngine } from '../support/create-engine.ts';
import { startServer, temporaryFolder, withoutLimits } from '../support/server-process.ts';
import type { Engine } from '../support/test-database.ts';

/** The data of a server, and a function that reads its rows while no server runs. */
export interface Place {
  environment: Record<string, string>;
  look<T>(read: (database: Asked) => Promise<T>): Promise<T>;
}

/** With this many artisans, some have a high balance. */
const sample = { SAMPLE_SIZE: '60' };

async function embeddedPlace(): Promise<Place> {
  const folder = await temporaryFolder();
  return {
    environment: { ...sample, DATA_DIR: folder },
    async look(read) {
      const database = await createEngine({ dataDir: path.join(folder, 'postgres') });
      try {
        return await read(database);
      } finally {
        await database.close();
      }
    },
  };
}

/** Starts a PostgreSQL for one test, which may crash it. */
export function clusterOfTest(options?: Parameters<typeof startCluster>[0]): Cluster {
  const cluster = startCluster(options);
  if (cluster === undefined) throw new Error('The soak tests need PostgreSQL on this machine');
  onTestFinished(() => cluster.stop());
  return cluster;
}

export function postgresPlace(url: string): Place {
  return {
    environment: { ...sample, DATABASE_URL: url },
    async look(read) {
      const pool = openPool({ connectionString: url, max: 1 });
      try {
        return await read(pool);
      } finally {
        await pool.end();
      }
    },
  };
}

/** Creates a place with a sample marketplace, without a running server. */
export async function filledPlace(engine: Engine): Promise<Place> {
  const place = engine === 'embedded' ? await embeddedPlace() : postgresPlace(clusterOfTest().url);
  const server = await startServer(place.environment, withoutLimits);
  await server.end('SIGTERM');
  return place;
}
