import { expect, it } from 'vitest';
import type { AuditEntry } from '../../src/api/extensions/audit.ts';
import { decisionOn } from '../../src/features/approvals/decision-facts.ts';
import { parseDate } from '../../src/lib/values/dates.ts';

const entry = (time: string, action: string) =>
  ({ at: parseDate(`2026-11-${time}:00Z`), action }) as AuditEntry;

/** Two part-payments of one job: the first was approved on 2 November, the second rejected on 4 November. */
const history = [
  entry('05T10:00', 'note'),
  entry('04T10:00', 'reject'),
  entry('02T10:00', 'approve'),
  entry('01T10:00', 'note'),
];

const decided = (kind: 'withdrawal' | 'part-payment', requested: string | null, length = 4) =>
  decisionOn(
    { kind, requestedAt: requested === null ? null : parseDate(`2026-11-${requested}:00Z`) },
    history.slice(0, length),
    length === 4,
  )?.action;

it.each([
  ['01T00:00', 'approve'],
  ['02T10:00', 'approve'],
  ['02T10:01', 'reject'],
  ['04T10:01', undefined],
  [null, undefined],
])('the decision on a part-payment requested at %s is the first after it: %s', (at, action) => {
  expect(decided('part-payment', at)).toBe(action);
});

it('the decision on a part-payment is not known before the entries since its request are read', () => {
  expect(decided('part-payment', '02T10:00', 2)).toBeUndefined();
  expect(decided('part-payment', '03T10:00', 3)).toBe('reject');
});

it('the decision on a withdrawal is the last of its history', () => {
  expect(decided('withdrawal', null, 2)).toBe('reject');
});
