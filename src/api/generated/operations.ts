// Generated from openapi/admin.yaml by `npm run generate`. Do not edit.

import { client } from '../client.ts';
import { type Body, type CallOptions, type Path, unwrap } from '../unwrap.ts';

/** Sign in with e-mail and password: `POST /admin/login`. */
export function login(body: Body<'login'>, options?: CallOptions): Promise<unknown> {
  return unwrap('login', client.POST('/admin/login', { body, ...options, parseAs: 'stream' }), options);
}

/** Headline figures: `GET /admin/dashboard/data`. */
export function getDashboard(options?: CallOptions): Promise<unknown> {
  return unwrap('getDashboard', client.GET('/admin/dashboard/data', { ...options, parseAs: 'stream' }), options);
}

/** Every job: `GET /admin/job/history`. */
export function listJobs(options?: CallOptions): Promise<unknown> {
  return unwrap('listJobs', client.GET('/admin/job/history', { ...options, parseAs: 'stream' }), options);
}

/** Every transaction: `GET /admin/transaction/history`. */
export function listTransactions(options?: CallOptions): Promise<unknown> {
  return unwrap('listTransactions', client.GET('/admin/transaction/history', { ...options, parseAs: 'stream' }), options);
}

/** Every artisan: `GET /admin/get/all/artisan`. */
export function listArtisans(options?: CallOptions): Promise<unknown> {
  return unwrap('listArtisans', client.GET('/admin/get/all/artisan', { ...options, parseAs: 'stream' }), options);
}

/** Every client: `GET /admin/get/all/client`. */
export function listClients(options?: CallOptions): Promise<unknown> {
  return unwrap('listClients', client.GET('/admin/get/all/client', { ...options, parseAs: 'stream' }), options);
}

/** One artisan with figures, profile and portfolio: `GET /admin/get/artisan/{id}`. */
export function getArtisan(path: Path<'getArtisan'>, options?: CallOptions): Promise<unknown> {
  return unwrap('getArtisan', client.GET('/admin/get/artisan/{id}', { params: { path }, ...options, parseAs: 'stream' }), options);
}

/** The transactions of one artisan: `GET /admin/get/artisan/{id}/transaction`. */
export function listArtisanTransactions(path: Path<'listArtisanTransactions'>, options?: CallOptions): Promise<unknown> {
  return unwrap('listArtisanTransactions', client.GET('/admin/get/artisan/{id}/transaction', { params: { path }, ...options, parseAs: 'stream' }), options);
}

/** The jobs of one artisan: `GET /admin/get/artisan/{id}/job`. */
export function listArtisanJobs(path: Path<'listArtisanJobs'>, options?: CallOptions): Promise<unknown> {
  return unwrap('listArtisanJobs', client.GET('/admin/get/artisan/{id}/job', { params: { path }, ...options, parseAs: 'stream' }), options);
}

/** One client with figures and profile: `GET /admin/get/client/{id}`. */
export function getClient(path: Path<'getClient'>, options?: CallOptions): Promise<unknown> {
  return unwrap('getClient', client.GET('/admin/get/client/{id}', { params: { path }, ...options, parseAs: 'stream' }), options);
}

/** The transactions of one client: `GET /admin/get/client/{id}/transaction`. */
export function listClientTransactions(path: Path<'listClientTransactions'>, options?: CallOptions): Promise<unknown> {
  return unwrap('listClientTransactions', client.GET('/admin/get/client/{id}/transaction', { params: { path }, ...options, parseAs: 'stream' }), options);
}

/** The jobs of one client: `GET /admin/get/client/{id}/job`. */
export function listClientJobs(path: Path<'listClientJobs'>, options?: CallOptions): Promise<unknown> {
  return unwrap('listClientJobs', client.GET('/admin/get/client/{id}/job', { params: { path }, ...options, parseAs: 'stream' }), options);
}

/** Withdrawals that wait for a decision: `GET /admin/withdrawal/history`. */
export function listWithdrawalRequests(options?: CallOptions): Promise<unknown> {
  return unwrap('listWithdrawalRequests', client.GET('/admin/withdrawal/history', { ...options, parseAs: 'stream' }), options);
}

/** Approve a withdrawal: `POST /admin/withdrawal/request/{id}`. */
export function approveWithdrawal(path: Path<'approveWithdrawal'>, options?: CallOptions): Promise<unknown> {
  return unwrap('approveWithdrawal', client.POST('/admin/withdrawal/request/{id}', { params: { path }, ...options, parseAs: 'stream' }), options);
}

/** Artisans at level 1: `GET /admin/get/all/level/1`. */
export function listVerificationArtisans(options?: CallOptions): Promise<unknown> {
  return unwrap('listVerificationArtisans', client.GET('/admin/get/all/level/1', { ...options, parseAs: 'stream' }), options);
}

/** Withdrawals that were approved: `GET /admin/get/all/approved/withdrawal`. */
export function listApprovedWithdrawals(options?: CallOptions): Promise<unknown> {
  return unwrap('listApprovedWithdrawals', client.GET('/admin/get/all/approved/withdrawal', { ...options, parseAs: 'stream' }), options);
}

/** The text of the About page: `GET /admin/get/about`. */
export function getAbout(options?: CallOptions): Promise<unknown> {
  return unwrap('getAbout', client.GET('/admin/get/about', { ...options, parseAs: 'stream' }), options);
}

/** The items of the Privacy page: `GET /admin/get/privacy`. */
export function listPrivacyItems(options?: CallOptions): Promise<unknown> {
  return unwrap('listPrivacyItems', client.GET('/admin/get/privacy', { ...options, parseAs: 'stream' }), options);
}

/** The items of the Terms page: `GET /admin/get/terms/service`. */
export function listTermsItems(options?: CallOptions): Promise<unknown> {
  return unwrap('listTermsItems', client.GET('/admin/get/terms/service', { ...options, parseAs: 'stream' }), options);
}

/** Messages from the contact form: `GET /admin/get/all/contact/message`. */
export function listContactMessages(options?: CallOptions): Promise<unknown> {
  return unwrap('listContactMessages', client.GET('/admin/get/all/contact/message', { ...options, parseAs: 'stream' }), options);
}

/** Identity services and whether they are connected: `GET /admin/get/means_of_identification`. */
export function listIdentificationMeans(options?: CallOptions): Promise<unknown> {
  return unwrap('listIdentificationMeans', client.GET('/admin/get/means_of_identification', { ...options, parseAs: 'stream' }), options);
}

/** Connect an identity service: `PUT /admin/update/identification-means/{id}`. */
export function updateIdentificationMeans(path: Path<'updateIdentificationMeans'>, options?: CallOptions): Promise<unknown> {
  return unwrap('updateIdentificationMeans', client.PUT('/admin/update/identification-means/{id}', { params: { path }, ...options, parseAs: 'stream' }), options);
}

/** Part-payments that wait for a decision: `GET /admin/get/all/pending/part-payment/list`. */
export function listPendingPartPayments(options?: CallOptions): Promise<unknown> {
  return unwrap('listPendingPartPayments', client.GET('/admin/get/all/pending/part-payment/list', { ...options, parseAs: 'stream' }), options);
}

/** Approve a part-payment: `POST /admin/approve/pending/part-payment/{id}`. */
export function approvePartPayment(path: Path<'approvePartPayment'>, options?: CallOptions): Promise<unknown> {
  return unwrap('approvePartPayment', client.POST('/admin/approve/pending/part-payment/{id}', { params: { path }, ...options, parseAs: 'stream' }), options);
}

/** Part-payments that were paid: `GET /admin/get/all/paid/part-partment`. */
export function listPaidPartPayments(options?: CallOptions): Promise<unknown> {
  return unwrap('listPaidPartPayments', client.GET('/admin/get/all/paid/part-partment', { ...options, parseAs: 'stream' }), options);
}
