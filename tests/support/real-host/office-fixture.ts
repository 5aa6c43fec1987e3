/** The reviews, e-mails and site texts of the fixture. */
import type * as office from '../../../server/db/schema/office.ts';
import { jobFixtures } from '../../../src/mocks/fixtures-money.ts';
import {
  aboutFixture,
  privacyFixtures,
  termsFixtures,
} from '../../../src/mocks/fixtures-office.ts';
import { daysBefore } from './audit-rows.ts';

const author = { accountId: 1, accountEmail: 'admin@artisan.example' };

const reviewWords = [
  'Clear about the work and paid the same day.',
  'The site was not ready, and we lost a day.',
  null,
  'Polite, and quick to answer.',
];
const ratings = [5, 3, 4, 5, 1];

/** One review for each job that was not rejected: the artisan reviews the client. */
export const reviewRows = jobFixtures
  .filter(({ status }) => status !== 'rejected')
  .map(({ id, clientId, artisanId, due }, index, jobs) => {
    const earlier = jobs.slice(0, index).filter((job) => job.clientId === clientId).length;
    return {
      id: 70 + id,
      clientId,
      artisanId,
      jobId: id,
      rating: ratings[(clientId + earlier) % ratings.length] ?? 5,
      review: reviewWords[(clientId + earlier) % reviewWords.length] ?? null,
      createdAt: new Date(due),
    };
  });

/** For contact messages, and for an artisan: an e-mail of each state in which sending can end. */
const mailLines = [
  {
    id: '018f8a52-7c1d-7e3a-b2c4-9d1e5f60a703',
    contactMessageId: 313,
    toAddress: 'funmilayo5@example.ng',
    subject: 'Re: your message',
    text: 'You are welcome. The plumber calls again on Friday.',
    state: 'not-known',
    detail: 'The line broke after the text was handed over.',
  },
  {
    id: '018f8a52-7c1d-7e3a-b2c4-9d1e5f60a702',
    contactMessageId: 313,
    toAddress: 'funmilayo5@example.ng',
    subject: 'Re: your message',
    text: 'You are welcome.',
    state: 'failed',
    detail: '550 5.1.1 The mailbox is full.',
  },
  {
    id: '018f8a52-7c1d-7e3a-b2c4-9d1e5f60a701',
    contactMessageId: 314,
    toAddress: 'ibrahim4@example.ng',
    subject: 'Re: General',
    text: 'Not yet. We tell you when we begin in Zamfara.',
    state: 'sent',
    detail: '250 OK',
  },
  {
    id: '018f8a52-7c1d-7e3a-b2c4-9d1e5f60a706',
    artisanId: 1,
    toAddress: 'chukwuemeka1@example.ng',
    subject: 'Your withdrawal request 1040',
    text: 'Your request to withdraw ₦20,000.00 was not approved. The bank details are missing or wrong.',
    state: 'failed',
    detail: '550 5.1.1 The mailbox does not exist.',
  },
  {
    id: '018f8a52-7c1d-7e3a-b2c4-9d1e5f60a705',
    artisanId: 1,
    toAddress: 'chukwuemeka1@example.ng',
    subject: 'Your part-payment for job 5',
    text: 'The part-payment for project 5 was not approved. The client disputes the work.',
    state: 'not-known',
    detail: 'The line broke after the text was handed over.',
  },
  {
    id: '018f8a52-7c1d-7e3a-b2c4-9d1e5f60a704',
    artisanId: 1,
    toAddress: 'chukwuemeka1@example.ng',
    subject: 'Your withdrawal request 1039',
    text: 'Your request to withdraw ₦20,000.00 was not approved. Please send your bank details again.',
    state: 'sent',
    detail: '250 OK',
  },
] as const;

export const mailRows = mailLines.map((line, index) => ({
  ...line,
  createdBy: author.accountId,
  accountEmail: author.accountEmail,
  createdAt: daysBefore(2 + index),
  finishedAt: daysBefore(2 + index - 0.001),
}));

type Version = typeof office.contentVersions.$inferInsert & { id: number };

/** The id of the first item of each page. Ids are unique over all pages. */
const firstIds = { about: 20, privacy: 1, terms: 11 };

const cookies = { name: 'Cookies', description: 'The site stores one cookie for your session.' };
const presentDescription = privacyFixtures[0]?.description ?? null;
const earlierDescription = 'Your name and phone number, and the details of your jobs.';

const linesOf = (page: 'privacy' | 'terms', items: typeof privacyFixtures) =>
  items.map(({ name = null, description = null }, index) => ({
    page,
    itemId: firstIds[page] + index,
    change: 'created' as const,
    name,
    description,
    at: daysBefore(80),
  }));

/** The versions of the site texts, oldest first. */
const versionLines: Omit<Version, 'id' | 'version'>[] = [
  {
    page: 'about',
    itemId: firstIds.about,
    change: 'created',
    description: aboutFixture.split('\n')[0] ?? '',
    at: daysBefore(90),
  },
  ...linesOf('privacy', privacyFixtures),
  ...linesOf('terms', termsFixtures),
  { page: 'privacy', itemId: 3, change: 'created', ...cookies, at: daysBefore(70) },
  {
    page: 'privacy',
    itemId: 1,
    change: 'updated',
    name: 'What we collect',
    description: earlierDescription,
    at: daysBefore(40),
  },
  { page: 'privacy', itemId: 3, change: 'deleted', ...cookies, at: daysBefore(30) },
  {
    page: 'about',
    itemId: firstIds.about,
    change: 'updated',
    description: aboutFixture,
    at: daysBefore(12),
  },
  {
    page: 'privacy',
    itemId: 1,
    change: 'updated',
    name: 'What we collect',
    description: presentDescription,
    at: daysBefore(9),
  },
];

const versions = versionLines.map(
  (line, index): Version => ({
    ...line,
    ...author,
    id: 901 + index,
    version: versionLines.slice(0, index + 1).filter(({ itemId }) => itemId === line.itemId).length,
  }),
);

/** The texts of the site, and all their versions. */
export const textVersions = {
  versions,
  items: [...new Map(versions.map((version) => [version.itemId, version])).values()]
    .filter(({ change }) => change !== 'deleted')
    .map(({ itemId, page, name, description, version }) => ({
      id: itemId,
      page,
      position: itemId - firstIds[page],
      name,
      description,
      version,
    })),
};
