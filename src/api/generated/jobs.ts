// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type CallOptions, call, type Query } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

/** Every job: `GET /admin/job/history`. */
export function listJobs(query: Query<'listJobs'>, options?: CallOptions): Promise<unknown> {
  return call('listJobs', (init) => client.GET('/admin/job/history', { ...init, params: { query } }), options);
}
