/** The three pieces of an address; each null where the host sent none. */
export interface Location {
  ward: string | null;
  lga: string | null;
  state: string | null;
}

/** Whether there is any piece to print. */
export function hasPlace({ ward, lga, state }: Location): boolean {
  return ward !== null || lga !== null || state !== null;
}

/**
 * The pieces in the order a screen wants them, `NIL` for one that is missing, or `No Address` when
 * all three are.
 */
export function formatLocation(
  location: Location,
  order: readonly (keyof Location)[] = ['ward', 'lga', 'state'],
): string {
  if (!hasPlace(location)) return 'No Address';
  return order.map((piece) => location[piece] ?? 'NIL').join(', ');
}
