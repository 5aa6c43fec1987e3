import type { Pool } from 'pg';
import { expect } from 'vitest';
import { faultsInBooks } from '../support/books.ts';
import { nowText } from '../support/clock.ts';
import type { Target } from '../support/command-targets.ts';

/** The outcome that one call reported. */
export type Outcome =
  | 'done'
  | 'nothing-written'
  | 'unknown'
  | 'no answer'
  | `status ${number}: ${string}`;

/**
 * Approves a withdrawal and returns the reported outcome.
 *
 * @param key the `Idempotency-Key`, if the call has one
 */
export async function approve(
  address: string,
  token: string,
  id: number,
  key?: string,
): Promise<Outcome> {
  try {
    const response = await fetch(`${address}/api/v1/admin/withdrawal/request/${id}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    });
    const body: { outcome?: string; message?: string } = await response.json();
    if (response.status === 200) return 'done';
    if (body.outcome === 'nothing-written' || body.outcome === 'unknown') return body.outcome;
    return `status ${response.status}: ${body.message}`;
  } catch {
    return 'no answer';
  }
}

/** The reported outcomes of each request, by its id. */
export class ReportedOutcomes {
  readonly #outcomes = new Map<number, Outcome[]>();

  add(id: number, outcome: Outcome): void {
    this.#outcomes.set(id, [...(this.#outcomes.get(id) ?? []), outcome]);
  }

  /** Returns the number of calls for each outcome. */
  count(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const outcome of [...this.#outcomes.values()].flat())
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    return counts;
  }

  /** Returns the differences between the reported outcomes and the ids that are approved afterwards. */
  differences(approved: ReadonlySet<number>): string[] {
    return [...this.#outcomes].flatMap(([id, outcomes]) => {
      const unclear = outcomes.filter((outcome) => outcome.startsWith('status '));
      const isLost = outcomes.includes('done') && !approved.has(id);
      const isDenied =
        approved.has(id) && outcomes.every((outcome) => outcome === 'nothing-written');
      return [
        ...unclear.map((outcome) => `withdrawal ${id}: ${outcome}`),
        ...(isLost ? [`withdrawal ${id} was acknowledged and is not approved`] : []),
        ...(isDenied ? [`withdrawal ${id} is approved, and "nothing written" was said`] : []),
      ];
    });
  }
}

/**
 * Adds withdrawal requests of ₦1 of artisans who are not deactivated and whose balance covers all their requests.
 * Returns the ids of the requests.
 */
export async function addSmallRequests(database: Pool, count: number): Promise<number[]> {
  const { rows } = await database.query(
    `with rich as (
       select artisan_id, row_number() over (order by artisan_id) - 1 as place, count(*) over () as all_of_them
         from ledger_entries
        where artisan_id in (select id from artisans where status is distinct from 'deactivated')
        group by artisan_id having sum(amount_kobo) > 200 * ${count}
     )
     insert into withdrawal_requests (artisan_id, amount_kobo, status, requested_at)
     select artisan_id, 100, 'pending', ${nowText()}
       from generate_series(0, ${count - 1}) as n join rich on n % all_of_them = place
     returning id`,
  );
  if (rows.length !== count) throw new Error('No artisan of the sample has enough money');
  return rows.map((row) => Number(Object(row).id));
}

/** Expects that the reported outcomes are true and that the books add up. Prints the figures. */
export async function expectTrueOutcomes(
  target: Target,
  outcomes: ReportedOutcomes,
  title: string,
  figures: object = {},
): Promise<void> {
  await target.withPool(async (database) => {
    const { rows } = await database.query(
      "select id from withdrawal_requests where status = 'approved'",
    );
    expect(outcomes.differences(new Set(rows.map((row) => Number(Object(row).id))))).toEqual([]);
    expect(await faultsInBooks(database)).toEqual([]);
  });
  printFigures(title, { ...figures, ...outcomes.count() });
}

/** Prints figures for docs/operations.md. */
export const printFigures = (what: string, figures: object) =>
  void process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);
