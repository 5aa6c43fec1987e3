/**
 * Creates the databases that the tests copy: `empty` (only embedded), `tables`, and `sample` with 24 artisans. It runs as
 * a process with the tests' clock (shift-clock.mjs), because the days of a sample depend on the clock.
 *
 * Arguments: the folder for the embedded databases. To create the databases on PostgreSQL too: its address, and the
 * ending of their names `<template>_<ending>`.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../../server/db/connect.ts';
import { prepareDatabase } from '../../server/db/migrate.ts';
import { fillEmptyDatabase } from '../../server/fill-empty-database.ts';
import { createEngine } from './create-engine.ts';
import { serveInThread } from './serve-in-thread.ts';

const [folder = '', postgresUrl, ending] = process.argv.slice(2);

const steps = {
  tables: () => Promise.resolve(),
  async sample(db: Database) {
    await fillEmptyDatabase(db, { sampleSize: 24 });
    // Many tests sign in, so the hash of the administrator's password takes less time to check.
    const cheapHash = await hash('artisan-admin', { memoryCost: 8, timeCost: 1 });
    await db.execute(sql`
      update accounts set password_hash = ${cheapHash} where email = 'admin@artisan.example'`);
  },
};

async function makeEmbedded(): Promise<void> {
  // A copy opens faster with a small log and without 128 MB of buffers to make ready.
  const database = await createEngine({ initDbStartParams: ['--wal-segsize=1'] });
  await database.exec("alter system set shared_buffers = '4MB'");
  // Without the databases that nobody opens, a copy has a third of the files.
  await database.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await database.exec(`drop database ${name}`);
  const save = async (name: string) => {
    await database.exec('checkpoint');
    const dump = await database.dumpDataDir('none');
    await writeFile(path.join(folder, `${name}.tar`), Buffer.from(await dump.arrayBuffer()));
  };
  await save('empty');
  for (const [name, fill] of Object.entries(steps)) {
    const { pool, close } = await serveInThread(database, folder);
    await prepareDatabase({ pool }, fill);
    await close();
    await save(name);
  }
  await database.close();
}

async function makeOnPostgres(url: string): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  let from = 'template1';
  for (const [name, fill] of Object.entries(steps)) {
    const databaseName = `${name}_${ending}`;
    await admin.query(`create database ${databaseName} template ${from}`);
    const address = new URL(url);
    address.pathname = `/${databaseName}`;
    const pool = new pg.Pool({ connectionString: address.href });
    await prepareDatabase({ pool }, fill);
    await pool.end();
    from = databaseName;
  }
  await admin.end();
}

await Promise.all([makeEmbedded(), postgresUrl && makeOnPostgres(postgresUrl)]);
