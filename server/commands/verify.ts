/**
 * `npm run verify` checks the books of the database that DATA_DIR or DATABASE_URL names, and the pages of an embedded
 * database. It prints each rule with its first deviations, and exits with 1 when there are deviations.
 */
import { type CheckResult, verifyBooks } from '../consistency/verify-books.ts';
import { verifyPages } from '../consistency/verify-pages.ts';
import { databaseOver } from '../db/connect.ts';
import { requireCurrentTables } from '../db/pending-migrations.ts';
import { onDatabase } from '../db/run-on-database.ts';
import { sentenceOf } from '../process/run-command.ts';

const maxPrinted = 20;

const notChecked = {
  embedded:
    'Not checked: which transactions were committed (pg_xact), and the log (pg_wal). They have no checksums.',
  PostgreSQL:
    'Not checked: the pages of the tables and indexes. Run pg_amcheck of PostgreSQL for them.',
};

export const verify = onDatabase(async ({ pool, databaseName, embedded }) => {
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
});
