import type { Pool } from 'pg';
import { newestProgramMigration, programVersion, versionKey } from '../db/pending-migrations.ts';
import { codeOf, StartError } from '../process/start-error.ts';

/**
 * The tables whose rows are out of date after a restore, each with the statement that corrects them. Sessions that
 * ended after the backup would be valid again, and old failed sign-ins would lock accounts. Mails that waited may have
 * been sent after the backup, so an administrator decides about them. `$at` stands for the time of the restore.
 */
export const restoreCorrections: Readonly<Record<string, string>> = {
  sessions: 'delete from public.sessions',
  sign_in_attempts: 'delete from public.sign_in_attempts',
  outgoing_mails: `update public.outgoing_mails set state = 'not-known', finished_at = $at,
    detail = 'It was waiting when the backup was made, and may have been sent since.'
    where state in ('queued', 'sending')`,
};

const ifTableExists = ([table, statement]: [string, string]) =>
  `if to_regclass('public.${table}') is not null then ${statement}; end if;`;

/**
 * Returns the SQL that refuses a backup of another program or of a later version. The SQL names the schemas, because
 * the search path may be empty.
 */
const refusalOfUnknownBackup = () => `
  if to_regclass('drizzle.__drizzle_migrations') is null then
    raise exception 'the file is not a backup of a back office';
  end if;
  select max(created_at) into newest from drizzle.__drizzle_migrations;
  if newest > ${newestProgramMigration()} then
    raise exception 'the backup is of %, and this is version ${programVersion}: restore it with the later version', coalesce(
      (select 'version ' || (value ->> 'version') from public.settings
       where key = '${versionKey}' and (value ->> 'migration')::bigint = newest), 'a later version');
  end if;`;

/**
 * Returns the SQL that completes a restored database: nobody is signed in or locked out, and no mail is sent a second
 * time. It skips tables that the version of the backup lacks, and raises an exception for a backup of a later version
 * or of another program.
 *
 * @param at the time of the restore
 */
export function completionOfRestore(at: Date): string {
  const statements = Object.entries(restoreCorrections).map(ifTableExists).join('\n');
  const time = `timestamptz '${at.toISOString()}'`;
  return `do $restored$\ndeclare newest bigint;\nbegin${refusalOfUnknownBackup()}\n${statements.replaceAll('$at', time)}\nend $restored$;\n`;
}

/** SQLSTATE of a statement on a table that does not exist. */
const undefinedTable = '42P01';
/** SQLSTATE of an exception that PL/pgSQL code raises. */
const raiseException = 'P0001';

/**
 * Runs the SQL of `completionOfRestore` on an open database.
 *
 * @throws StartError when the backup is of another program or a later version
 */
export async function completeRestore(pool: Pool, at: Date): Promise<void> {
  await pool.query(completionOfRestore(at)).catch((error: unknown) => {
    if (!(error instanceof Error) || codeOf(error) !== raiseException) throw error;
    throw new StartError(`${error.message}.`);
  });
}

/** Returns the number of mails whose state became `not-known` in a restore at this time. */
export async function countUncertainMails(pool: Pool, at: Date): Promise<number> {
  try {
    const { rowCount } = await pool.query(
      `select from outgoing_mails where state = 'not-known' and finished_at = $1`,
      [at],
    );
    return rowCount ?? 0;
  } catch (error) {
    // A backup of a version without e-mail has no such table.
    if (codeOf(error) === undefinedTable) return 0;
    throw error;
  }
}
