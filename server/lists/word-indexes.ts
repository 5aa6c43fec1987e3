import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../db/connect.ts';

/** Logs once if the database has no indexes of words, because its extension is missing. Lists are then searched row by row. */
export async function warnWithoutWordIndexes(db: Queryable, log: FastifyBaseLogger): Promise<void> {
  const { rows } = await db.execute<{ is_there: boolean }>(
    sql`select to_regclass('transactions_search_text') is not null as is_there`,
  );
  if (rows[0]?.is_there === true) return;
  log.warn(
    'Words are searched slowly, because the database lacks the extension pg_trgm. Install it, and run "select add_word_indexes()" as the owner of the tables.',
  );
}
