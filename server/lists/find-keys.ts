/**
 * Finds the keys of one page. PostgreSQL plans each statement; the one rule here says which statement runs. A page is walked
 * along the index of its order, past a limited number of rows, within the range of a filter of this order. If it is not full by
 * then, few rows match, or they are far away: then all matches, found by the index of words, are sorted.
 */
import { type SQL, sql } from 'drizzle-orm';
import { inTime, type Reader, refuseSlow, within } from './limits.ts';
import type { Position } from './list-rows.ts';
import { type Direction, orderBy, placed, runsOf } from './order.ts';

/**
 * The rows of one walk, 10 to 30 ms of work, and those for each row before the page. A page of 11 rows is full when one row
 * in 450 matches, so of 10,000,000 rows some 22,000 are sorted at most.
 */
const [walkedRows, walkedForSkipped] = [5_000, 10];

/** The rows of one walk, 50 to 100 ms of work, when so many rows match that they could not be counted in time. */
const walkedWhenMany = 30_000;

interface Found extends Record<string, unknown> {
  key: number;
  /** The value in the order as text; null without a value. */
  value: string | null;
}

interface Wanted {
  /** The condition; undefined for all rows. */
  where: SQL | undefined;
  position?: Position | undefined;
  /** The rows before the page. */
  skipped?: number;
  /** Whether too many rows match to count or sort them in time. */
  areMany?: boolean;
  most: number;
}

const always = sql`true`;

/** The first rows of a run. Their number is limited inside, so that a search does not walk further to find more. */
function walk<Row>(direction: Direction<Row>, run: SQL, most: number): SQL {
  const { table, only = always } = direction.rows;
  return sql`(select * from ${table} where ${only} and ${run}
    order by ${orderBy(direction)} limit ${most}) ${table}`;
}

/** Milliseconds for the page as PostgreSQL plans it. */
const plannedMs = 40;

/**
 * Finds the first matches as PostgreSQL plans it: an index that begins with a filter and goes on with the order has them side
 * by side. Returns fewer than `most`, or undefined, when it takes longer than `limitMs`.
 */
export async function findPlanned<Row>(
  reader: Reader,
  direction: Direction<Row>,
  { where = always, position, skipped = 0, most }: Wanted,
  limitMs: number,
): Promise<Found[] | undefined> {
  const { table, only = always } = direction.rows;
  const parts = runsOf(direction, position).map(
    (run) => sql`(select ${placed(direction)} from ${table}
      where ${only} and ${run} and ${where} and ${inTime(reader.limits, limitMs)}
      order by ${orderBy(direction)} limit ${skipped + most})`,
  );
  const found = await within(reader, limitMs, (tx) =>
    tx.execute<Found>(sql`select * from (${sql.join(parts, sql` union all `)}) found
      limit ${most} offset ${skipped}`),
  );
  return found?.rows;
}

/** The number of rows of some runs, at most `most` of each. */
function count<Row>({ rows: { table, only = always } }: Direction<Row>, runs: SQL[], most: number) {
  const counts = runs.map(
    (run) =>
      sql`(select count(*) from (select from ${table} where ${only} and ${run} limit ${most}) run)`,
  );
  return sql.join(counts, sql` + `);
}

function walkedPage<Row>(direction: Direction<Row>, wanted: Wanted, walked: number): SQL {
  const { where = always, position, skipped = 0, most } = wanted;
  const runs = runsOf(direction, position);
  const parts = runs.map((run, at) => {
    // The second run counts only when the walk has reached the end of the first one.
    const isReached = sql`${count(direction, runs.slice(0, at), walked)} < ${walked}`;
    return sql`(select ${placed(direction)} from ${walk(direction, run, walked)}
      where ${where} and ${at === 0 ? always : isReached})`;
  });
  return sql`${sql.join(parts, sql` union all `)} limit ${most} offset ${skipped}`;
}

/** Selects `most` of the matches beyond a position, in their order. */
function sorted<Row>(direction: Direction<Row>, wanted: Wanted, matches: SQL): SQL {
  const { rows, by, isDescending, isBackwards } = direction;
  const { table, key, only = always } = rows;
  const { where = always, position, skipped = 0, most } = wanted;
  const runs = runsOf(direction, position).map((run) => sql`(${run})`);
  const way = sql.raw(isDescending ? 'desc' : 'asc');
  return sql`select key, value::text as value from (
    select ${key} as key, ${by} as value from ${table}
    where ${only} and ${where} and (${sql.join(runs, sql` or `)}) ${matches}) found
    order by found.value ${way} nulls ${sql.raw(isBackwards ? 'first' : 'last')}, key ${way}
    limit ${most} offset ${skipped}`;
}

/**
 * Finds the first rows beyond a position, or beyond an end of the list, in the order of reading.
 *
 * @throws HttpError 503 when it takes too long
 */
export async function findKeys<Row>(
  reader: Reader,
  direction: Direction<Row>,
  wanted: Wanted,
): Promise<Found[]> {
  const { tx, limits } = reader;
  const { where, position, skipped = 0, areMany = false, most } = wanted;
  const least = areMany ? walkedWhenMany : walkedRows;
  const walked = where === undefined ? skipped + most : least + walkedForSkipped * skipped;
  const page = await tx.execute<Found>(walkedPage(direction, wanted, walked));
  if (page.rows.length === most || where === undefined) return page.rows;
  const rest = count(direction, runsOf(direction, position), walked);
  const end = await tx.execute<{ ended: boolean }>(sql`select ${rest} < ${walked} as ended`);
  if (end.rows[0]?.ended === true) return page.rows;
  const first = areMany ? await findPlanned(reader, direction, wanted, plannedMs) : undefined;
  if (first?.length === most) return first;
  // `offset 0`: the planner finds all matches in the cheapest way, and not the first ones along the index of the order.
  const matches = sql`and ${inTime(limits, limits.page)} offset 0`;
  const found = await within(reader, limits.page, (inner) =>
    inner.execute<Found>(sorted(direction, wanted, matches)),
  );
  return found?.rows ?? refuseSlow();
}

/** Finds all matches in their order; undefined when there are more than `most`, or finding them takes too long. */
export async function findAll<Row>(
  reader: Reader,
  direction: Direction<Row>,
  where: SQL,
  most: number,
): Promise<Found[] | undefined> {
  const { limits } = reader;
  const matches = sql`and ${inTime(limits, limits.page)} limit ${most + 1}`;
  const found = await within(reader, limits.page, (tx) =>
    tx.execute<Found>(sorted(direction, { where, most: most + 1 }, matches)),
  );
  return found && found.rows.length <= most ? found.rows : undefined;
}

/** Rows of one step through a whole list, 10 to 50 ms of work. */
const stepRows = 10_000;

interface Step extends Found {
  matches: boolean;
}

/**
 * Reads the matches among the next rows of the list, and the last of these rows, from which the next step goes on.
 *
 * @returns no rows at the end of the list
 */
export async function findNext<Row>(
  { tx }: Reader,
  direction: Direction<Row>,
  where: SQL | undefined,
  position: Position | undefined,
): Promise<Step[]> {
  for (const run of runsOf(direction, position)) {
    const { rows } = await tx.execute<Step>(sql`
      select key, value, matches from (
        select ${placed(direction)}, (${where ?? always}) is true as matches, lead(1) over () is null as ends
        from ${walk(direction, run, stepRows)}) step
      where matches or ends`);
    if (rows.length > 0) return rows;
  }
  return [];
}
