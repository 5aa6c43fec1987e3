import { type AnyColumn, eq, type SQL } from 'drizzle-orm';

/** Whose jobs or transactions: one artisan's, one client's, or everybody's. */
export type Whose = { artisanId: number } | { clientId: number } | Record<never, never>;

/** The condition that a row is about these people; undefined for everybody. */
export function of(
  table: { artisanId: AnyColumn; clientId: AnyColumn },
  whose: Whose,
): SQL | undefined {
  if ('artisanId' in whose) return eq(table.artisanId, whose.artisanId);
  if ('clientId' in whose) return eq(table.clientId, whose.clientId);
  return undefined;
}
