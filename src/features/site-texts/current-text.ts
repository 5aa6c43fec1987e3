import { useState } from 'react';
import type { NewText } from '../../api/site-texts.ts';
import { currentOf } from '../../api/writes/conflict.ts';
import type { SingleWrite } from '../../api/writes/use-single-write.ts';
import type { WriteError } from '../../api/writes/write-outcome.ts';

/** The text that the host has now, after it refused a write because of a newer version. */
export interface CurrentText {
  /** Null if the host does not send it. */
  version: number | null;
  /** Null after it was deleted. */
  text: NewText | null;
}

/** Returns the current text in a refusal, or undefined. A deleted text has neither name nor description. */
export function currentTextIn(error: WriteError | null): CurrentText | undefined {
  const current = error === null ? undefined : currentOf(error);
  if (current === undefined) return undefined;
  const { version, name, description } = current;
  const isDeleted = name === null && description === null;
  return { version, text: isDeleted ? null : textOf(current) };
}

/** Returns the texts of an item or a version as strings. */
export const textOf = ({ name, description }: Record<keyof NewText, string | null>): NewText => ({
  name: name ?? '',
  description: description ?? '',
});

/** Returns the error of the last try, also while the next one is under way. */
export function useLastError({
  error,
  isUnderWay,
}: Pick<SingleWrite<unknown, never, WriteError>, 'error' | 'isUnderWay'>): WriteError | null {
  const [last, setLast] = useState<WriteError | null>(null);
  if (error !== null && error !== last) setLast(error);
  return error ?? (isUnderWay ? last : null);
}
