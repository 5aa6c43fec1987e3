import type { Handlers } from '../contract/types.ts';
import { notFound } from '../refusals/http-error.ts';
import { recordChange } from '../repositories/audit.ts';
import { listContent } from '../repositories/content.ts';
import {
  listIdentificationMeans,
  lockIdentificationMeans,
  markConnected,
} from '../repositories/identification.ts';
import { pathId, writeAsCaller } from './read-request.ts';

export const officeHandlers = {
  async getAbout({ server: { db } }) {
    const items = await listContent(db, 'about');
    return {
      data: { data: items.map(({ description, version }) => ({ about: description, version })) },
    };
  },

  async listPrivacyItems({ server: { db } }) {
    return { data: { data: await listContent(db, 'privacy') } };
  },

  async listTermsItems({ server: { db } }) {
    return { data: { data: await listContent(db, 'terms') } };
  },

  async listIdentificationMeans({ server: { db } }) {
    return { data: { data: await listIdentificationMeans(db) } };
  },

  async updateIdentificationMeans(request) {
    const id = pathId(request, 'identity service');
    const message = await writeAsCaller(request, async (tx, actor) => {
      const means = await lockIdentificationMeans(tx, id);
      if (means === undefined) return undefined;
      if (means.connected) return `${means.name} was connected before. Nothing was changed.`;
      await markConnected(tx, id);
      await recordChange(tx, actor, {
        action: 'connect',
        subject: 'identification-means',
        subjectId: id,
        sentence: `Connected ${means.name}.`,
        before: { connected: false },
        after: { connected: true },
      });
      return `${means.name} is connected.`;
    });
    if (message === undefined) throw notFound('identity service', id);
    return { data: { message } };
  },
} satisfies Partial<Handlers>;
