/**
 * `npm run verify` checks the books of the database that DATA_DIR or DATABASE_URL names, and the pages of an embedded
 * database. It prints each rule with its first deviations, and exits with 1 when there are deviations.
 */
import { requireEmbedded } from '../backup/embedded.ts';
import { readConfig } from '../config.ts';
import { type CheckResult, verifyBooks } from '../consistency/verify-books.ts';
import { verifyPages } from '../consistency/verify-pages.ts';
import { databaseOver } from '../db/connect.ts';
import { requireCurrentTables } from '../db/pending-migrations.ts';
import type { Connection } from '../db/pool.ts';
import { withDatabase } from '../db/run-on-database.ts';
import { type Command, sentenceOf } from '../process/run-command.ts';

const maxPrinted = 20;

const notChecked = {
  embedded:
    'Not checked: which transactions were committed (pg_xact), and the log (pg_wal). They have no checksums.',
  PostgreSQL:
    'Not checked: the pages of the tables and indexes. Run pg_amcheck of PostgreSQL for them.',
};

async function check({ pool, databaseName, embedded }: Connection): ReturnType<Command> {
  const db = databaseOver(pool);
  await requireCurrentTables(db);
  const pages = embedded === undefined ? [] : [await verifyPages(pool)];
  const arePagesIntact = pages.every(({ deviations }) => deviations.length === 0);
  const books = await verifyBooks(db).catch((error: unknown): CheckResult[] => {
    // Damaged pages explain why the books cannot be read.
    if (arePagesIntact) throw error;
    return [{ rule: 'The books can be read', deviations: [sentenceOf(error)] }];
  });
  const results = [...pages, ...books];
  const lines = results.flatMap(({ rule, deviations }) => [
    `${deviations.length === 0 ? '✓' : '✗'} ${rule}`,
    ...deviations.slice(0, maxPrinted).map((deviation) => `    ${deviation}`),
    ...(deviations.length > maxPrinted ? [`    and ${deviations.length - maxPrinted} more`] : []),
  ]);
  lines.push(notChecked[embedded === undefined ? 'PostgreSQL' : 'embedded']);
  const count = results.reduce((sum, { deviations }) => sum + deviations.length, 0);
  const result = count === 0 ? 'add up' : `have ${count} deviation${count === 1 ? '' : 's'}`;
  return {
    stdout: `${[...lines, `The books of the ${databaseName} ${result}.`].join('\n')}\n`,
    code: count === 0 ? 0 : 1,
  };
}

export const verify: Command = async (env) => {
  const config = readConfig(env);
  // Opening a folder without a database makes one, whose empty books add up.
  if (config.databaseDirectUrl === undefined) requireEmbedded(config.dataDir);
  return withDatabase(config, check);
};
