import { expect, it } from 'vitest';
import type { AuditEntry } from '../../src/api/extensions/audit.ts';
import { type DecidedRecord, decisionOn } from '../../src/features/approvals/decision-facts.ts';
import { parseDate } from '../../src/lib/values/dates.ts';
import { asKobo } from '../../src/lib/values/money.ts';

const moment = (time: string) => parseDate(`2026-11-${time}:00Z`);
const entry = (time: string, action: string, amount: number) =>
  ({ at: moment(time), action, amount: asKobo(amount) }) as AuditEntry;

/** Newest first: two part-payments of ₦100 were approved, and one of ₦50 was rejected and later approved. */
const history = [
  entry('09T10:00', 'approve', 50_00),
  entry('06T10:00', 'note', 0),
  entry('05T10:00', 'reject', 50_00),
  entry('04T10:00', 'approve', 100_00),
  entry('02T10:00', 'approve', 100_00),
];

function timeOfDecision(
  fields: Partial<DecidedRecord>,
  { entries = history, isComplete = true } = {},
) {
  const record = { requestedAt: null, amount: null, isPaid: false, reference: '7', ...fields };
  return decisionOn({ kind: 'part-payment', ...record }, entries, isComplete)?.at.time;
}
const timeOf = (time: string) => moment(time)?.time;

it.each<[string, Partial<DecidedRecord>, string | null]>([
  ['the only one after its request', { requestedAt: moment('06T00:00') }, '09T10:00'],
  ['at the moment of its request', { requestedAt: moment('09T10:00') }, '09T10:00'],
  ['not one before its request', { requestedAt: moment('09T10:01') }, null],
  ['none of several after its request', { requestedAt: moment('03T00:00') }, null],
  ['one for its amount', { requestedAt: moment('03T00:00'), amount: asKobo(100_00) }, '04T10:00'],
  ['an approval if it was paid', { amount: asKobo(50_00), isPaid: true }, '09T10:00'],
  ['none of two for its amount', { amount: asKobo(100_00), isPaid: true }, null],
  ['none if it waits and has no time', { amount: asKobo(50_00) }, null],
])('the decision on a part-payment is %s', (_, fields, expected) => {
  expect(timeOfDecision(fields)).toBe(expected === null ? undefined : timeOf(expected));
});

it('the decision on a part-payment is not known before all entries since its request are read', () => {
  const firstPage = { entries: history.slice(0, 2), isComplete: false };
  expect(timeOfDecision({ requestedAt: moment('05T11:00') }, firstPage)).toBeUndefined();
  expect(timeOfDecision({ requestedAt: moment('06T11:00') }, firstPage)).toBe(timeOf('09T10:00'));
});

it('the decision on a withdrawal is the last one since its request', () => {
  const kind = 'withdrawal';
  expect(timeOfDecision({ kind })).toBe(timeOf('09T10:00'));
  expect(timeOfDecision({ kind, requestedAt: moment('09T10:01') })).toBeUndefined();
});
