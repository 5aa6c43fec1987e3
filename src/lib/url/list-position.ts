/** The position of a page in a long list, in addition to its number. */
export interface ListPosition {
  /** Whether pages are counted from the end of the list. */
  isFromEnd: boolean;
  /** The host's cursor; null for the first page, or for the last one if pages are counted from the end. */
  cursor: string | null;
}

/** The position of the last page, as text. */
export const lastPosition = 'last';

/** Reads a position from the address: a cursor, `last`, or `last:` with a cursor. */
export function readPosition(text: string | null): ListPosition {
  if (text === lastPosition) return { isFromEnd: true, cursor: null };
  const isFromEnd = text?.startsWith(`${lastPosition}:`) ?? false;
  return { isFromEnd, cursor: isFromEnd ? (text?.slice(lastPosition.length + 1) ?? null) : text };
}

/** Returns the text of a position for the address; null for the start of the list. */
export function writePosition({ isFromEnd, cursor }: ListPosition): string | null {
  if (!isFromEnd) return cursor;
  return cursor === null ? lastPosition : `${lastPosition}:${cursor}`;
}
