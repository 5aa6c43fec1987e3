import type * as calls from '../api/generated/operations.ts';
import type { FileRoutesByTo } from './route-tree.gen.ts';

/**
 * The slowest call of a page, by the page's path. The browser sends the call together with the requests for the page's
 * scripts; see scripts/early-start.ts. Only calls without path parameters are possible.
 */
export const earlyCalls = {
  '/admin/dashboard': 'getDashboard',
  '/admin/jobs': 'listJobs',
  '/admin/dashboard/AboutUs': 'getAbout',
  '/admin/dashboard/Privacy': 'listPrivacyItems',
  '/admin/dashboard/Terms': 'listTermsItems',
  '/admin/dashboard/all/part-payments': 'listPaidPartPayments',
  '/admin/dashboard/artisans': 'listArtisans',
  '/admin/dashboard/clients': 'listClients',
  '/admin/dashboard/contactforms': 'listContactMessages',
  '/admin/dashboard/integrated-services': 'listIdentificationMeans',
  '/admin/dashboard/pending/part-payments': 'listPendingPartPayments',
  '/admin/dashboard/transaction-history': 'listTransactions',
  '/admin/dashboard/verification': 'listVerificationArtisans',
  '/admin/dashboard/withdraw-history': 'listApprovedWithdrawals',
  '/admin/dashboard/withdrawrequest': 'listWithdrawalRequests',
} as const satisfies Partial<Record<keyof FileRoutesByTo, keyof typeof calls>>;
