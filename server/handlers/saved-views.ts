/** Saved views are private settings: the audit does not record them, and no other account can read them. */
import { z } from 'zod';
import type { Handlers } from '../contract/types.ts';
import { conflict, notFound } from '../refusals/http-error.ts';
import { deleteView, listViews, maxViews, saveView } from '../repositories/saved-views.ts';
import { accountOf, pathId, wellFormed, writeAsCaller } from './read-request.ts';

const recordName = 'saved view';

const viewBody = z.object({ screen: z.string(), name: wellFormed, search: wellFormed });

const { compare } = new Intl.Collator('en');

const messages = {
  saved: 'The view is saved.',
  replaced: 'The view is replaced.',
  unchanged: 'The view is the same as before. Nothing was changed.',
};

export const savedViewHandlers = {
  async listSavedViews(request) {
    const views = await listViews(request.server.db, accountOf(request).id);
    views.sort((a, b) => compare(a.name, b.name) || compare(a.screen, b.screen));
    return { data: { data: views } };
  },

  async saveView(request) {
    const view = viewBody.parse(request.body);
    const outcome = await writeAsCaller(request, (tx, { accountId }) =>
      saveView(tx, accountId, view),
    );
    if (outcome === 'full') {
      throw conflict(
        `There are ${maxViews} saved views, and no more can be saved. Nothing was written.`,
      );
    }
    return { data: { message: messages[outcome] } };
  },

  async deleteView(request) {
    const id = pathId(request, recordName);
    const isDeleted = await writeAsCaller(request, (tx, { accountId }) =>
      deleteView(tx, accountId, id),
    );
    if (!isDeleted) throw notFound(recordName, id);
    return { data: { message: 'The view is deleted.' } };
  },
} satisfies Partial<Handlers>;
