/**
 * `npm run verify`: checks the books of the database that DATA_DIR or DATABASE_URL names. Prints each
 * rule with its deviations, and exits with 1 when there are any.
 */
import { verifyBooks } from './books/verify-books.ts';
import { readConfig } from './config.ts';
import { connect, databaseOver } from './db/connect.ts';
import { runCommand } from './process/run-command.ts';
import { codeOf, StartError } from './process/start-error.ts';

/** The highest number of printed deviations of a rule. */
const shown = 20;
const missingTable = '42P01';

await runCommand(async (env) => {
  const connection = await connect(readConfig(env));
  try {
    const findings = await verifyBooks(databaseOver(connection.pool)).catch((error: unknown) => {
      if (codeOf(error) !== missingTable) throw error;
      throw new StartError(
        `The ${connection.describe} has no books of this version: start the server on it once.`,
      );
    });
    const wrong = findings.filter(({ deviations }) => deviations.length > 0);
    const lines = findings.flatMap(({ rule, deviations }) => [
      `${deviations.length === 0 ? '✓' : '✗'} ${rule}`,
      ...deviations.slice(0, shown).map((deviation) => `    ${deviation}`),
      ...(deviations.length > shown ? [`    and ${deviations.length - shown} more`] : []),
    ]);
    const count = wrong.reduce((sum, { deviations }) => sum + deviations.length, 0);
    const result =
      count === 0
        ? `The books of the ${connection.describe} add up.`
        : `The books of the ${connection.describe} have ${count} deviations.`;
    process.stdout.write(`${[...lines, result].join('\n')}\n`);
    return count === 0 ? 0 : 1;
  } finally {
    await connection.close();
  }
});
