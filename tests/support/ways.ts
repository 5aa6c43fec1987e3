import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { expect, inject } from 'vitest';
import { openPool } from '../../server/db/pool.ts';

/**
 * The tests that cannot use PgBouncer or the standby, and the reason. All others reach PostgreSQL through PgBouncer,
 * and make long reads on the standby. One test each of `backup` and `process` sets an address itself, because it tests
 * that address.
 */
const exceptions: Readonly<Record<string, { leaves: 'PgBouncer' | 'standby'; because: string }>> = {
  'isolation.test.ts': {
    leaves: 'PgBouncer',
    because: 'it changes defaults of the database, which apply only to new connections',
  },
  'kept-lists.test.ts': {
    leaves: 'standby',
    because: 'it counts and delays the statements of the pool that reads the lists',
  },
  'migrate.test.ts': {
    leaves: 'PgBouncer',
    because: 'it signs in with its own roles, which the pooler of the tests does not know',
  },
};

/** Creates a new database, and returns its address without a pooler. */
export async function createDatabase() {
  const base = inject('postgresUrl');
  if (base === null) throw new Error('There is no PostgreSQL on this machine');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = openPool({ connectionString: base, max: 1 });
  await admin.query(`create database ${name}`);
  return { url: named(base, name), admin, name };
}

function named(base: string, name: string): string {
  const url = new URL(base);
  url.pathname = `/${name}`;
  return url.href;
}

/** Returns the addresses by which a test reaches a database. */
export function addressesOf(directUrl: string) {
  const ways = inject('ways');
  const exception = exceptions[path.basename(expect.getState().testPath ?? '')]?.leaves;
  if (ways === null || exception === 'PgBouncer') return { url: directUrl };
  const name = new URL(directUrl).pathname.slice(1);
  const readUrl = exception === 'standby' ? undefined : named(ways.standby, name);
  return { url: named(ways.pooled, name), directUrl, readUrl };
}

/** Returns the same addresses as settings of a server. */
export function environmentOf(databaseUrl: string): Record<string, string> {
  const { url, directUrl, readUrl } = addressesOf(databaseUrl);
  return {
    DATABASE_URL: url,
    ...(directUrl !== undefined && { DATABASE_DIRECT_URL: directUrl }),
    ...(readUrl !== undefined && { DATABASE_READ_URL: readUrl }),
  };
}
