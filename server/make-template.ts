/**
 * Creates the template during the build: a database on which all migrations have run. The first start of the embedded
 * engine unpacks it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded } from './db/embedded/open-embedded.ts';
import { packTemplate } from './db/embedded/template.ts';
import { prepareDatabase } from './db/migrate.ts';
import { runCommand } from './process/run-command.ts';

await runCommand(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'template-'));
  try {
    const connection = await openEmbedded(dataDir);
    try {
      await prepareDatabase(connection);
    } finally {
      await connection.close();
    }
    await packTemplate(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  return { stdout: '' };
});
