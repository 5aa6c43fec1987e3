import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { allOperations, operationIds } from '../../openapi/generated/operations.ts';
import { invalidation } from '../../src/api/cache/invalidation.ts';
import { keys } from '../../src/api/cache/keys.ts';

/** The keys with which the keys of several queries begin. */
type Prefix =
  | 'artisans'
  | 'artisanPages'
  | 'clients'
  | 'clientPages'
  | 'withdrawals'
  | 'partPayments'
  | 'contactReplies'
  | 'artisanMails'
  | 'pageVersions'
  | 'notes'
  | 'marks';
type Key = Exclude<keyof typeof keys, Prefix> | 'versionsOfPrivacy';

/** One query of every other key, and a second one of the versions of site texts. */
const queries: Record<Key, readonly unknown[]> = {
  dashboard: keys.dashboard,
  dailyFigures: keys.dailyFigures('2026-11-01'),
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
  contactRepliesTo: keys.contactRepliesTo('7'),
  mailsToArtisan: keys.mailsToArtisan('7'),
  versionsOfPage: keys.versionsOfPage('about'),
  versionsOfPrivacy: keys.versionsOfPage('privacy'),
  audit: keys.audit,
  decisionRules: keys.decisionRules,
  savedViews: keys.savedViews,
  ownSessions: keys.ownSessions,
  notesOn: keys.notesOn('job', '7'),
  markOf: keys.markOf('job', '7'),
};

const versions: Key[] = ['versionsOfPage', 'versionsOfPrivacy'];
const artisanRecord: Key[] = [
  'artisan',
  'artisanJobs',
  'artisanList',
  'artisanTransactions',
  'audit',
  'verification',
];
const privacyTexts: Key[] = ['audit', 'privacy', ...versions];
const termsTexts: Key[] = ['audit', 'terms', ...versions];

const withdrawalApproval: Key[] = [
  'approvedWithdrawals',
  'artisan',
  'artisanJobs',
  'artisanTransactions',
  'audit',
  'dailyFigures',
  'dashboard',
  'decidedWithdrawals',
  'transactions',
  'withdrawalRequests',
];
const partPaymentApproval: Key[] = [
  'artisan',
  'artisanJobs',
  'artisanTransactions',
  'audit',
  'client',
  'clientJobs',
  'clientTransactions',
  'dailyFigures',
  'dashboard',
  'jobs',
  'paidPartPayments',
  'pendingPartPayments',
  'transactions',
  'withdrawalRequests',
];

/** The queries that each write makes stale. All other queries stay fresh. */
const stale: Record<string, readonly Key[]> = {
  login: [],
  approveWithdrawal: withdrawalApproval,
  approvePartPayment: partPaymentApproval,
  rejectWithdrawal: ['audit', 'decidedWithdrawals', 'mailsToArtisan', 'withdrawalRequests'],
  rejectPartPayment: ['audit', 'mailsToArtisan', 'pendingPartPayments'],
  updateIdentificationMeans: ['audit', 'identificationMeans'],
  logout: [],
  setArtisanStatus: artisanRecord,
  setArtisanLevel: artisanRecord,
  declineVerification: artisanRecord,
  updateAbout: ['about', 'audit', ...versions],
  createPrivacyItem: privacyTexts,
  updatePrivacyItem: privacyTexts,
  deletePrivacyItem: privacyTexts,
  setPrivacyOrder: privacyTexts,
  createTermsItem: termsTexts,
  updateTermsItem: termsTexts,
  deleteTermsItem: termsTexts,
  setTermsOrder: termsTexts,
  restorePageVersion: ['about', 'audit', 'privacy', 'terms', ...versions],
  setContactMessageStatus: ['audit', 'contactMessages'],
  replyToContactMessage: ['audit', 'contactMessages', 'contactRepliesTo'],
  retryMail: ['audit', 'contactMessages', 'contactRepliesTo', 'mailsToArtisan'],
  setDecisionRules: ['audit', 'decisionRules'],
  addNote: ['audit', 'markOf', 'notesOn'],
  withdrawNote: ['audit', 'markOf', 'notesOn'],
  flagPerson: ['audit', 'markOf'],
  unflagPerson: ['audit', 'markOf'],
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

  it.each(Object.entries(invalidation))(
    '%s makes exactly the reads stale that it changes',
    async (id, staleKeys) => {
      const client = new QueryClient();
      for (const queryKey of Object.values(queries)) client.setQueryData(queryKey, 'fresh');
      await Promise.all(staleKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
      const invalidated = Object.entries(queries)
        .filter(([, queryKey]) => client.getQueryState(queryKey)?.isInvalidated)
        .map(([name]) => name);
      expect(invalidated.sort()).toEqual(stale[id]?.toSorted());
    },
  );

  it('is tested with queries that all differ', () => {
    const texts = Object.values(queries).map((queryKey) => JSON.stringify(queryKey));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
