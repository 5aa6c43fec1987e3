import { type AnyColumn, eq, type SQL } from 'drizzle-orm';

/** The artisan or client of jobs or transactions; an empty object for the jobs or transactions of everybody. */
export type Owner = { artisanId: number } | { clientId: number } | Record<never, never>;

/** The condition that a row belongs to the owner; undefined for everybody. */
export function belongsTo(
  table: { artisanId: AnyColumn; clientId: AnyColumn },
  owner: Owner,
): SQL | undefined {
  if ('artisanId' in owner) return eq(table.artisanId, owner.artisanId);
  if ('clientId' in owner) return eq(table.clientId, owner.clientId);
  return undefined;
}
