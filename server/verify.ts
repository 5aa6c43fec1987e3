/**
 * `npm run verify` checks the books of the database that DATA_DIR or DATABASE_URL names. Prints each rule
 * with its deviations, and exits with 1 when there are deviations.
 */
import { verifyBooks } from './books/verify-books.ts';
import { databaseOver } from './db/connect.ts';
import { requireOwnTables } from './db/pending-migrations.ts';
import { runOnDatabase } from './db/run-on-database.ts';

/** The highest number of printed deviations of a rule. */
const shown = 20;

await runOnDatabase(async ({ pool, describe }) => {
  const db = databaseOver(pool);
  await requireOwnTables(db);
  const findings = await verifyBooks(db);
  const lines = findings.flatMap(({ rule, deviations }) => [
    `${deviations.length === 0 ? '✓' : '✗'} ${rule}`,
    ...deviations.slice(0, shown).map((deviation) => `    ${deviation}`),
    ...(deviations.length > shown ? [`    and ${deviations.length - shown} more`] : []),
  ]);
  const count = findings.reduce((sum, { deviations }) => sum + deviations.length, 0);
  const result = count === 0 ? 'add up' : `have ${count} deviations`;
  process.stdout.write(`${[...lines, `The books of the ${describe} ${result}.`].join('\n')}\n`);
  if (count > 0) process.exitCode = 1;
});
