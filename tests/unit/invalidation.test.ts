import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { allOperations, operationIds } from '../../openapi/generated/operations.ts';
import { invalidation } from '../../src/api/cache/invalidation.ts';
import { keys } from '../../src/api/cache/keys.ts';

/** One query of every kind, with ids if the kind has them. */
const queries: Record<string, readonly unknown[]> = {
  dashboard: keys.dashboard,
  jobs: keys.jobs,
  transactions: keys.transactions,
  artisanList: keys.artisanList,
  artisan: keys.artisan('7'),
  artisanJobs: keys.artisanJobs('7'),
  artisanTransactions: keys.artisanTransactions('7'),
  clientList: keys.clientList,
  client: keys.client('7'),
  clientJobs: keys.clientJobs('7'),
  clientTransactions: keys.clientTransactions('7'),
  withdrawalRequests: keys.withdrawalRequests,
  approvedWithdrawals: keys.approvedWithdrawals,
  decidedWithdrawals: keys.decidedWithdrawals,
  pendingPartPayments: keys.pendingPartPayments,
  paidPartPayments: keys.paidPartPayments,
  verification: keys.verification,
  about: keys.about,
  privacy: keys.privacy,
  terms: keys.terms,
  contactMessages: keys.contactMessages,
  identificationMeans: keys.identificationMeans,
  clientReviews: keys.clientReviews('7'),
  contactReplies: keys.contactRepliesTo('7'),
  artisanMails: keys.mailsToArtisan('7'),
  aboutVersions: keys.versionsOfPage('about'),
  privacyVersions: keys.versionsOfPage('privacy'),
  audit: keys.audit,
  decisionRules: keys.decisionRules,
  savedViews: keys.savedViews,
  ownSessions: keys.ownSessions,
  notes: keys.notesOn('job', '7'),
  marks: keys.markOf('job', '7'),
};

const versions = ['aboutVersions', 'privacyVersions'];
const artisanRecord = [
  'artisan',
  'artisanJobs',
  'artisanList',
  'artisanTransactions',
  'audit',
  'verification',
];
const privacyTexts = ['aboutVersions', 'audit', 'privacy', 'privacyVersions'];
const termsTexts = ['aboutVersions', 'audit', 'privacyVersions', 'terms'];

const withdrawalApproval = [
  'approvedWithdrawals',
  'artisan',
  'artisanJobs',
  'artisanTransactions',
  'audit',
  'dashboard',
  'decidedWithdrawals',
  'transactions',
  'withdrawalRequests',
];
const partPaymentApproval = [
  'artisan',
  'artisanJobs',
  'artisanTransactions',
  'audit',
  'client',
  'clientJobs',
  'clientTransactions',
  'dashboard',
  'jobs',
  'paidPartPayments',
  'pendingPartPayments',
  'transactions',
  'withdrawalRequests',
];

/** The queries that each write makes stale. All other queries stay fresh. */
const stale: Record<string, readonly string[]> = {
  login: [],
  approveWithdrawal: withdrawalApproval,
  approvePartPayment: partPaymentApproval,
  rejectWithdrawal: ['artisanMails', 'audit', 'decidedWithdrawals', 'withdrawalRequests'],
  rejectPartPayment: ['artisanMails', 'audit', 'pendingPartPayments'],
  updateIdentificationMeans: ['audit', 'identificationMeans'],
  logout: [],
  setArtisanStatus: artisanRecord,
  setArtisanLevel: artisanRecord,
  declineVerification: artisanRecord,
  updateAbout: ['about', 'audit', ...versions].sort(),
  createPrivacyItem: privacyTexts,
  updatePrivacyItem: privacyTexts,
  deletePrivacyItem: privacyTexts,
  setPrivacyOrder: privacyTexts,
  createTermsItem: termsTexts,
  updateTermsItem: termsTexts,
  deleteTermsItem: termsTexts,
  setTermsOrder: termsTexts,
  restorePageVersion: ['about', 'audit', 'privacy', 'terms', ...versions].sort(),
  setContactMessageStatus: ['audit', 'contactMessages'],
  replyToContactMessage: ['audit', 'contactMessages', 'contactReplies'],
  retryMail: ['artisanMails', 'audit', 'contactMessages', 'contactReplies'],
  setDecisionRules: ['audit', 'decisionRules'],
  addNote: ['audit', 'marks', 'notes'],
  withdrawNote: ['audit', 'marks', 'notes'],
  flagPerson: ['audit', 'marks'],
  unflagPerson: ['audit', 'marks'],
  saveView: ['savedViews'],
  deleteView: ['savedViews'],
  recordReveal: ['audit'],
  changeOwnPassword: ['audit', 'ownSessions'],
  endOwnSession: ['audit', 'ownSessions'],
  endOtherSessions: ['audit', 'ownSessions'],
};

describe('the invalidation table', () => {
  it('has every operation except the GETs', () => {
    const writes = operationIds.filter((id) => allOperations[id].method !== 'GET');
    expect(Object.keys(invalidation).sort()).toEqual([...writes].sort());
    expect(Object.keys(stale).sort()).toEqual([...writes].sort());
  });

  it.each(Object.entries(invalidation))('%s makes only changed reads stale', async (id, list) => {
    const client = new QueryClient();
    for (const queryKey of Object.values(queries)) client.setQueryData(queryKey, 'fresh');
    await Promise.all(list.map((queryKey) => client.invalidateQueries({ queryKey })));
    const invalidated = Object.entries(queries)
      .filter(([, queryKey]) => client.getQueryState(queryKey)?.isInvalidated)
      .map(([name]) => name);
    expect(invalidated.sort()).toEqual(stale[id]);
  });

  it('is tested with a query for every key', () => {
    const texts = Object.values(queries).map((queryKey) => JSON.stringify(queryKey));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
