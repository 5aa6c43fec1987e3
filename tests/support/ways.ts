import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { expect, inject } from 'vitest';
import { openPool } from '../../server/db/pool.ts';
import type { Template } from './database-templates.ts';

/**
 * The tests that cannot use PgBouncer, and the reason. All others reach PostgreSQL through PgBouncer. One test each of
 * `backup` and `process` sets an address itself, because it tests that address.
 */
const exceptions: Readonly<Record<string, string>> = {
  'isolation.test.ts': 'it changes defaults of the database, which apply only to new connections',
  'migrate.test.ts': 'it signs in with its own roles, which the pooler of the tests does not know',
};

/** Creates a new database. Returns its address without a pooler, a pool of the cluster, and the function that drops it. */
export async function createDatabase(from: Template = 'empty') {
  const base = inject('postgresUrl');
  if (base === null) throw new Error('There is no PostgreSQL on this machine');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = from === 'empty' ? 'template1' : `${from}_${inject('templateEnding')}`;
  const admin = openPool({ connectionString: base, max: 1 });
  await admin.query(`create database ${name} template ${template}`);
  const drop = async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
  return { url: named(base, name), admin, name, drop };
}

function named(base: string, name: string): string {
  const url = new URL(base);
  url.pathname = `/${name}`;
  return url.href;
}

/** Returns the addresses by which a test reaches a database. */
export function addressesOf(directUrl: string) {
  const ways = inject('ways');
  const file = path.basename(expect.getState().testPath ?? '');
  if (ways === null || file in exceptions) return { url: directUrl };
  return { url: named(ways.pooled, new URL(directUrl).pathname.slice(1)), directUrl };
}

/** Returns the same addresses as settings of a server. */
export function environmentOf(databaseUrl: string): Record<string, string> {
  const { url, directUrl } = addressesOf(databaseUrl);
  return { DATABASE_URL: url, ...(directUrl !== undefined && { DATABASE_DIRECT_URL: directUrl }) };
}
