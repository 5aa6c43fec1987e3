import { count, desc, min } from 'drizzle-orm';
import type { Transaction } from '../db/connect.ts';
import type { SearchedList } from './searched-list.ts';

/** The values of each filter of the kind `choices`, the most frequent first, in the spelling of one of their rows. */
export type Choices = Record<string, { value: string | null; rows: number }[]>;

/** Words of a search find the less frequent values. */
const mostChoices = 200;

/** Counts the rows of each value of the filters, over all rows of the list. */
export async function readChoices<Row, Sums>(
  tx: Transaction,
  { table, filters, read, idOf }: SearchedList<Row, Sums>,
): Promise<Choices> {
  const choices: Choices = {};
  for (const [name, { kind, column }] of Object.entries(filters)) {
    if (kind !== 'choices') continue;
    const counted = await tx
      .select({ id: min(table.id).mapWith(Number), rows: count() })
      .from(table)
      .groupBy(column)
      .orderBy(desc(count()))
      .limit(mostChoices);
    const rows = await read(
      tx,
      counted.map(({ id }) => id),
    );
    const values = new Map(rows.map((row) => [idOf(row), textIn(row, name)]));
    choices[name] = counted.map(({ id, rows: found }) => ({
      value: values.get(id) ?? null,
      rows: found,
    }));
  }
  return choices;
}

function textIn(row: unknown, name: string): string | null {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : null;
  return typeof value === 'string' ? value : null;
}
