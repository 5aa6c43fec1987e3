/**
 * Part of the build: creates the empty database that the first start of the embedded engine unpacks.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { packTemplate } from './db/embedded/template.ts';
import { runCommand } from './process/run-command.ts';

await runCommand(async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'back-office-'));
  try {
    const database = await PGlite.create(path.join(parent, 'postgres'));
    await database.close();
    await packTemplate(parent);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
});
