import { keys } from '../cache/keys.ts';
import { deleteView, listSavedViews, saveView } from '../generated/extensions.ts';
import { listQuery } from '../lists/list-query.ts';
import { fields, id, text } from '../parse/read-fields.ts';
import { rowParser } from '../parse/rows.ts';
import type { Schemas } from '../parse/schemas.ts';
import { writeOptions } from '../writes/write-options.ts';

const savedView = fields<Schemas['SavedView']>()({ id, screen: text, name: text, search: text });

/** Reads the saved views of this administrator in the order of their names. */
export const savedViewsQuery = listQuery(
  keys.savedViews,
  'listSavedViews',
  rowParser(savedView),
  listSavedViews,
);

/** Saves a view, in place of one with the same screen and name. Returns the host's message, or null. */
export const saveViewMutation = writeOptions('saveView', saveView);

/** Deletes a view. Returns the host's message, or null. */
export const deleteViewMutation = writeOptions('deleteView', deleteView);
