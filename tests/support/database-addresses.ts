import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { expect, inject } from 'vitest';
import { openPool } from '../../server/db/pool.ts';
import type { Template } from './database-templates.ts';

/** The test files to which `addressesOf` gives no address of PgBouncer, and the reason. */
const withoutPooler: Readonly<Record<string, string>> = {
  'isolation.test.ts': 'it changes defaults of the database, which apply only to new connections',
  'migrate.test.ts': 'it signs in with its own roles, which the pooler of the tests does not know',
};

/**
 * Creates a database of PostgreSQL.
 *
 * @returns its direct address, its name, a pool of another database, and a function that drops it
 */
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

/** Returns the address with another name of the database. */
function named(base: string, name: string): string {
  const url = new URL(base);
  url.pathname = `/${name}`;
  return url.href;
}

/** Returns the address for the running test. If it is that of PgBouncer, the direct one is added. */
export function addressesOf(directUrl: string) {
  const poolerUrl = inject('poolerUrl');
  const file = path.basename(expect.getState().testPath ?? '');
  if (poolerUrl === null || file in withoutPooler) return { url: directUrl };
  return { url: named(poolerUrl, new URL(directUrl).pathname.slice(1)), directUrl };
}

/** Returns these addresses as settings of a server. */
export function environmentOf(databaseUrl: string): Record<string, string> {
  const { url, directUrl } = addressesOf(databaseUrl);
  return { DATABASE_URL: url, ...(directUrl !== undefined && { DATABASE_DIRECT_URL: directUrl }) };
}
