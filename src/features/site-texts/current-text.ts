import { useState } from 'react';
import type { TextContent } from '../../api/site-texts.ts';
import { currentOf } from '../../api/writes/conflict.ts';
import type { WriteError } from '../../api/writes/write-outcome.ts';
import { textOf } from './page-kinds.ts';

/** The host's newer text, because of which the host refused a write. */
export interface CurrentText {
  /** Null if the host does not send it. */
  version: number | null;
  /** Null if the text was deleted. */
  text: TextContent | null;
}

interface LastTry {
  /** The error of the last try. It stays while the next try is under way. */
  error: WriteError | null;
  /** The host's newer text, if the host refused the try because of it. */
  current: CurrentText | undefined;
}

/** Returns the outcome of the last try to write a text; null and undefined if it did not fail. */
export function useLastTry(write: { error: WriteError | null; isUnderWay: boolean }): LastTry {
  const [lastError, setLastError] = useState<WriteError | null>(null);
  if (write.error !== null && write.error !== lastError) setLastError(write.error);
  const error = write.error ?? (write.isUnderWay ? lastError : null);
  return { error, current: error === null ? undefined : currentTextIn(error) };
}

/** Returns the current text from a refusal, or undefined. A deleted text has neither name nor description. */
function currentTextIn(error: WriteError): CurrentText | undefined {
  const current = currentOf(error);
  if (current === undefined) return undefined;
  const { version, name, description } = current;
  const isDeleted = name === null && description === null;
  return { version, text: isDeleted ? null : textOf(current) };
}

/** The title of the notice about the host's newer text. */
export const conflictTitle = ({ text }: CurrentText) =>
  text === null ? 'It was deleted meanwhile' : 'It was changed meanwhile';
