import { formatNaira, toKobo } from '../../../domain/money.ts';
import type * as office from '../../../server/db/schema/office.ts';
import {
  daysAgo,
  jobFixtures,
  partPaymentFixtures,
  withdrawalFixtures,
} from '../../../src/mocks/fixtures-money.ts';
import { artisanFixtures } from '../../../src/mocks/fixtures-people.ts';

type Entry = Omit<typeof office.auditEntries.$inferInsert, 'id' | 'at'> & { at: Date };

/** Returns the moment that is this number of days before the present of the fixture. */
export const daysBefore = (days: number): Date => new Date(daysAgo(days));

const admin = { accountId: 1, accountEmail: 'admin@artisan.example', address: '102.89.23.7' };
const ngozi = {
  accountId: 2,
  accountEmail: 'ngozi.bello@artisan.example',
  address: '197.210.64.18',
};

const nameOf = (artisanId: number | undefined) => {
  const { first_name, last_name } = artisanFixtures[(artisanId ?? 0) - 1]?.item ?? {};
  return [first_name, last_name].filter(Boolean).join(' ');
};
const printNaira = (amount: number) => formatNaira(toKobo(amount));

const signIns: Entry[] = Array.from({ length: 40 }, (_, index) => {
  const by = index % 2 === 0 ? admin : ngozi;
  return {
    ...by,
    at: daysBefore(1 + index + (index % 3) / 20),
    action: 'sign-in',
    subject: 'session',
    subjectId: String(700 - index),
    sentence: `${by.accountEmail} signed in.`,
    detail: {},
  };
});

const withdrawals: Entry[] = withdrawalFixtures
  .filter(({ decision }) => decision !== 'pending')
  .map(({ id, artisanId, amount, decision, decided }) => {
    const isApproved = decision === 'approved';
    return {
      ...admin,
      at: new Date(decided ?? daysAgo(0)),
      action: isApproved ? 'approve' : 'reject',
      subject: 'withdrawal',
      subjectId: String(id),
      sentence: `${isApproved ? 'Approved' : 'Rejected'} withdrawal ${id} of ${nameOf(artisanId)}: ${printNaira(amount)}.`,
      reason: isApproved ? null : "The bank account is not in the artisan's name.",
      before: { status: 'pending', ...(isApproved && { balance_kobo: toKobo(amount + 470_000) }) },
      after: { status: decision, ...(isApproved && { balance_kobo: toKobo(470_000) }) },
      artisanId,
      detail: { amountKobo: toKobo(amount) },
    };
  });

const partPayments: Entry[] = partPaymentFixtures
  .filter(({ status }) => status !== 'pending')
  .map(({ jobId, amount, status }, index) => {
    const { artisanId, clientId } = jobFixtures.find(({ id }) => id === jobId) ?? {};
    return {
      ...ngozi,
      at: daysBefore(9 + index * 3),
      action: status === 'paid' ? 'approve' : 'reject',
      subject: 'part-payment',
      subjectId: String(jobId),
      sentence: `${status === 'paid' ? 'Approved' : 'Rejected'} the part-payment of ${printNaira(amount)} for job ${jobId} of ${nameOf(artisanId)}.`,
      reason: status === 'paid' ? null : 'The job was rejected.',
      before: { status: 'pending' },
      after: { status },
      artisanId,
      clientId,
      detail: { amountKobo: toKobo(amount) },
    };
  });

const others: Entry[] = [
  {
    at: daysBefore(31),
    action: 'create',
    subject: 'account',
    subjectId: '2',
    sentence: `Created the account ${ngozi.accountEmail}.`,
    after: { email: ngozi.accountEmail, role: 'admin' },
    detail: {},
  },
  {
    ...ngozi,
    at: daysBefore(14),
    action: 'update',
    subject: 'page',
    subjectId: 'privacy',
    sentence: 'Changed "What we collect" of Privacy.',
    before: { description: 'Your name and phone number.' },
    after: {
      description: 'Your name, phone number, e-mail address and the details of your jobs.',
    },
    detail: {},
  },
  {
    ...admin,
    at: daysBefore(12),
    action: 'deactivate',
    subject: 'artisan',
    subjectId: '5',
    sentence: `Deactivated ${nameOf(5)}.`,
    reason: 'Reported by three clients.',
    before: { status: 'active' },
    after: { status: 'deactivated' },
    artisanId: 5,
    detail: {},
  },
  {
    ...admin,
    at: daysBefore(3.2),
    action: 'update',
    subject: 'contact-message',
    subjectId: '314',
    sentence: 'Marked message 314 of Ibrahim Lawal as read.',
    before: { read_status: 'not-read' },
    after: { read_status: 'read' },
    detail: {},
  },
];

/** The audit entries of the fixture, oldest first. */
export const auditRows = [...signIns, ...withdrawals, ...partPayments, ...others]
  .sort((a, b) => a.at.getTime() - b.at.getTime())
  .map((entry, index) => ({ ...entry, id: 5001 + index }));
