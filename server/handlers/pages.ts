import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Handlers } from '../contract/types.ts';
import { conflict, HttpError, notFound } from '../refusals/http-error.ts';
import { listContent, type PageName } from '../repositories/content.ts';
import { listVersions } from '../repositories/content-versions.ts';
import {
  createText,
  deleteText,
  type EditOutcome,
  type ItemOnScreen,
  type ItemOutcome,
  maxItems,
  orderItems,
  restoreText,
  updateAboutText,
  updateText,
} from '../site-texts/edit-text.ts';
import { answerOnce } from './answer-once.ts';
import { pathId, wellFormed, writeAsCaller } from './read-request.ts';

const aboutBody = z.object({ about: wellFormed, version: z.number() });
const restoreBody = z.object({ version: z.number() });
const pagePath = z.object({ page: z.enum(['about', 'privacy', 'terms']) });
const newItem = z.object({ name: wellFormed, description: wellFormed });
const changedItem = newItem.extend({ version: z.number() });
const versionQuery = z.object({ version: z.coerce.number() });
const idList = z.array(z.union([z.string(), z.number()]).transform(String));
const newOrder = z.object({ seen: idList, ids: idList });

/** Returns whether `ids` has each id of `seen`, the order that was on screen, once, and no others. */
function isReordering({ seen, ids }: z.infer<typeof newOrder>): boolean {
  const unique = new Set(ids);
  return (
    unique.size === ids.length && seen.length === ids.length && seen.every((id) => unique.has(id))
  );
}

const itemOnScreen = (request: FastifyRequest, page: PageName, version: number): ItemOnScreen => ({
  page,
  id: pathId(request, 'item'),
  version,
});

/**
 * Returns the answer to an edit of a text.
 *
 * @param what the text, as the subject of a sentence
 * @param savedMessage the sentence for a saved text
 * @throws HttpError 409 when another edit came first: with the current text, or after a deletion with only the version
 */
function editAnswer(outcome: EditOutcome, what: string, savedMessage: string) {
  if ('current' in outcome) {
    const change = outcome.kind === 'changed-meanwhile' ? 'changed' : 'deleted';
    const message = `${what} was ${change} meanwhile. Nothing was written.`;
    throw conflict(message, { current: outcome.current });
  }
  const { kind, version } = outcome;
  const message =
    kind === 'saved' ? savedMessage : `${what} is the same as before. Nothing was changed.`;
  return { data: { message, version } };
}

const fullPageConflict = () =>
  conflict(`The page has ${maxItems} items, and cannot have more. Nothing was written.`);

/** Returns the answer to an edit of an item. @throws HttpError 404, or 409 when another edit came first */
function itemAnswer(outcome: ItemOutcome, id: number, savedMessage: string) {
  if (outcome.kind === 'not-found') throw notFound('item', id);
  return editAnswer(outcome, 'The item', savedMessage);
}

/** Returns the handlers of a page with items. They answer 404 for an item of another page. */
const itemHandlers = (page: 'privacy' | 'terms') => ({
  list: async ({ server: { db } }: FastifyRequest) => ({
    data: { data: await listContent(db, page) },
  }),

  create: async (request: FastifyRequest) => {
    const texts = newItem.parse(request.body);
    return answerOnce(request, { subjectId: 0 }, async (tx, actor) => {
      const created = await createText(tx, page, texts, actor);
      if (created === 'full') throw fullPageConflict();
      return { message: 'The item is added.', ...created };
    });
  },

  update: async (request: FastifyRequest) => {
    const { version, ...texts } = changedItem.parse(request.body);
    const item = itemOnScreen(request, page, version);
    const outcome = await writeAsCaller(request, (tx, actor) => updateText(tx, item, texts, actor));
    return itemAnswer(outcome, item.id, 'The item is saved.');
  },

  remove: async (request: FastifyRequest) => {
    const item = itemOnScreen(request, page, versionQuery.parse(request.query).version);
    const outcome = await writeAsCaller(request, (tx, actor) => deleteText(tx, item, actor));
    return itemAnswer(outcome, item.id, 'The item is deleted. Its versions are kept.');
  },

  order: async (request: FastifyRequest) => {
    const order = newOrder.parse(request.body);
    if (!isReordering(order)) {
      throw new HttpError(400, 'The new order must have each item of the earlier one once.');
    }
    const outcome = await writeAsCaller(request, (tx, actor) => orderItems(tx, page, order, actor));
    if (outcome === 'changed-meanwhile') {
      throw conflict('The page has other items or another order by now. Nothing was written.');
    }
    const isSaved = outcome === 'saved';
    const unchanged = 'The order is the same as before. Nothing was changed.';
    return { data: { message: isSaved ? 'The order is saved.' : unchanged } };
  },
});

const privacy = itemHandlers('privacy');
const terms = itemHandlers('terms');

export const pageHandlers = {
  async getAbout({ server: { db } }) {
    const items = await listContent(db, 'about');
    return {
      data: { data: items.map(({ description, version }) => ({ about: description, version })) },
    };
  },

  async updateAbout(request) {
    const { about, version } = aboutBody.parse(request.body);
    const outcome = await writeAsCaller(request, (tx, actor) =>
      updateAboutText(tx, version, about, actor),
    );
    return editAnswer(outcome, 'The text', 'The text of About is saved.');
  },

  listPrivacyItems: privacy.list,
  createPrivacyItem: privacy.create,
  updatePrivacyItem: privacy.update,
  deletePrivacyItem: privacy.remove,
  setPrivacyOrder: privacy.order,

  listTermsItems: terms.list,
  createTermsItem: terms.create,
  updateTermsItem: terms.update,
  deleteTermsItem: terms.remove,
  setTermsOrder: terms.order,

  async listPageVersions({ params, server: { db } }) {
    return { data: { data: await listVersions(db, pagePath.parse(params).page) } };
  },

  async restorePageVersion(request) {
    const id = pathId(request, 'version');
    const { version } = restoreBody.parse(request.body);
    const outcome = await writeAsCaller(request, (tx, actor) =>
      restoreText(tx, id, version, actor),
    );
    if (outcome.kind === 'not-found') throw notFound('version', id);
    if (outcome.kind === 'full') throw fullPageConflict();
    return editAnswer(outcome, 'The text', 'The earlier text is back.');
  },
} satisfies Partial<Handlers>;
