// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type Body, type CallOptions, call, type Query } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

/** One page of the artisans that were searched for: `GET /admin/search/artisan`. */
export function searchArtisans(query: Query<'searchArtisans'>, options?: CallOptions): Promise<unknown> {
  return call('searchArtisans', (init) => client.GET('/admin/search/artisan', { ...init, params: { query } }), options);
}

/** One page of the clients that were searched for: `GET /admin/search/client`. */
export function searchClients(query: Query<'searchClients'>, options?: CallOptions): Promise<unknown> {
  return call('searchClients', (init) => client.GET('/admin/search/client', { ...init, params: { query } }), options);
}

/** One page of the jobs that were searched for: `GET /admin/search/job`. */
export function searchJobs(query: Query<'searchJobs'>, options?: CallOptions): Promise<unknown> {
  return call('searchJobs', (init) => client.GET('/admin/search/job', { ...init, params: { query } }), options);
}

/** One page of the transactions that were searched for: `GET /admin/search/transaction`. */
export function searchTransactions(query: Query<'searchTransactions'>, options?: CallOptions): Promise<unknown> {
  return call('searchTransactions', (init) => client.GET('/admin/search/transaction', { ...init, params: { query } }), options);
}

/** One page of the approved withdrawals that were searched for: `GET /admin/search/approved-withdrawal`. */
export function searchApprovedWithdrawals(query: Query<'searchApprovedWithdrawals'>, options?: CallOptions): Promise<unknown> {
  return call('searchApprovedWithdrawals', (init) => client.GET('/admin/search/approved-withdrawal', { ...init, params: { query } }), options);
}

/** One page of the paid part-payments that were searched for: `GET /admin/search/paid-part-payment`. */
export function searchPaidPartPayments(query: Query<'searchPaidPartPayments'>, options?: CallOptions): Promise<unknown> {
  return call('searchPaidPartPayments', (init) => client.GET('/admin/search/paid-part-payment', { ...init, params: { query } }), options);
}

/** One page of the messages that were searched for: `GET /admin/search/contact-message`. */
export function searchContactMessages(query: Query<'searchContactMessages'>, options?: CallOptions): Promise<unknown> {
  return call('searchContactMessages', (init) => client.GET('/admin/search/contact-message', { ...init, params: { query } }), options);
}

/** A ticket with which the browser downloads a CSV file by itself: `POST /admin/export/ticket`. */
export function createExportTicket(body: Body<'createExportTicket'>, options?: CallOptions): Promise<unknown> {
  return call('createExportTicket', (init) => client.POST('/admin/export/ticket', { ...init, body }), { ...options, isWrite: true });
}
