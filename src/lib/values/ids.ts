/** An id with more letters is cut where it is printed. */
const longest = 18;

/** Whether an id is printed without its middle. */
export const isLongId = (id: string): boolean => id.length > longest;

/** An id as it is printed: a long one without its middle. */
export const shortId = (id: string): string =>
  isLongId(id) ? `${id.slice(0, 6)}…${id.slice(-4)}` : id;
