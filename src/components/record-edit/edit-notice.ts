import { formatStatus } from '../../lib/values/status.ts';
import { failureNotice, type NoticeWords } from '../feedback/notice.tsx';
import type { EditState } from './use-artisan-edit.ts';

/** The verb of a write in the past tense, and the last sentence about an unknown outcome; see `failureNotice`. */
export interface WriteWords {
  past: string;
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
    const now = [
      conflict.status === null ? '' : `status ${formatStatus(conflict.status)}`,
      conflict.level === null ? '' : `level ${conflict.level}`,
    ].filter(Boolean);
    const state = now.length === 0 ? '' : ` It has ${now.join(' and ')} now.`;
    const again = verb === null ? '' : ` Press ${verb} again to change it from there.`;
    const text = `${error.message}${state}${again}`;
    return { title: 'Changed meanwhile', text, isFailure: false };
  }
  return failureNotice(error, past, advice);
}

/** Why an artisan cannot be edited if the host sends no version of the record. */
export const noVersion = 'The host sends no version of this artisan';
