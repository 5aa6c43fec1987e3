/** Returns "Chukwuemeka Okafor", only one name if the other is missing, or null without a name. */
export function fullName(first: string | null, last: string | null): string | null {
  return [first, last].filter((part) => part !== null).join(' ') || null;
}

/** The area in which a person lives. A part is null if the host did not send it. */
export interface Location {
  ward: string | null;
  lga: string | null;
  state: string | null;
}

export function isLocationKnown({ ward, lga, state }: Location): boolean {
  return ward !== null || lga !== null || state !== null;
}

/** The text in place of a location that is not known. */
export const noLocation = 'No Address';

/** Joins the parts in the given order, `NIL` for a missing one, or `No Address` if all are missing. */
export function formatLocation(
  location: Location,
  order: readonly (keyof Location)[] = ['ward', 'lga', 'state'],
): string {
  if (!isLocationKnown(location)) return noLocation;
  return order.map((part) => location[part] ?? 'NIL').join(', ');
}
