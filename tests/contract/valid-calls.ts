/** A valid call of each operation: one that a host answers with 200 in its current state. */
import { randomUUID } from 'node:crypto';
import type { ExtensionId } from '../../openapi/generated/operations.ts';
import { entityIn } from '../support/answers.ts';
import {
  type Answer,
  type Call,
  knownIdByOperation,
  type TestedHost,
  validParts,
} from './tested-host.ts';

type Row = Record<string, unknown>;

const rowsOf = async (host: TestedHost, call: Call) =>
  entityIn((await host.call(call)).body) as Row[];

const texts = { name: 'Your rights', description: 'You may see what we store.' };

/** Adds an item, and returns its id and version. */
async function addItem(host: TestedHost, operationId: 'createPrivacyItem' | 'createTermsItem') {
  const added = entityIn((await host.call({ operationId, body: texts })).body) as Row;
  return { id: String(added.id), version: Number(added.version) };
}

type Make = (host: TestedHost) => Partial<Call> | Promise<Partial<Call>>;

const changedItem =
  (create: 'createPrivacyItem' | 'createTermsItem'): Make =>
  async (host) => {
    const { id, version } = await addItem(host, create);
    return { id, body: { name: 'New', description: 'Text', version } };
  };
const deletedItem =
  (create: 'createPrivacyItem' | 'createTermsItem'): Make =>
  async (host) => {
    const { id, version } = await addItem(host, create);
    return { id, query: { version: String(version) } };
  };
const reversedOrder =
  (list: 'listPrivacyItems' | 'listTermsItems'): Make =>
  async (host) => {
    const seen = (await rowsOf(host, { operationId: list })).map(({ id }) => id);
    return { body: { seen, ids: seen.toReversed() } };
  };

/** The parts of valid calls that depend on the state of the host; some change it first. */
const makers: Partial<Record<ExtensionId, Make>> = {
  updateAbout: async (host) => {
    const [{ version } = { version: 1 }] = await rowsOf(host, { operationId: 'getAbout' });
    return { body: { about: `Clients meet artisans, edition ${Number(version)}.`, version } };
  },
  createPrivacyItem: () => ({ body: texts }),
  createTermsItem: () => ({ body: texts }),
  updatePrivacyItem: changedItem('createPrivacyItem'),
  updateTermsItem: changedItem('createTermsItem'),
  deletePrivacyItem: deletedItem('createPrivacyItem'),
  deleteTermsItem: deletedItem('createTermsItem'),
  setPrivacyOrder: reversedOrder('listPrivacyItems'),
  setTermsOrder: reversedOrder('listTermsItems'),
  listPageVersions: () => ({ path: { page: 'privacy' } }),
  restorePageVersion: async (host) => {
    const item = await deletedItem('createPrivacyItem')(host);
    await host.call({ operationId: 'deletePrivacyItem', ...item });
    const [deleted] = await rowsOf(host, {
      operationId: 'listPageVersions',
      path: { page: 'privacy' },
    });
    return { id: String(deleted?.id), body: { version: deleted?.version } };
  },
  listAuditEntries: () => ({ query: { size: '5' } }),
  listTimeline: () => ({ path: { kind: 'page' }, id: 'privacy' }),
  setContactMessageStatus: () => ({ body: { read_status: 'read' } }),
  replyToContactMessage: () => ({
    body: { id: randomUUID(), subject: 'Re: Payment', text: 'Thank you for writing.' },
  }),
  listContactReplies: () => ({}),
  listArtisanMails: () => ({}),
  retryMail: () => ({}),
};

/** The extensions about the texts of the pages, the audit, messages and e-mails. */
export const officeExtensions = Object.keys(makers) as readonly ExtensionId[];

/** Makes a call with the id and the other parts of a valid request, unless the call has its own. */
export async function sendValid(host: TestedHost, call: Call): Promise<Answer> {
  const { operationId } = call;
  const subject = knownIdByOperation[operationId];
  const ids = await host.ids();
  return host.call({
    ...(subject !== undefined && { id: ids[subject] }),
    ...validParts[operationId],
    ...(operationId in makers && (await makers[operationId as ExtensionId]?.(host))),
    ...call,
  });
}
