import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { share } from './share-setup.ts';

/** What a database of a test begins with: nothing, tables without rows, or a small sample. */
export type Template = 'empty' | 'tables' | 'sample';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the embedded databases to copy, as files `<template>.tar`. */
    templateFolder: string;
    /** The databases to copy on PostgreSQL are named `<template>_<ending>`. */
    templateEnding: string;
  }
}

/** Provides the databases that the tests copy, because a copy takes a small part of the time of filling one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl } = project.getProvidedContext();
  const shared = await share('templates', () => makeTemplates(postgresUrl));
  project.provide('templateFolder', shared.values.folder ?? '');
  project.provide('templateEnding', shared.values.ending ?? '');
  return () => shared.release();
}

function makeTemplates(postgresUrl: string | null) {
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  const ending = randomBytes(4).toString('hex');
  const preloads = [
    'tsx',
    './tests/support/shift-clock.mjs',
    './tests/support/without-optimizer.mjs',
  ];
  const script = 'tests/support/make-templates.ts';
  const onPostgres = postgresUrl === null ? [] : [postgresUrl, ending];
  execFileSync(
    process.execPath,
    [...preloads.flatMap((file) => ['--import', file]), script, folder, ...onPostgres],
    {
      stdio: 'inherit',
    },
  );
  return {
    values: { folder, ending },
    async stop() {
      rmSync(folder, { recursive: true, force: true });
      if (postgresUrl === null) return;
      const client = new pg.Client(postgresUrl);
      await client.connect();
      for (const name of ['tables', 'sample']) {
        await client.query(`drop database ${name}_${ending} with (force)`);
      }
      await client.end();
    },
  };
}
