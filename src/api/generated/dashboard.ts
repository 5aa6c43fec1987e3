// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type CallOptions, call, type Query } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

/** Headline figures: `GET /admin/dashboard/data`. */
export function getDashboard(query: Query<'getDashboard'>, options?: CallOptions): Promise<unknown> {
  return call('getDashboard', (init) => client.GET('/admin/dashboard/data', { ...init, params: { query } }), options);
}
