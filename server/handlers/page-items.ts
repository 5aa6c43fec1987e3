import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Handlers } from '../contract/types.ts';
import { conflict, editConflict, HttpError, notFound } from '../refusals/http-error.ts';
import type { PageName } from '../repositories/content.ts';
import { createText, mostItems } from '../site-texts/add-text.ts';
import {
  deleteText,
  type EditOutcome,
  type ItemOutcome,
  type Seen,
  updateText,
} from '../site-texts/edit-text.ts';
import { orderItems } from '../site-texts/order-items.ts';
import { answerOnce } from './answer-once.ts';
import { actorOf, pathId, wellFormed } from './read-request.ts';

const newItem = z.object({ name: wellFormed, description: wellFormed });
const changedItem = newItem.extend({ version: z.number() });
const seenVersion = z.object({ version: z.coerce.number() });
const ids = z.array(z.union([z.string(), z.number()]).transform(String));
const newOrder = z.object({ seen: ids, ids });

/** Whether both lists contain the same ids, each once. */
function isReordering({ seen, ids: wanted }: z.infer<typeof newOrder>): boolean {
  const unique = new Set(wanted);
  return (
    unique.size === wanted.length &&
    seen.length === wanted.length &&
    seen.every((id) => unique.has(id))
  );
}

const seenItem = (request: FastifyRequest, page: PageName, version: number): Seen => ({
  page,
  id: pathId(request, 'item'),
  version,
});

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

function answer(outcome: ItemOutcome, id: number, savedMessage: string) {
  if (outcome.kind === 'not-found') throw notFound('item', id);
  return savedVersion(outcome, { what: 'The item', savedMessage });
}

/** Returns the handlers of a page with items. For an id of another page they throw 404. */
export function itemHandlers(page: 'privacy' | 'terms') {
  return {
    create: async (request) => {
      const texts = newItem.parse(request.body);
      const actor = actorOf(request);
      const operation = page === 'privacy' ? 'createPrivacyItem' : 'createTermsItem';
      const call = { operation, subjectId: 0 };
      const data = await answerOnce(request, call, async (tx) => {
        const outcome = await createText(tx, page, texts, actor);
        if (outcome.kind === 'full') throw pageIsFull();
        const { id, version } = outcome;
        return { message: 'The item is added.', id, version };
      });
      return { data };
    },

    update: async (request) => {
      const { version, ...texts } = changedItem.parse(request.body);
      const seen = seenItem(request, page, version);
      const actor = actorOf(request);
      const outcome = await request.server.write((tx) => updateText(tx, seen, texts, actor));
      return answer(outcome, seen.id, 'The item is saved.');
    },

    remove: async (request) => {
      const seen = seenItem(request, page, seenVersion.parse(request.query).version);
      const actor = actorOf(request);
      const outcome = await request.server.write((tx) => deleteText(tx, seen, actor));
      return answer(outcome, seen.id, 'The item is deleted. Its versions are kept.');
    },

    order: async (request) => {
      const order = newOrder.parse(request.body);
      if (!isReordering(order)) {
        throw new HttpError(400, 'The new order must have each item of the earlier one once.');
      }
      const actor = actorOf(request);
      const outcome = await request.server.write((tx) => orderItems(tx, page, order, actor));
      if (outcome === 'changed-meanwhile') {
        throw conflict('The page has other items or another order by now. Nothing was written.');
      }
      return {
        data: {
          message:
            outcome === 'saved'
              ? 'The order is saved.'
              : 'The order was so before. Nothing was changed.',
        },
      };
    },
  } satisfies {
    create: NonNullable<Handlers['createPrivacyItem']>;
    update: NonNullable<Handlers['updatePrivacyItem']>;
    remove: NonNullable<Handlers['deletePrivacyItem']>;
    order: NonNullable<Handlers['setPrivacyOrder']>;
  };
}
