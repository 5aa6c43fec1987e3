// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type CallOptions, call, type Query } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

/** Every transaction: `GET /admin/transaction/history`. */
export function listTransactions(query: Query<'listTransactions'>, options?: CallOptions): Promise<unknown> {
  return call('listTransactions', (init) => client.GET('/admin/transaction/history', { ...init, params: { query } }), options);
}
