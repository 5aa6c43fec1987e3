import type { NewText } from '../../api/site-texts.ts';
import { currentOf } from '../../api/writes/edit-conflict.ts';
import type { WriteError } from '../../api/writes/write-outcome.ts';

/** The current text of the host. */
export interface Theirs {
  /** Null if the host does not send it. */
  version: number | null;
  /** Null after it was deleted. */
  text: NewText | null;
}

/** The texts of a page in the list that is on screen. */
export interface ListedTexts {
  texts: readonly (Theirs & { id: string | null })[];
  /** The time of the list's request in milliseconds UTC. */
  readAt: number;
  /** Reads the list again. */
  refresh: () => void;
  isReading: boolean;
}

/** The id of a text, and the version that a write was made from. */
interface Seen {
  id: string | null;
  version: number | null;
}

/** Returns the text in a refusal, or undefined. A deleted text has neither name nor description. */
export function theirsIn(error: WriteError): Theirs | undefined {
  const current = currentOf(error);
  if (current === undefined) return undefined;
  const { version, name, description } = current;
  const isDeleted = name === null && description === null;
  return { version, text: isDeleted ? null : { name: name ?? '', description: description ?? '' } };
}

/**
 * Returns the text that a write was refused for, or undefined if the refusal had another reason. Without the
 * record in the refusal, the text comes from the list that was read since.
 */
export function theirsOf(
  error: WriteError,
  { id, version: seen }: Seen,
  { texts, readAt }: ListedTexts,
): Theirs | undefined {
  if (id === null || (error.status !== 409 && error.status !== 404)) return undefined;
  const sent = theirsIn(error);
  if (sent !== undefined) return sent;
  if (readAt < error.at) return undefined;
  const record = texts.find((text) => text.id === id);
  if (record === undefined) return { version: null, text: null };
  return record.version === seen ? undefined : record;
}

/** Whether two texts are the same; null is no text. */
export const isSameText = (a: NewText | null, b: NewText | null) =>
  a?.name === b?.name && a?.description === b?.description;
