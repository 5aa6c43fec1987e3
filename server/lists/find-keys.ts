/**
 * Finds the keys of rows. For a page, the first statement scans a limited number of rows along the index of the order,
 * within the range that a filter of the ordered column allows. If this neither fills the page nor reaches the end of
 * the list, another statement finds and sorts all matches.
 */
import { type SQL, sql } from 'drizzle-orm';
import { type Reader, refuseSlow, runWithin } from './limits.ts';
import { allRows, type Position } from './list-definition.ts';
import { type Direction, orderBy, positionColumns, splitByNull } from './order.ts';

/** The rows of one scan, 10 to 30 ms of work. */
const scannedRows = 5_000;
/** The further rows of a scan for each skipped match. */
const scannedPerSkippedRow = 10;
/** The rows of one scan, 50 to 100 ms of work, when too many rows match to be counted or sorted in time. */
const scannedWhenMany = 30_000;

/** The position of a match. */
interface Match extends Record<string, unknown> {
  key: number;
  /** The value in the ordered column as text; null without a value. */
  value: string | null;
}

interface KeyQuery {
  /** The condition; undefined for all rows. */
  where: SQL | undefined;
  /** Where to begin; undefined for the first row in the direction of reading. */
  position?: Position | undefined;
  skipped?: number;
  /** Whether too many rows match to count or sort them in time. */
  areMany?: boolean;
  limit: number;
}

/** SQL: the first `limit` rows that meet `condition`, as a table. */
function scan<Row>(direction: Direction<Row>, condition: SQL, limit: number): SQL {
  const { table, isListed = allRows } = direction.list;
  return sql`(select * from ${table} where ${isListed} and ${condition}
    order by ${orderBy(direction)} limit ${limit}) ${table}`;
}

/** Milliseconds for `findPlanned` in `findKeys`. */
const plannedTimeoutMs = 40;

/**
 * Finds the first matches with one statement that PostgreSQL may plan as it likes. It is fast if an index begins with
 * the column of a filter and continues with the order.
 *
 * @returns fewer matches than exist, or undefined, when it takes longer than `timeoutMs`
 */
export async function findPlanned<Row>(
  reader: Reader,
  direction: Direction<Row>,
  { where = allRows, position, skipped = 0, limit }: KeyQuery,
  timeoutMs: number,
): Promise<Match[] | undefined> {
  const { table, isListed = allRows } = direction.list;
  const result = await runWithin(reader, timeoutMs, (tx, isInTime) => {
    const selects = splitByNull(direction, position).map(
      (condition) => sql`(select ${positionColumns(direction)} from ${table}
        where ${isListed} and ${condition} and ${where} and ${isInTime}
        order by ${orderBy(direction)} limit ${skipped + limit})`,
    );
    return tx.execute<Match>(sql`select * from (${sql.join(selects, sql` union all `)}) found
      limit ${limit} offset ${skipped}`);
  });
  return result?.rows;
}

/** SQL: the sum of the numbers of rows that meet each condition, at most `limit` for each of them. */
function countUpTo<Row>(
  { list: { table, isListed = allRows } }: Direction<Row>,
  conditions: SQL[],
  limit: number,
) {
  const counts = conditions.map(
    (condition) =>
      sql`(select count(*) from (select from ${table} where ${isListed} and ${condition} limit ${limit}) counted)`,
  );
  return sql.join(counts, sql` + `);
}

/** SQL: the matches among the first `scanned` rows of each condition of `splitByNull`. */
function scannedMatches<Row>(direction: Direction<Row>, query: KeyQuery, scanned: number): SQL {
  const { where = allRows, position, skipped = 0, limit } = query;
  const conditions = splitByNull(direction, position);
  const selects = conditions.map((condition, index) => {
    // The rows of the second condition follow only if the scan has reached the end of the first one.
    const isReached = sql`${countUpTo(direction, conditions.slice(0, index), scanned)} < ${scanned}`;
    return sql`(select ${positionColumns(direction)} from ${scan(direction, condition, scanned)}
      where ${where} and ${index === 0 ? allRows : isReached})`;
  });
  return sql`${sql.join(selects, sql` union all `)} limit ${limit} offset ${skipped}`;
}

/** SQL: the sorted matches. `matchLimits` is SQL at the end of the inner query, which finds all matches. */
function sortedMatches<Row>(direction: Direction<Row>, query: KeyQuery, matchLimits: SQL): SQL {
  const { list, by, isDescending, isBackwards } = direction;
  const { table, key, isListed = allRows } = list;
  const { where = allRows, position, skipped = 0, limit } = query;
  const conditions = splitByNull(direction, position).map((condition) => sql`(${condition})`);
  const ascOrDesc = sql.raw(isDescending ? 'desc' : 'asc');
  return sql`select key, value::text as value from (
    select ${key} as key, ${by} as value from ${table}
    where ${isListed} and ${where} and (${sql.join(conditions, sql` or `)}) ${matchLimits}) found
    order by found.value ${ascOrDesc} nulls ${sql.raw(isBackwards ? 'first' : 'last')}, key ${ascOrDesc}
    limit ${limit} offset ${skipped}`;
}

/**
 * Finds the first matches after a position, or from an end of the list, in the direction of reading.
 *
 * @throws HttpError 503 when it takes too long
 */
export async function findKeys<Row>(
  reader: Reader,
  direction: Direction<Row>,
  query: KeyQuery,
): Promise<Match[]> {
  const { tx, limits } = reader;
  const { where, position, skipped = 0, areMany = false, limit } = query;
  const scanned =
    where === undefined
      ? skipped + limit
      : (areMany ? scannedWhenMany : scannedRows) + scannedPerSkippedRow * skipped;
  const page = await tx.execute<Match>(scannedMatches(direction, query, scanned));
  if (page.rows.length === limit || where === undefined) return page.rows;
  const remaining = countUpTo(direction, splitByNull(direction, position), scanned);
  const end = await tx.execute<{ is_end: boolean }>(
    sql`select ${remaining} < ${scanned} as is_end`,
  );
  if (end.rows[0]?.is_end === true) return page.rows;
  const planned = areMany
    ? await findPlanned(reader, direction, query, plannedTimeoutMs)
    : undefined;
  if (planned?.length === limit) return planned;
  // With `offset 0` the planner finds all matches in the cheapest way, instead of scanning the index of the order.
  const sorted = await runWithin(reader, limits.page, (inner, isInTime) =>
    inner.execute<Match>(sortedMatches(direction, query, sql`and ${isInTime} offset 0`)),
  );
  return sorted?.rows ?? refuseSlow();
}

/** Finds all matches in their order; undefined when there are more than `limit`, or finding them takes too long. */
export async function findAll<Row>(
  reader: Reader,
  direction: Direction<Row>,
  where: SQL,
  limit: number,
): Promise<Match[] | undefined> {
  const result = await runWithin(reader, reader.limits.page, (tx, isInTime) => {
    const matchLimits = sql`and ${isInTime} limit ${limit + 1}`;
    return tx.execute<Match>(sortedMatches(direction, { where, limit: limit + 1 }, matchLimits));
  });
  return result && result.rows.length <= limit ? result.rows : undefined;
}

/** The rows that `findNext` reads, 10 to 50 ms of work. */
const stepRows = 10_000;

interface StepRow extends Match {
  /** Whether the row meets the condition; false only for the last row of a step. */
  matches: boolean;
}

/**
 * Reads the next rows of the list, at most `stepRows`.
 *
 * @returns the matches and the last row, after which the next step begins; no rows at the end of the list
 */
export async function findNext<Row>(
  { tx }: Reader,
  direction: Direction<Row>,
  where: SQL | undefined,
  position: Position | undefined,
): Promise<StepRow[]> {
  for (const condition of splitByNull(direction, position)) {
    const { rows } = await tx.execute<StepRow>(sql`
      select key, value, matches from (
        select ${positionColumns(direction)}, (${where ?? allRows}) is true as matches, lead(1) over () is null as is_last
        from ${scan(direction, condition, stepRows)}) step
      where matches or is_last`);
    if (rows.length > 0) return rows;
  }
  return [];
}
