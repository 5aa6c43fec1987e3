/** A good call of each operation: one that a host answers with 200 in its current state. */
import { randomUUID } from 'node:crypto';
import type { ExtensionId } from '../../openapi/generated/operations.ts';
import { entityIn } from '../support/answers.ts';
import { type Answer, type Call, goodParts, subjects, type World } from './world.ts';

type Row = Record<string, unknown>;

const rowsOf = async (world: World, call: Call) => entityIn((await world.call(call)).body) as Row[];

const texts = { name: 'Your rights', description: 'You may see what we store.' };

/** Adds an item, and returns its id and version. */
async function addItem(world: World, operationId: 'createPrivacyItem' | 'createTermsItem') {
  const added = entityIn((await world.call({ operationId, body: texts })).body) as Row;
  return { id: String(added.id), version: Number(added.version) };
}

type Make = (world: World) => Partial<Call> | Promise<Partial<Call>>;

const changedItem =
  (create: 'createPrivacyItem' | 'createTermsItem'): Make =>
  async (world) => {
    const { id, version } = await addItem(world, create);
    return { id, body: { name: 'New', description: 'Text', version } };
  };
const deletedItem =
  (create: 'createPrivacyItem' | 'createTermsItem'): Make =>
  async (world) => {
    const { id, version } = await addItem(world, create);
    return { id, query: { version: String(version) } };
  };
const reversedOrder =
  (list: 'listPrivacyItems' | 'listTermsItems'): Make =>
  async (world) => {
    const seen = (await rowsOf(world, { operationId: list })).map(({ id }) => id);
    return { body: { seen, ids: seen.toReversed() } };
  };

/** The parts of good calls that depend on the state of the host; some change it first. */
const makers: Partial<Record<ExtensionId, Make>> = {
  updateAbout: async (world) => {
    const [{ version } = { version: 1 }] = await rowsOf(world, { operationId: 'getAbout' });
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
  restorePageVersion: async (world) => {
    const item = await deletedItem('createPrivacyItem')(world);
    await world.call({ operationId: 'deletePrivacyItem', ...item });
    const [deleted] = await rowsOf(world, {
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

/** The operations about the texts of the pages, the audit, messages and e-mails. */
export const officeOperations = Object.keys(makers) as readonly ExtensionId[];

/** Makes a call with the id and the other parts of a good request, unless the call has its own. */
export async function sendAsUsual(world: World, call: Call): Promise<Answer> {
  const { operationId } = call;
  const subject = subjects[operationId];
  const ids = await world.ids();
  return world.call({
    ...(subject !== undefined && { id: ids[subject] }),
    ...goodParts[operationId],
    ...(operationId in makers && (await makers[operationId as ExtensionId]?.(world))),
    ...call,
  });
}
