/**
 * A part of the build: creates the template, a database on which all migrations have run. The first start of the
 * embedded engine unpacks it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded } from './db/embedded/open-embedded.ts';
import { packTemplate } from './db/embedded/template.ts';
import { prepareDatabase } from './db/migrate.ts';
import { runCommand } from './process/run-command.ts';

await runCommand(async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'template-'));
  try {
    const connection = await openEmbedded(parent);
    try {
      await prepareDatabase(connection);
    } finally {
      await connection.close();
    }
    await packTemplate(parent);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
});
