import type { Schemas } from '../api/parse/schemas.ts';
import { daysAgo } from './fixtures-money.ts';

type MessageLine = readonly [
  firstName: string,
  lastName: string,
  email: string | null,
  status: string,
  category: string | null,
  message: string,
];

const messageLines: readonly MessageLine[] = [
  [
    'Adaeze',
    'Umeh',
    'adaeze1@example.ng',
    'not-read',
    'Payments',
    'I made a part payment of ₦192,500.00 this morning, but the job still shows the full amount as unpaid.\n\nPlease confirm before the carpenter comes back on Saturday.',
  ],
  [
    'Zainab',
    'Yusuf',
    'zainab3@example.ng',
    'not-read',
    'Complaint',
    'The dresses came a week late and two of them do not fit.',
  ],
  [
    'Kelechi',
    'Anyanwu',
    'kelechi12@example.ng',
    'not-read',
    'Verification',
    'When will my trade test certificate be looked at?',
  ],
  ['Blessing', 'Etim', null, 'not-read', 'Account', 'I cannot change my phone number.'],
  ['Ibrahim', 'Lawal', 'ibrahim4@example.ng', 'read', 'General', 'Do you also work in Zamfara?'],
  [
    'Funmilayo',
    'Ajayi',
    'funmilayo5@example.ng',
    'read',
    null,
    'Thank you for sorting out the pump.',
  ],
  [
    'Musa',
    'Ibrahim',
    'musa8@example.ng',
    'archived',
    'Partnership',
    'We train young plumbers in Zaria and would like to list them.',
  ],
];

export const messageFixtures: readonly Schemas['ContactMessage'][] = messageLines.map(
  ([first_name, last_name, email, read_status, category, message], index) => ({
    id: 318 - index,
    first_name,
    last_name,
    phone_number: index === 3 ? null : `0806 555 01${21 + index}`,
    email,
    read_status,
    category,
    message,
    created_at: daysAgo(index),
    start_date: daysAgo(index),
    answer_status: index === 4 ? 'answered' : 'waiting',
    answered_at: index === 4 ? daysAgo(3) : null,
  }),
);

export const aboutFixture =
  'The marketplace brings clients and skilled tradespeople together.\n\nMoney is held until the work is done.';

export const privacyFixtures: readonly Schemas['ContentItem'][] = [
  {
    id: 1,
    version: 1,
    name: 'What we collect',
    description: 'Your name, phone number, e-mail address and the details of your jobs.',
  },
  {
    id: 2,
    version: 1,
    name: 'Who sees your phone number',
    description: 'Only the client who hired you, from the day the job is accepted.',
  },
];

export const termsFixtures: readonly Schemas['ContentItem'][] = [
  {
    id: 1,
    version: 1,
    name: 'Withdrawals',
    description: 'A request is decided within two working days.',
  },
  {
    id: 2,
    version: 1,
    name: 'Part payments',
    description: 'Up to half of the price can be paid in advance.',
  },
  { id: 3, version: 1, name: 'Cancelled jobs', description: null },
];
