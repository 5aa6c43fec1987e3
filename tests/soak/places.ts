import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { onTestFinished } from 'vitest';
import { startCluster } from '../../scripts/start-cluster.ts';
import { openPool } from '../../server/db/pool.ts';
import type { Asked } from '../support/books.ts';
import { startServer, temporaryFolder, withoutLimits } from '../support/server-process.ts';
import type { Engine } from '../support/test-database.ts';

/** Where a server keeps its data, and a way to look at the rows while no server runs. */
export interface Place {
  environment: Record<string, string>;
  look<T>(read: (database: Asked) => Promise<T>): Promise<T>;
}

/** Enough artisans for some of them to be rich. */
const sample = { SAMPLE_SIZE: '60' };

async function embeddedPlace(): Promise<Place> {
  const folder = await temporaryFolder();
  return {
    environment: { ...sample, DATA_DIR: folder },
    async look(read) {
      const database = await PGlite.create(path.join(folder, 'postgres'));
      try {
        return await read(database);
      } finally {
        await database.close();
      }
    },
  };
}

/** A PostgreSQL of the test's own, which it may crash. */
export function clusterOfTest() {
  const cluster = startCluster();
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

/** A place with a sample marketplace in it, and no server running. */
export async function filledPlace(engine: Engine): Promise<Place> {
  const place = engine === 'embedded' ? await embeddedPlace() : postgresPlace(clusterOfTest().url);
  const server = await startServer(place.environment, withoutLimits);
  await server.end('SIGTERM');
  return place;
}
