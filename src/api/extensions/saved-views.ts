import { mutationOptions } from '@tanstack/react-query';
import { writeMeta } from '../cache/invalidation.ts';
import { keys } from '../cache/keys.ts';
import { deleteView, listSavedViews, saveView } from '../generated/extensions.ts';
import { listQuery } from '../lists/list-query.ts';
import { savedViewFields } from '../parse/generated/saved-view.ts';
import { rowParser } from '../parse/rows.ts';
import { writeOptions } from '../writes/write-options.ts';
import { readWriteAnswer, type WriteError } from '../writes/write-outcome.ts';

/** Reads the saved views of this administrator in the order of their names. */
export const savedViewsQuery = listQuery(
  keys.savedViews,
  'listSavedViews',
  rowParser(savedViewFields),
  listSavedViews,
);

/** Saves a view, in place of one with the same screen and name. Returns the host's message, or null. */
export const saveViewMutation = writeOptions('saveView', saveView);

/** Deletes a view. Returns the host's message, or null. */
export const deleteViewMutation = writeOptions('deleteView', deleteView);

/**
 * Renames a view: saves it under the new name, and then deletes the earlier one. Both calls are one mutation, because
 * the second one must follow even if the dialog is closed after the first.
 */
export const renameViewMutation = mutationOptions<
  string | null,
  WriteError,
  Parameters<typeof saveView>[0] & { id: string }
>({
  meta: writeMeta('saveView'),
  mutationFn: async ({ id: earlierId, ...view }) => {
    await readWriteAnswer('saveView', saveView(view));
    return readWriteAnswer('deleteView', deleteView({ id: earlierId }));
  },
});
