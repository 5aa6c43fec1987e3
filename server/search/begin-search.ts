import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/connect.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import { listOf, type SearchedTable } from './searched-list.ts';
import { statementTimeoutMs } from './within.ts';

/** Memory for the found rows. With less memory PostgreSQL writes them to a file. */
const memory = '32MB';

interface Begun extends Record<string, unknown> {
  folded: string;
  is_indexed: boolean;
  is_kept: boolean;
}

/**
 * Sets the limits of the transaction, and folds the words with the same function as the rows.
 *
 * @throws HttpError 404 when the list is not kept
 */
export async function beginSearch(tx: Transaction, table: SearchedTable, q: string) {
  const list = listOf(table);
  const { rows } = await tx.execute<Begun>(sql`
    select set_config('statement_timeout', ${String(statementTimeoutMs)}, true),
      set_config('work_mem', ${memory}, true),
      -- Compiling a statement takes longer than most searches.
      set_config('jit', 'off', true),
      search_fold(${q}) as folded, to_regclass(${`searched_${list}_words`}) is not null as is_indexed,
      exists (select from searched_lists where list = ${list} and state = 'kept') as is_kept`);
  const [begun] = rows;
  if (begun?.is_kept !== true) {
    throw new HttpError(404, 'The host does not search this list. Read the whole list.');
  }
  return { folded: begun.folded, isIndexed: begun.is_indexed };
}
