import { conflict, editConflict } from '../http/refusals/http-error.ts';
import { mostItems } from '../site-texts/add-text.ts';
import type { EditOutcome } from '../site-texts/outcome.ts';

/**
 * The answer to an edit of a text.
 *
 * @param what the text, as the subject of a sentence
 * @param savedMessage the sentence for a saved text
 * @throws HttpError 409 with the current text, when another edit changed or deleted the text first
 */
export function savedVersion(
  outcome: EditOutcome,
  { what, savedMessage }: { what: string; savedMessage: string },
) {
  switch (outcome.kind) {
    case 'saved':
      return { data: { message: savedMessage, version: outcome.version } };
    case 'unchanged': {
      const message = `${what} was so before. Nothing was changed.`;
      return { data: { message, version: outcome.version } };
    }
    case 'changed-meanwhile':
      throw editConflict(`${what} was changed meanwhile. Nothing was written.`, outcome.current);
    case 'deleted-meanwhile':
      throw editConflict(`${what} was deleted meanwhile. Nothing was written.`, outcome.current);
  }
}

/** Returns the refusal (409) of a new item on a full page. */
export const pageIsFull = () =>
  conflict(`The page has ${mostItems} items, and cannot have more. Nothing was written.`);
