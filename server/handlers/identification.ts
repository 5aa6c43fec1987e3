import type { Handlers } from '../contract/types.ts';
import { notFound } from '../refusals/http-error.ts';
import { recordChange } from '../repositories/audit.ts';
import {
  listIdentificationMeans,
  lockIdentificationMeans,
  markConnected,
} from '../repositories/identification.ts';
import { pathId, writeAsCaller } from './read-request.ts';

export const identificationHandlers = {
  async listIdentificationMeans({ server: { db } }) {
    return { data: { data: await listIdentificationMeans(db) } };
  },

  async updateIdentificationMeans(request) {
    const id = pathId(request, 'identity service');
    const message = await writeAsCaller(request, async (tx, actor) => {
      const means = await lockIdentificationMeans(tx, id);
      if (means === undefined) throw notFound('identity service', id);
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
    return { data: { message } };
  },
} satisfies Partial<Handlers>;
