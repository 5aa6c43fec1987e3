/** The audit of the fixture, in the words of the contract. */
import { formatNaira, toKobo } from '../../../domain/money.ts';
import type { Schemas } from '../../../src/api/parse/schemas.ts';
import {
  daysAgo,
  jobFixtures,
  partPaymentFixtures,
  withdrawalFixtures,
} from '../../../src/mocks/fixtures-money.ts';
import { artisanFixtures } from '../../../src/mocks/fixtures-people.ts';

type Line = Omit<Schemas['AuditEntry'], 'id'> & {
  at: string;
  sentence: string;
  artisanId?: number | undefined;
  clientId?: number | undefined;
};

const accounts = ['admin@artisan.example', 'ngozi.bello@artisan.example'] as const;
const addresses = ['102.89.23.7', '197.210.64.18'] as const;

const nameOf = (artisanId: number) => {
  const { first_name, last_name } = artisanFixtures[artisanId - 1]?.item ?? {};
  return [first_name, last_name].filter(Boolean).join(' ');
};
const naira = (amount: number) => formatNaira(toKobo(amount));

const nothingElse = { reason: null, before: null, after: null };

/** Returns the lines, oldest first. */
export function auditLines(): Line[] {
  return [...signIns(), ...withdrawals(), ...partPayments(), ...office()].sort((a, b) =>
    a.at.localeCompare(b.at),
  );
}

const signIns = (): Line[] =>
  Array.from({ length: 40 }, (_, index) => ({
    ...nothingElse,
    at: daysAgo(1 + index + (index % 3) / 20),
    by: accounts[index % 2] ?? null,
    address: addresses[index % 2] ?? null,
    action: 'sign-in',
    kind: 'session',
    subject_id: String(700 - index),
    sentence: `${accounts[index % 2]} signed in.`,
  }));

const withdrawals = (): Line[] =>
  withdrawalFixtures
    .filter(({ decision }) => decision !== 'pending')
    .map(({ id, artisanId, amount, decision, decided }): Line => {
      const isApproved = decision === 'approved';
      const balance: Schemas['ChangedFields'] = isApproved ? { balance: amount + 470_000 } : {};
      const left: Schemas['ChangedFields'] = isApproved ? { balance: 470_000 } : {};
      return {
        at: decided ?? daysAgo(0),
        by: accounts[0],
        address: addresses[0],
        action: isApproved ? 'approve' : 'reject',
        kind: 'withdrawal',
        subject_id: String(id),
        sentence: `${isApproved ? 'Approved' : 'Rejected'} withdrawal ${id} of ${nameOf(artisanId)}: ${naira(amount)}.`,
        reason: isApproved ? null : "The bank account is not in the artisan's name.",
        before: { status: 'pending', ...balance },
        after: { status: decision, ...left },
        amount,
        artisanId,
      };
    });

const partPayments = (): Line[] =>
  partPaymentFixtures
    .filter(({ status }) => status !== 'pending')
    .map(({ jobId, amount, status }, index) => {
      const job = jobFixtures.find(({ id }) => id === jobId);
      return {
        at: daysAgo(9 + index * 3),
        by: accounts[1],
        address: addresses[1],
        action: status === 'paid' ? 'approve' : 'reject',
        kind: 'part-payment',
        subject_id: String(jobId),
        sentence: `${status === 'paid' ? 'Approved' : 'Rejected'} the part-payment of ${naira(amount)} for job ${jobId} of ${nameOf(job?.artisanId ?? 0)}.`,
        reason: status === 'paid' ? null : 'The job was rejected.',
        before: { status: 'pending' },
        after: { status },
        amount,
        artisanId: job?.artisanId,
        clientId: job?.clientId,
      };
    });

const office = (): Line[] => [
  {
    at: daysAgo(31),
    by: null,
    address: null,
    action: 'create',
    kind: 'account',
    subject_id: '2',
    sentence: `Created the account ${accounts[1]}.`,
    reason: null,
    before: null,
    after: { email: accounts[1], role: 'admin' },
  },
  {
    at: daysAgo(14),
    by: accounts[1],
    address: addresses[1],
    action: 'update',
    kind: 'page',
    subject_id: 'privacy',
    sentence: 'Changed "What we collect" of Privacy.',
    reason: null,
    before: { description: 'Your name and phone number.' },
    after: {
      description: 'Your name, phone number, e-mail address and the details of your jobs.',
    },
  },
  {
    at: daysAgo(12),
    by: accounts[0],
    address: addresses[0],
    action: 'deactivate',
    kind: 'artisan',
    subject_id: '5',
    sentence: `Deactivated ${nameOf(5)}.`,
    reason: 'Reported by three clients.',
    before: { status: 'active' },
    after: { status: 'deactivated' },
    artisanId: 5,
  },
  {
    at: daysAgo(3.2),
    by: accounts[0],
    address: addresses[0],
    action: 'update',
    kind: 'contact-message',
    subject_id: '314',
    sentence: 'Marked message 314 of Ibrahim Lawal as read.',
    reason: null,
    before: { read_status: 'not-read' },
    after: { read_status: 'read' },
  },
];
