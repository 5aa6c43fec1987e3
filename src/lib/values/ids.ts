export const idOf = ({ id }: { readonly id: string | null }): string | null => id;

const maxPrintedLength = 18;

/** Returns whether `shortId` leaves out the middle of an id. */
export const isLongId = (id: string): boolean => id.length > maxPrintedLength;

/** Formats an id. A long id loses its middle. */
export const shortId = (id: string): string =>
  isLongId(id) ? `${id.slice(0, 6)}…${id.slice(-4)}` : id;
