import { formatStatus } from '../../lib/values/status.ts';
import { failureNotice, type NoticeWords } from '../feedback/notice.tsx';
import type { EditState } from './use-artisan-edit.ts';

export interface WriteWords {
  /** The verb of the write in the past tense. */
  past: string;
  /** The last sentence about an unknown outcome. */
  advice: string;
}

const savedWords: WriteWords = { past: 'saved', advice: 'Saving again is safe.' };

/**
 * Returns the notice about an edit that did not succeed, or null.
 *
 * @param verb the label of the button that tries again; null if the record already has the values of the edit
 */
export function editNotice(
  { error, conflict }: EditState,
  verb: string | null,
  { past, advice } = savedWords,
): NoticeWords | null {
  if (error === null) return null;
  if (conflict !== undefined) {
    const currentValues = [
      conflict.status === null ? '' : `status ${formatStatus(conflict.status)}`,
      conflict.level === null ? '' : `level ${conflict.level}`,
    ].filter(Boolean);
    const currentSentence =
      currentValues.length === 0 ? '' : ` It has ${currentValues.join(' and ')} now.`;
    const retrySentence = verb === null ? '' : ` Press ${verb} again to change it from there.`;
    const text = `${error.message}${currentSentence}${retrySentence}`;
    return { title: 'Changed meanwhile', text, isFailure: false };
  }
  return failureNotice(error, past, advice);
}

/** Why an artisan cannot be edited if the host sends no version of the record. */
export const noVersion = 'The host sends no version of this artisan';
