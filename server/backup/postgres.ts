import { openPostgres } from '../db/postgres.ts';
import { runTool } from '../process/run-tool.ts';
import { StartError } from '../process/start-error.ts';

const comesWith = 'PostgreSQL’s client programs (postgresql-client on Debian)';
const pgDump = { name: 'pg_dump', comesWith };
const pgRestore = { name: 'pg_restore', comesWith };

/** The password goes into a variable, because lists of processes show arguments. */
function withoutPassword(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, env: password === '' ? {} : { PGPASSWORD: password } };
}

/**
 * Writes one snapshot of a PostgreSQL database into a file. Servers may use the database at the same time.
 *
 * @throws StartError when the database cannot be reached, or pg_dump is missing or fails
 */
export async function backUpPostgres(databaseUrl: string, file: string): Promise<void> {
  const { address, env } = withoutPassword(databaseUrl);
  await runTool(pgDump, ['--format=custom', `--file=${file}`, `--dbname=${address}`], { env });
}

/**
 * Restores a backup into a PostgreSQL database in one transaction. The target database keeps its owners
 * and rights.
 *
 * @throws StartError when there are tables and `overwrite` is not set, or pg_restore is missing or
 *   fails
 */
export async function restorePostgres(
  databaseUrl: string,
  file: string,
  overwrite: boolean,
): Promise<void> {
  const connection = await openPostgres({ url: databaseUrl });
  try {
    const { rows } = await connection.pool.query(
      `select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`,
    );
    if (rows.length > 0 && !overwrite) {
      throw new StartError(
        `${connection.describe} has tables already: add --overwrite to put the backup in their place.`,
      );
    }
  } finally {
    await connection.close();
  }
  const { address, env } = withoutPassword(databaseUrl);
  await runTool(
    pgRestore,
    [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      ...(overwrite ? ['--clean', '--if-exists'] : []),
      `--dbname=${address}`,
      file,
    ],
    { env },
  );
}
