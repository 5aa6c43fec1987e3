import { type AnyColumn, eq, type SQL } from 'drizzle-orm';

/** The artisan or client whose jobs or transactions are read; an empty object for those of everybody. */
export type Owner = { artisanId: number } | { clientId: number } | Record<never, never>;

/** Returns the condition that a row belongs to the owner; undefined for the rows of everybody. */
export function belongsTo(
  table: { artisanId: AnyColumn; clientId: AnyColumn },
  owner: Owner,
): SQL | undefined {
  if ('artisanId' in owner) return eq(table.artisanId, owner.artisanId);
  if ('clientId' in owner) return eq(table.clientId, owner.clientId);
  return undefined;
}
