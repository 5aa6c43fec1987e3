import type { Pool } from 'pg';

/**
 * Prevents a restored database from sending e-mails a second time. E-mails that waited when the backup was
 * made may have been sent since, so their state becomes `not-known`, and an administrator decides.
 *
 * @returns the number of these e-mails; 0 for a backup of a version without e-mail
 */
export async function holdBackMails(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ exists: boolean }>(
    `select to_regclass('public.outgoing_mails') is not null as exists`,
  );
  if (rows[0]?.exists !== true) return 0;
  const { rowCount } = await pool.query(
    `update outgoing_mails set state = 'not-known', finished_at = $1,
      detail = 'It was waiting when the backup was made, and may have been sent since.'
     where state in ('queued', 'sending')`,
    [new Date()],
  );
  return rowCount ?? 0;
}
