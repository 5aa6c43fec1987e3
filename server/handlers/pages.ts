import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Handlers } from '../contract/types.ts';
import { notFound } from '../refusals/http-error.ts';
import type { PageName } from '../repositories/content.ts';
import { listVersions } from '../repositories/content-versions.ts';
import { restoreText } from '../site-texts/add-text.ts';
import { updateAboutText } from '../site-texts/edit-text.ts';
import { itemHandlers, pageIsFull, savedVersion } from './page-items.ts';
import { actorOf, pathId, wellFormed } from './read-request.ts';

const aboutBody = z.object({ about: wellFormed, version: z.number() });
const restoreBody = z.object({ version: z.number() });
const pagePath = z.object({ page: z.enum(['about', 'privacy', 'terms']) });

const pageOf = (request: FastifyRequest): PageName => pagePath.parse(request.params).page;

const privacy = itemHandlers('privacy');
const terms = itemHandlers('terms');

export const pageHandlers = {
  async updateAbout(request) {
    const { about, version } = aboutBody.parse(request.body);
    const actor = actorOf(request);
    const outcome = await request.server.write((tx) => updateAboutText(tx, version, about, actor));
    return savedVersion(outcome, { what: 'The text', savedMessage: 'The text of About is saved.' });
  },

  createPrivacyItem: privacy.create,
  updatePrivacyItem: privacy.update,
  deletePrivacyItem: privacy.remove,
  setPrivacyOrder: privacy.order,

  createTermsItem: terms.create,
  updateTermsItem: terms.update,
  deleteTermsItem: terms.remove,
  setTermsOrder: terms.order,

  async listPageVersions(request) {
    return { data: { data: await listVersions(request.server.db, pageOf(request)) } };
  },

  async restorePageVersion(request) {
    const id = pathId(request, 'version');
    const { version } = restoreBody.parse(request.body);
    const actor = actorOf(request);
    const outcome = await request.server.write((tx) => restoreText(tx, id, version, actor));
    if (outcome.kind === 'not-found') throw notFound('version', id);
    if (outcome.kind === 'full') throw pageIsFull();
    return savedVersion(outcome, { what: 'The text', savedMessage: 'The earlier text is back.' });
  },
} satisfies Partial<Handlers>;
