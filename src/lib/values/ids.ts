/** Returns the id of a record, as the host sent it. */
export const idOf = ({ id }: { readonly id: string | null }): string | null => id;

/** A longer id is printed without its middle. */
const maxPrintedLength = 18;

/** Returns whether an id is printed without its middle. */
export const isLongId = (id: string): boolean => id.length > maxPrintedLength;

/** Prints an id; a long one without its middle. */
export const shortId = (id: string): string =>
  isLongId(id) ? `${id.slice(0, 6)}…${id.slice(-4)}` : id;
