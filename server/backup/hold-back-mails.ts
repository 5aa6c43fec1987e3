import type { Pool } from 'pg';

/**
 * Keeps the e-mails of a restored database from leaving a second time: those that were on their way when
 * the backup was made may have left since, so their state is not known, and a person decides.
 *
 * @returns their number; 0 for a backup of a version without e-mail
 */
export async function holdBackMails(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ exists: boolean }>(
    `select to_regclass('public.outgoing_mails') is not null as exists`,
  );
  if (rows[0]?.exists !== true) return 0;
  const { rowCount } = await pool.query(
    `update outgoing_mails set state = 'not-known', finished_at = now(),
      detail = 'It waited when the backup was made, and may have left since.'
     where state in ('queued', 'sending')`,
  );
  return rowCount ?? 0;
}
