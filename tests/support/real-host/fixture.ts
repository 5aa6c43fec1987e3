/** The rows with which each test on the real server begins: those of the mock, in the tables of the server. */
import { hash } from '@node-rs/argon2';
import type { PgTable } from 'drizzle-orm/pg-core';
import { toKobo } from '../../../domain/money.ts';
import type { Database } from '../../../server/db/connect.ts';
import { savedViews } from '../../../server/db/schema/account-data.ts';
import * as money from '../../../server/db/schema/money.ts';
import * as annotations from '../../../server/db/schema/notes.ts';
import * as office from '../../../server/db/schema/office.ts';
import * as people from '../../../server/db/schema/people.ts';
import {
  jobFixtures,
  partPaymentFixtures,
  paymentFixtures,
  withdrawalFixtures,
} from '../../../src/mocks/fixtures-money.ts';
import { messageFixtures } from '../../../src/mocks/fixtures-office.ts';
import {
  artisanFixtures,
  clientFixtures,
  type MockArtisan,
} from '../../../src/mocks/fixtures-people.ts';
import { auditRows, daysBefore } from './audit-rows.ts';
import { mailRows, reviewRows, textVersions } from './office-fixture.ts';

const koboOf = (naira: number | null) => (naira === null ? null : toKobo(naira));
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 3"%3E%3Crect width="5" height="3" fill="%23c4d0f6"/%3E%3C/svg%3E';

const locationOf = ({ ward, lga, state }: Pick<MockArtisan['item'], 'ward' | 'lga' | 'state'>) => ({
  ward: textOf(ward),
  lga: textOf(lga),
  state: textOf(state),
});

/** All but every fourth artisan. */
const artisansWithWork = artisanFixtures.filter(({ item }) => item.id % 4 !== 0);

const tradeNames = [...new Set(artisanFixtures.map(({ trade }) => trade))];
const tradeId = (trade: string) => tradeNames.indexOf(trade) + 1;
const serviceOf = (artisanId: number | null) =>
  artisanFixtures.find(({ item }) => item.id === artisanId)?.service ?? null;

const tradeRows = tradeNames.map((tradeName, index) => {
  const { service = '', category = '' } =
    artisanFixtures.find(({ trade }) => trade === tradeName) ?? {};
  return { id: index + 1, tradeName, serviceType: service, categoryName: category };
});

const artisanRows = artisanFixtures.map(({ item, level, phone, trade, hourlyRate }) => ({
  id: item.id,
  firstName: textOf(item.first_name),
  lastName: textOf(item.last_name),
  email: textOf(item.email),
  phoneNumber: phone,
  tradeId: tradeId(trade),
  ...locationOf(item),
  status: textOf(item.status),
  level,
  hourlyRateKobo: koboOf(hourlyRate),
  about: item.id % 4 === 0 ? null : `${trade} with a workshop of five.`,
  visibility: 'public',
  experienceLevel: 'Expert',
  createdAt: daysBefore(300 + 40 * item.id),
}));

const clientRows = clientFixtures.map((client) => ({
  id: client.id,
  firstName: textOf(client.first_name),
  lastName: textOf(client.last_name),
  username: `${textOf(client.first_name)}_${client.id}`.toLowerCase(),
  email: textOf(client.email),
  phoneNumber: textOf(client.phone_number),
  homeAddress: client.id === 4 ? null : `${client.id + 10} Ridgeway Close`,
  ...locationOf(client),
  status: textOf(client.status),
  createdAt: daysBefore(400 - client.id),
}));

const jobRows = jobFixtures.map(({ amount, start, due, created, ...job }) => ({
  ...job,
  serviceType: serviceOf(job.artisanId),
  amountKobo: koboOf(amount),
  startDate: new Date(start),
  dueDate: new Date(due),
  createdAt: new Date(created),
}));

const portfolioRows = artisansWithWork.flatMap(({ item, trade }) =>
  jobFixtures
    .filter(({ artisanId }) => artisanId === item.id)
    .map(({ description, due }) => ({
      artisanId: item.id,
      image: picture,
      projectTitle: description,
      completionDate: due.slice(0, 10),
      lga: textOf(item.lga),
      state: textOf(item.state),
      role: `Lead ${trade.toLowerCase()}`,
      description: 'From drawing to fitting.',
    })),
);

const experienceRows = artisansWithWork.map(({ item, trade }) => ({
  artisanId: item.id,
  title: `Lead ${trade.toLowerCase()}`,
  company: 'Okafor & Sons',
  lga: 'Ikeja',
  state: 'Lagos',
  startDate: '2019-03-01',
  jobDescription: 'Quotes, measures and fits.',
}));

const certificateRows = artisansWithWork.flatMap(({ item, service }) => [
  {
    artisanId: item.id,
    image: picture,
    name: `Trade Test Grade I, ${service}`,
    issueOrganisation: 'Federal Ministry of Labour',
    issueDate: '2014-04-18',
  },
  {
    artisanId: item.id,
    name: 'Site safety, level 2',
    issueOrganisation: 'Lagos State Safety Commission',
    issueDate: '2021-09-03',
  },
]);

const withdrawalRows = withdrawalFixtures.map(
  ({ id, artisanId, amount, decision, requested, decided, balanceBefore }) => ({
    id,
    artisanId,
    amountKobo: toKobo(amount),
    status: decision,
    requestedAt: new Date(requested),
    decidedAt: decided === null ? null : new Date(decided),
    decidedBy: decided === null ? null : 1,
    reason: decision === 'rejected' ? "The bank account is not in the artisan's name." : null,
    balanceBeforeKobo: koboOf(balanceBefore),
  }),
);

const partPaymentRows = partPaymentFixtures.map(({ jobId, amount, status }) => ({
  jobId,
  amountKobo: toKobo(amount),
  status,
  requestedAt: new Date(jobFixtures.find(({ id }) => id === jobId)?.start ?? ''),
  decidedAt: status === 'pending' ? null : daysBefore(1),
  decidedBy: status === 'pending' ? null : 2,
}));

const transactionRows: (typeof money.transactions.$inferInsert & {
  id: number;
  artisanId: number;
})[] = [
  ...paymentFixtures.map(({ amount, status, date, jobId, ...row }) => ({
    ...row,
    jobId,
    amountKobo: koboOf(amount),
    paymentStatus: status,
    date: new Date(date),
    startDate: new Date(jobFixtures.find(({ id }) => id === jobId)?.start ?? date),
  })),
  ...withdrawalRows
    .filter(({ status }) => status === 'approved')
    .map(({ id, artisanId, amountKobo, decidedAt }, index) => ({
      id: paymentFixtures.length + 1 + index,
      artisanId,
      withdrawalId: id,
      type: 'Withdrawal',
      description: 'To artisan bank account',
      amountKobo,
      paymentStatus: 'paid',
      date: decidedAt ?? new Date(),
      startDate: decidedAt,
    })),
].map((row) => ({ ...row, serviceType: serviceOf(row.artisanId) }));

const ledgerRows = transactionRows
  .filter(({ paymentStatus }) => paymentStatus === 'paid')
  .map(({ id, artisanId, amountKobo, type, date }) => ({
    artisanId,
    transactionId: id,
    amountKobo: (type === 'Withdrawal' ? -1 : 1) * (amountKobo ?? 0),
    enteredAt: date,
  }));

const messageRows = messageFixtures.map((message) => ({
  id: Number(message.id),
  firstName: textOf(message.first_name),
  lastName: textOf(message.last_name),
  phoneNumber: textOf(message.phone_number),
  email: textOf(message.email),
  category: textOf(message.category),
  message: textOf(message.message),
  readStatus: textOf(message.read_status) ?? 'not-read',
  createdAt: new Date(message.created_at ?? ''),
}));

/** Writes the rows into empty tables. Both accounts have the password `artisan-admin`. */
export async function writeFixture(db: Database): Promise<void> {
  // A cheap hash, because some tests sign in.
  const passwordHash = await hash('artisan-admin', { memoryCost: 8, timeCost: 1 });
  const account = (id: number, email: string) => ({ id, email, passwordHash, role: 'admin' });
  const add = async <Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]) => {
    await db.insert(table).values(rows);
  };
  await add(office.accounts, [
    account(1, 'admin@artisan.example'),
    account(2, 'ngozi.bello@artisan.example'),
  ]);
  await add(savedViews, [
    {
      accountId: 1,
      screen: '/admin/dashboard/transaction-history',
      name: 'Failed payments',
      search: '?payment_status=failed',
    },
  ]);
  await add(office.identificationMeans, [{ name: 'BVN' }, { name: 'NIN' }]);
  await add(people.trades, tradeRows);
  await add(people.artisans, artisanRows);
  await add(people.clients, clientRows);
  await add(people.portfolioItems, portfolioRows);
  await add(people.workExperiences, experienceRows);
  await add(people.certifications, certificateRows);
  await add(
    people.findArtisans,
    clientFixtures
      .filter(({ id }) => id % 3 !== 0)
      .map(({ id }) => ({
        clientId: id,
        tradeId: 1,
        scope: 'Built-in furniture for two bedrooms',
        budgetMinKobo: 300_000,
        budgetMaxKobo: 550_000,
      })),
  );
  await add(money.jobs, jobRows);
  await add(people.clientReviews, reviewRows);
  await add(money.withdrawalRequests, withdrawalRows);
  await add(money.partPayments, partPaymentRows);
  await add(money.transactions, transactionRows);
  await add(money.ledgerEntries, ledgerRows);
  await add(office.contactMessages, messageRows);
  await add(office.outgoingMails, mailRows);
  await add(office.contentItems, textVersions.items);
  await add(office.contentVersions, textVersions.versions);
  const onClient = { kind: 'client', accountId: 2, at: daysBefore(3) } as const;
  await add(annotations.notes, [
    { ...onClient, subjectId: 4, text: 'Prefers e-mail.' },
    { ...onClient, subjectId: 4, text: 'A mistake.', withdrawnAt: daysBefore(2) },
  ]);
  await add(annotations.flags, [{ ...onClient, personId: 4, reason: 'Does not answer.' }]);
  await add(office.auditEntries, auditRows);
}
