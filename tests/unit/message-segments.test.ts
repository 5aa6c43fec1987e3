import { expect, it } from 'vitest';
import { messageSegments } from '../../src/features/contact/message-segments.ts';

/** Returns each entity of a message as `text → kind value`. */
const entitiesIn = (text: string) =>
  messageSegments(text).flatMap((segment) => {
    const { entity } = segment;
    if (entity === null) return [];
    if ('field' in entity) return [`${segment.text} → ${entity.field} ${entity.value}`];
    return 'record' in entity
      ? [`${segment.text} → ${entity.record} ${entity.id}`]
      : [`${segment.text} → amount ${entity.amount}`];
  });

it.each([
  ['I was not paid for withdrawal 1043.', ['withdrawal 1043 → withdrawal 1043']],
  [
    'Pls check request #1043 and my withdrawal request no. 1044, thank you',
    ['request #1043 → withdrawal 1043', 'withdrawal request no. 1044 → withdrawal 1044'],
  ],
  ['#1043 is still pending o', ['#1043 → withdrawal 1043']],
  ['Job 17 (or project 17?) was never finished', ['Job 17 → job 17', 'project 17 → job 17']],
  [
    'Why does transaction 88 say failed? Project ID: 9.',
    ['transaction 88 → transaction 88', 'Project ID: 9 → job 9'],
  ],
  [
    'Call me on 0806 555 0121 or +234 803 555 0148',
    ['0806 555 0121 → phone 8065550121', '+234 803 555 0148 → phone 8035550148'],
  ],
  [
    'My number is +234(0)8065550121, not 08065550122.',
    ['+234(0)8065550121 → phone 8065550121', '08065550122 → phone 8065550122'],
  ],
  ['Write to Ada.Umeh@Example.ng. Thanks', ['Ada.Umeh@Example.ng → email ada.umeh@example.ng']],
  [
    'You sent ₦25,000 instead of N35,500.50',
    ['₦25,000 → amount 25000..25000', 'N35,500.50 → amount 35500.5..35500.5'],
  ],
  [
    'I paid 25k in cash, then NGN 1.5m and 40,000 naira',
    [
      '25k → amount 25000..25000',
      'NGN 1.5m → amount 1500000..1500000',
      '40,000 naira → amount 40000..40000',
    ],
  ],
  ['I paid #25,000 for job #17', ['#25,000 → amount 25000..25000', 'job #17 → job 17']],
  ['It was 12/11/2026, a Thursday in 2026, at 10:30', []],
  ['I made the request 2 days ago and the job 3 times', []],
  ['My account number is 0123456789 at First Bank, PIN 40 people, 5m of cable', []],
  ['Transactions 2026-11-02 and job 2026/11/03 are dates', []],
  ['', []],
])('records, amounts, phones and e-mails are recognised in the message %j', (text, expected) => {
  expect(entitiesIn(text)).toEqual(expected);
  expect(
    messageSegments(text)
      .map((segment) => segment.text)
      .join(''),
  ).toBe(text);
});
