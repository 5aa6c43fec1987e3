import { randomUUID } from 'node:crypto';
import { it } from 'vitest';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { sendExpecting } from './expect-answer.ts';
import type { Call, TestedHost } from './tested-host.ts';

const bodies = (...all: readonly unknown[]) => all.map((body) => ({ body }));
const queries = (...all: readonly Record<string, string>[]) => all.map((query) => ({ query }));

const badReasons = ['', ' \n\t', '\u200b\u200e', 'x'.repeat(501), 'No\u0000'];
const rejections = bodies(
  ...[undefined, ...badReasons, 7].map((reason) => ({ reason })),
  undefined,
  { reason: 'No.', amount: 5 },
  { reason: 'No.', message: ' ' },
  { reason: 'No.', message: 'x'.repeat(20_001) },
);
const rules = { type_amounts_from: 5, promised_hours: 5, version: 1 };
const view = { screen: '/admin/dashboard/clients', name: 'In Lagos', search: '?state=Lagos' };
const reveal = { kind: 'artisan', id: '1', field: 'phone' };
const item = { name: 'Your rights', description: 'You may see what we store.' };
const reply = { id: randomUUID(), subject: 'Re: Payment', text: 'Thank you for writing.' };

/** The changes that make a valid call of an operation malformed. */
const malformed: Partial<Record<OperationId, readonly Partial<Call>[]>> = {
  setDecisionRules: bodies(
    {},
    { ...rules, type_amounts_from: 0 },
    { ...rules, type_amounts_from: 5.005 },
    { ...rules, type_amounts_from: '5' },
    { ...rules, promised_hours: 0 },
    { ...rules, promised_hours: 1.5 },
    { ...rules, promised_hours: 8761 },
    { ...rules, version: 0 },
    { type_amounts_from: 5, promised_hours: 5 },
    { ...rules, name: 'x' },
  ),
  saveView: bodies(
    {},
    { ...view, screen: '/api/v1/admin' },
    { ...view, screen: '/admin/jobs?x=1' },
    { ...view, screen: `/admin/${'x'.repeat(200)}` },
    { ...view, name: '' },
    { ...view, name: ' \n' },
    { ...view, name: 'x'.repeat(61) },
    { ...view, name: 'x\0' },
    { ...view, search: 'state=Lagos' },
    { ...view, search: '?a b' },
    { ...view, search: `?${'x'.repeat(2000)}` },
    { ...view, version: 1 },
  ),
  addNote: bodies(
    {},
    { text: '' },
    { text: ' \n' },
    { text: 'x'.repeat(2001) },
    { text: 'x', by: 'y' },
  ),
  listNotes: [{ path: { kind: 'part-payment' } }, { path: { kind: 'list' } }],
  listMarks: queries(
    { kind: 'part-payment', ids: '1' },
    { kind: 'list', ids: '1' },
    ...['', '1,', 'x', '0', Array(101).fill('1').join()].map((ids) => ({ kind: 'artisan', ids })),
  ),
  recordReveal: bodies(
    {},
    { ...reveal, kind: 'job' },
    { ...reveal, field: 'bvn' },
    { ...reveal, id: 1 },
    { ...reveal, id: 'abc' },
    { ...reveal, id: '' },
    { ...reveal, reason: 'x' },
  ),
  rejectWithdrawal: rejections,
  rejectPartPayment: rejections,
  setArtisanStatus: bodies(
    { status: 'on-leave', version: 1 },
    { status: 'active' },
    { status: 'active', version: '1' },
    { status: 'active', version: 0 },
    { status: 'active', version: 1, reason: '  ' },
    { status: 'active', version: 1, level: 2 },
  ),
  setArtisanLevel: bodies(
    { level: 0, version: 1 },
    { level: 4, version: 1 },
    { level: 1.5, version: 1 },
    { level: 2 },
    undefined,
  ),
  declineVerification: queries(
    { version: '1' },
    ...badReasons.map((reason) => ({ reason, version: '1' })),
    ...['0', '01', '-1', 'x', '1e2', '', '1234567890'].map((version) => ({
      reason: 'Illegible.',
      version,
    })),
  ),
  replyToContactMessage: bodies(
    { ...reply, id: 'abc' },
    { ...reply, id: `urn:uuid:${reply.id}` },
    { ...reply, subject: 'Two\r\nlines' },
    { ...reply, subject: '\u200b\u00a0' },
    { ...reply, text: ' \n ' },
    { ...reply, text: 'x'.repeat(20_001) },
    { ...reply, to: 'eve@client.example' },
  ),
  setContactMessageStatus: bodies({ read_status: 'archived' }, {}),
  updateAbout: bodies(
    { about: ' \n', version: 1 },
    { about: '\u200b', version: 1 },
    { about: 'x'.repeat(20_001), version: 1 },
    { about: 'Text' },
  ),
  createPrivacyItem: bodies({ ...item, version: 1 }),
  createTermsItem: [
    { body: { ...item, name: 'x'.repeat(201) } },
    { headers: { 'Idempotency-Key': 'one' } },
  ],
  updatePrivacyItem: bodies({ ...item, version: 'one' }),
  deleteTermsItem: queries({}),
  setTermsOrder: bodies({ seen: [1, 2], ids: [1, 1] }),
  listPageVersions: [{ path: { page: 'news' } }],
  restorePageVersion: bodies({}),
  listAuditEntries: queries(
    { kind: 'money' },
    { from: '2026-13-01' },
    { cursor: 'made-up' },
    { size: '0' },
    { end: 'middle' },
  ),
  listTimeline: [{ path: { kind: 'money' } }],
};

const cases = Object.entries(malformed).flatMap(([operationId, changes]) =>
  changes.map((change) => {
    const call: Call = { operationId: operationId as OperationId, ...change };
    return [operationId, JSON.stringify(change).slice(0, 80), call] as const;
  }),
);

/** The requests that our server must refuse with 400. */
export function malformedCases(host: TestedHost): void {
  it.each(cases)('400: %s with %s', async (_, _change, call) => {
    await sendExpecting(host, call, 400);
  });
}
