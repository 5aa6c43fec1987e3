import type { QueryKey, Register } from '@tanstack/react-query';
import type { MutatingOperationId } from '../../../openapi/generated/operations.ts';
import { keys } from './keys.ts';
import { refresh } from './refresh.ts';

const artisanRecord = [keys.artisans, keys.verification, keys.audit];
const privacyTexts = [keys.privacy, keys.pageVersions, keys.audit];
const termsTexts = [keys.terms, keys.pageVersions, keys.audit];
// Every withdrawal request of the artisan shows the balance, which changes.
const withdrawalApproval = [
  keys.withdrawalRequests,
  keys.approvedWithdrawals,
  keys.transactions,
  keys.dashboard,
  keys.artisanPages,
  keys.audit,
];

// The artisan's balance, the client's payments and the job change.
const partPaymentApproval = [
  keys.pendingPartPayments,
  keys.paidPartPayments,
  keys.withdrawalRequests,
  keys.transactions,
  keys.jobs,
  keys.dashboard,
  keys.artisanPages,
  keys.clientPages,
  keys.audit,
];

/**
 * The query keys that each write invalidates. The type requires an entry for every write of both OpenAPI documents.
 * The mutation cache and the stream of changes use this table, so a screen does not name the stale queries.
 */
export const invalidation: Record<MutatingOperationId, readonly QueryKey[]> = {
  // At sign-in the cache is empty, and after sign-out it is cleared.
  login: [],
  logout: [],
  approveWithdrawal: withdrawalApproval,
  approvePartPayment: partPaymentApproval,
  // No money moves.
  rejectWithdrawal: [
    keys.withdrawalRequests,
    keys.decidedWithdrawals,
    keys.artisanMails,
    keys.audit,
  ],
  rejectPartPayment: [keys.pendingPartPayments, keys.artisanMails, keys.audit],
  updateIdentificationMeans: [keys.identificationMeans, keys.audit],
  setArtisanStatus: artisanRecord,
  setArtisanLevel: artisanRecord,
  declineVerification: artisanRecord,
  updateAbout: [keys.about, keys.pageVersions, keys.audit],
  createPrivacyItem: privacyTexts,
  updatePrivacyItem: privacyTexts,
  deletePrivacyItem: privacyTexts,
  setPrivacyOrder: privacyTexts,
  createTermsItem: termsTexts,
  updateTermsItem: termsTexts,
  deleteTermsItem: termsTexts,
  setTermsOrder: termsTexts,
  // The call has only the id of the version, which does not tell the page.
  restorePageVersion: [keys.about, keys.privacy, keys.terms, keys.pageVersions, keys.audit],
  setContactMessageStatus: [keys.contactMessages, keys.audit],
  replyToContactMessage: [keys.contactMessages, keys.contactReplies, keys.audit],
  retryMail: [keys.contactMessages, keys.contactReplies, keys.artisanMails, keys.audit],
  setDecisionRules: [keys.decisionRules, keys.audit],
  addNote: [keys.notes, keys.marks, keys.audit],
  withdrawNote: [keys.notes, keys.marks, keys.audit],
  flagPerson: [keys.marks, keys.audit],
  unflagPerson: [keys.marks, keys.audit],
  saveView: [keys.savedViews],
  deleteView: [keys.savedViews],
  recordReveal: [keys.audit],
  changeOwnPassword: [keys.ownSessions, keys.audit],
  endOwnSession: [keys.ownSessions, keys.audit],
  endOtherSessions: [keys.ownSessions, keys.audit],
};

/**
 * Returns the `meta` of a write, with the query keys that it invalidates. The mutation cache reads them from there, so
 * that the first chunk of the dashboard contains neither the table nor `refresh`.
 */
export const writeMeta = (operationId: MutatingOperationId): Register['mutationMeta'] => ({
  operationId,
  refreshes: invalidation[operationId],
  refresh,
});
