// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type CallOptions, call, type Headers, type Path, type Query } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

/** Withdrawals that wait for a decision: `GET /admin/withdrawal/history`. */
export function listWithdrawalRequests(options?: CallOptions): Promise<unknown> {
  return call('listWithdrawalRequests', (init) => client.GET('/admin/withdrawal/history', init), options);
}

/** Approve a withdrawal: `POST /admin/withdrawal/request/{id}`. */
export function approveWithdrawal(path: Path<'approveWithdrawal'>, header: Headers<'approveWithdrawal'>, options?: CallOptions): Promise<unknown> {
  return call('approveWithdrawal', (init) => client.POST('/admin/withdrawal/request/{id}', { ...init, params: { path, header } }), { ...options, isWrite: true });
}

/** Withdrawals that were approved: `GET /admin/get/all/approved/withdrawal`. */
export function listApprovedWithdrawals(query: Query<'listApprovedWithdrawals'>, options?: CallOptions): Promise<unknown> {
  return call('listApprovedWithdrawals', (init) => client.GET('/admin/get/all/approved/withdrawal', { ...init, params: { query } }), options);
}
