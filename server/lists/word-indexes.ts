import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../db/connect.ts';

/** Logs a warning if the database has no indexes of words. */
export async function warnWithoutWordIndexes(db: Queryable, log: FastifyBaseLogger): Promise<void> {
  const { rows } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('transactions_search_text') is not null as exists`,
  );
  if (rows[0]?.exists === true) return;
  log.warn(
    'Words are searched slowly, because the database lacks the extension pg_trgm. Install it, and run "select add_word_indexes()" as the owner of the tables.',
  );
}
