import type { OperationId } from '../../openapi/generated/operations.ts';
import { artisanQuery } from '../../src/api/artisan-detail.ts';
import { artisansQuery } from '../../src/api/artisans.ts';
import { clientQuery } from '../../src/api/client-detail.ts';
import { clientsQuery } from '../../src/api/clients.ts';
import { contactMessagesQuery } from '../../src/api/contact.ts';
import { dailyFiguresQuery, dashboardQuery } from '../../src/api/dashboard.ts';
import { auditQuery } from '../../src/api/extensions/audit.ts';
import { clientReviewsQuery } from '../../src/api/extensions/client-reviews.ts';
import { contactRepliesQuery } from '../../src/api/extensions/contact-replies.ts';
import { decisionRulesQuery } from '../../src/api/extensions/decision-rules.ts';
import { artisanMailsQuery } from '../../src/api/extensions/mails.ts';
import { markQuery, notesQuery } from '../../src/api/extensions/notes.ts';
import { ownSessionsQuery } from '../../src/api/extensions/own-account.ts';
import { savedViewsQuery } from '../../src/api/extensions/saved-views.ts';
import { identificationMeansQuery } from '../../src/api/identification.ts';
import { artisanJobsQuery, clientJobsQuery, jobsQuery } from '../../src/api/jobs.ts';
import { paidPartPaymentsQuery, pendingPartPaymentsQuery } from '../../src/api/part-payments.ts';
import {
  aboutQuery,
  pageVersionsQuery,
  privacyQuery,
  termsQuery,
} from '../../src/api/site-texts.ts';
import {
  artisanTransactionsQuery,
  clientTransactionsQuery,
  transactionsQuery,
} from '../../src/api/transactions.ts';
import { verificationQuery } from '../../src/api/verification.ts';
import { approvedWithdrawalsQuery, withdrawalRequestsQuery } from '../../src/api/withdrawals.ts';

/** The part of a query that a test needs to run it. */
export interface AnyQuery {
  queryKey: readonly unknown[];
  queryFn?: unknown;
}

/** Every read of the contract with its query. */
export const allQueries: readonly (readonly [OperationId, AnyQuery])[] = [
  ['getDashboard', dashboardQuery],
  ['listJobs', jobsQuery],
  ['listTransactions', transactionsQuery],
  ['listArtisans', artisansQuery],
  ['listClients', clientsQuery],
  ['getArtisan', artisanQuery('1')],
  ['listArtisanTransactions', artisanTransactionsQuery('1')],
  ['listArtisanJobs', artisanJobsQuery('1')],
  ['getClient', clientQuery('1')],
  ['listClientTransactions', clientTransactionsQuery('1')],
  ['listClientJobs', clientJobsQuery('1')],
  ['listWithdrawalRequests', withdrawalRequestsQuery],
  ['listVerificationArtisans', verificationQuery],
  ['listApprovedWithdrawals', approvedWithdrawalsQuery],
  ['getAbout', aboutQuery],
  ['listPrivacyItems', privacyQuery],
  ['listTermsItems', termsQuery],
  ['listContactMessages', contactMessagesQuery],
  ['listIdentificationMeans', identificationMeansQuery],
  ['listPendingPartPayments', pendingPartPaymentsQuery],
  ['listPaidPartPayments', paidPartPaymentsQuery],
];

/** Reads beyond the contract with their query. */
export const extensionQueries: readonly (readonly [OperationId, AnyQuery])[] = [
  ['listAuditEntries', auditQuery({})],
  ['listClientReviews', clientReviewsQuery('2')],
  ['listContactReplies', contactRepliesQuery('313')],
  ['listArtisanMails', artisanMailsQuery('1')],
  ['listPageVersions', pageVersionsQuery('privacy')],
  ['getDashboard', dailyFiguresQuery('2026-01-01')],
  ['getDecisionRules', decisionRulesQuery],
  ['listSavedViews', savedViewsQuery],
  ['listOwnSessions', ownSessionsQuery],
  ['listNotes', notesQuery({ kind: 'client', id: '4' })],
  ['listMarks', markQuery({ kind: 'client', id: '4' })],
];
