// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type CallOptions, call, type Headers, type Path, type Query } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

/** Part-payments that wait for a decision: `GET /admin/get/all/pending/part-payment/list`. */
export function listPendingPartPayments(options?: CallOptions): Promise<unknown> {
  return call('listPendingPartPayments', (init) => client.GET('/admin/get/all/pending/part-payment/list', init), options);
}

/** Approve a part-payment: `POST /admin/approve/pending/part-payment/{id}`. */
export function approvePartPayment(path: Path<'approvePartPayment'>, header: Headers<'approvePartPayment'>, options?: CallOptions): Promise<unknown> {
  return call('approvePartPayment', (init) => client.POST('/admin/approve/pending/part-payment/{id}', { ...init, params: { path, header } }), { ...options, isWrite: true });
}

/** Part-payments that were paid: `GET /admin/get/all/paid/part-partment`. */
export function listPaidPartPayments(query: Query<'listPaidPartPayments'>, options?: CallOptions): Promise<unknown> {
  return call('listPaidPartPayments', (init) => client.GET('/admin/get/all/paid/part-partment', { ...init, params: { query } }), options);
}
