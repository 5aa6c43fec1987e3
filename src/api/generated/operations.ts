// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type Body, type CallOptions, call, type Path } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

/** Sign in with e-mail and password: `POST /admin/login`. */
export function login(body: Body<'login'>, options?: CallOptions): Promise<unknown> {
  return call('login', (init) => client.POST('/admin/login', { ...init, body }), options);
}

/** Headline figures: `GET /admin/dashboard/data`. */
export function getDashboard(options?: CallOptions): Promise<unknown> {
  return call('getDashboard', (init) => client.GET('/admin/dashboard/data', init), options);
}

/** Every job: `GET /admin/job/history`. */
export function listJobs(options?: CallOptions): Promise<unknown> {
  return call('listJobs', (init) => client.GET('/admin/job/history', init), options);
}

/** Every transaction: `GET /admin/transaction/history`. */
export function listTransactions(options?: CallOptions): Promise<unknown> {
  return call('listTransactions', (init) => client.GET('/admin/transaction/history', init), options);
}

/** Every artisan: `GET /admin/get/all/artisan`. */
export function listArtisans(options?: CallOptions): Promise<unknown> {
  return call('listArtisans', (init) => client.GET('/admin/get/all/artisan', init), options);
}

/** Every client: `GET /admin/get/all/client`. */
export function listClients(options?: CallOptions): Promise<unknown> {
  return call('listClients', (init) => client.GET('/admin/get/all/client', init), options);
}

/** One artisan with figures, profile and portfolio: `GET /admin/get/artisan/{id}`. */
export function getArtisan(path: Path<'getArtisan'>, options?: CallOptions): Promise<unknown> {
  return call('getArtisan', (init) => client.GET('/admin/get/artisan/{id}', { ...init, params: { path } }), options);
}

/** The transactions of one artisan: `GET /admin/get/artisan/{id}/transaction`. */
export function listArtisanTransactions(path: Path<'listArtisanTransactions'>, options?: CallOptions): Promise<unknown> {
  return call('listArtisanTransactions', (init) => client.GET('/admin/get/artisan/{id}/transaction', { ...init, params: { path } }), options);
}

/** The jobs of one artisan: `GET /admin/get/artisan/{id}/job`. */
export function listArtisanJobs(path: Path<'listArtisanJobs'>, options?: CallOptions): Promise<unknown> {
  return call('listArtisanJobs', (init) => client.GET('/admin/get/artisan/{id}/job', { ...init, params: { path } }), options);
}

/** One client with figures and profile: `GET /admin/get/client/{id}`. */
export function getClient(path: Path<'getClient'>, options?: CallOptions): Promise<unknown> {
  return call('getClient', (init) => client.GET('/admin/get/client/{id}', { ...init, params: { path } }), options);
}

/** The transactions of one client: `GET /admin/get/client/{id}/transaction`. */
export function listClientTransactions(path: Path<'listClientTransactions'>, options?: CallOptions): Promise<unknown> {
  return call('listClientTransactions', (init) => client.GET('/admin/get/client/{id}/transaction', { ...init, params: { path } }), options);
}

/** The jobs of one client: `GET /admin/get/client/{id}/job`. */
export function listClientJobs(path: Path<'listClientJobs'>, options?: CallOptions): Promise<unknown> {
  return call('listClientJobs', (init) => client.GET('/admin/get/client/{id}/job', { ...init, params: { path } }), options);
}

/** Withdrawals that wait for a decision: `GET /admin/withdrawal/history`. */
export function listWithdrawalRequests(options?: CallOptions): Promise<unknown> {
  return call('listWithdrawalRequests', (init) => client.GET('/admin/withdrawal/history', init), options);
}

/** Approve a withdrawal: `POST /admin/withdrawal/request/{id}`. */
export function approveWithdrawal(path: Path<'approveWithdrawal'>, options?: CallOptions): Promise<unknown> {
  return call('approveWithdrawal', (init) => client.POST('/admin/withdrawal/request/{id}', { ...init, params: { path } }), options);
}

/** Artisans at level 1: `GET /admin/get/all/level/1`. */
export function listVerificationArtisans(options?: CallOptions): Promise<unknown> {
  return call('listVerificationArtisans', (init) => client.GET('/admin/get/all/level/1', init), options);
}

/** Withdrawals that were approved: `GET /admin/get/all/approved/withdrawal`. */
export function listApprovedWithdrawals(options?: CallOptions): Promise<unknown> {
  return call('listApprovedWithdrawals', (init) => client.GET('/admin/get/all/approved/withdrawal', init), options);
}

/** The text of the About page: `GET /admin/get/about`. */
export function getAbout(options?: CallOptions): Promise<unknown> {
  return call('getAbout', (init) => client.GET('/admin/get/about', init), options);
}

/** The items of the Privacy page: `GET /admin/get/privacy`. */
export function listPrivacyItems(options?: CallOptions): Promise<unknown> {
  return call('listPrivacyItems', (init) => client.GET('/admin/get/privacy', init), options);
}

/** The items of the Terms page: `GET /admin/get/terms/service`. */
export function listTermsItems(options?: CallOptions): Promise<unknown> {
  return call('listTermsItems', (init) => client.GET('/admin/get/terms/service', init), options);
}

/** Messages from the contact form: `GET /admin/get/all/contact/message`. */
export function listContactMessages(options?: CallOptions): Promise<unknown> {
  return call('listContactMessages', (init) => client.GET('/admin/get/all/contact/message', init), options);
}

/** Identity services and whether they are connected: `GET /admin/get/means_of_identification`. */
export function listIdentificationMeans(options?: CallOptions): Promise<unknown> {
  return call('listIdentificationMeans', (init) => client.GET('/admin/get/means_of_identification', init), options);
}

/** Connect an identity service: `PUT /admin/update/identification-means/{id}`. */
export function updateIdentificationMeans(path: Path<'updateIdentificationMeans'>, options?: CallOptions): Promise<unknown> {
  return call('updateIdentificationMeans', (init) => client.PUT('/admin/update/identification-means/{id}', { ...init, params: { path } }), options);
}

/** Part-payments that wait for a decision: `GET /admin/get/all/pending/part-payment/list`. */
export function listPendingPartPayments(options?: CallOptions): Promise<unknown> {
  return call('listPendingPartPayments', (init) => client.GET('/admin/get/all/pending/part-payment/list', init), options);
}

/** Approve a part-payment: `POST /admin/approve/pending/part-payment/{id}`. */
export function approvePartPayment(path: Path<'approvePartPayment'>, options?: CallOptions): Promise<unknown> {
  return call('approvePartPayment', (init) => client.POST('/admin/approve/pending/part-payment/{id}', { ...init, params: { path } }), options);
}

/** Part-payments that were paid: `GET /admin/get/all/paid/part-partment`. */
export function listPaidPartPayments(options?: CallOptions): Promise<unknown> {
  return call('listPaidPartPayments', (init) => client.GET('/admin/get/all/paid/part-partment', init), options);
}
