// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type CallOptions, call } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

/** Headline figures: `GET /admin/dashboard/data`. */
export function getDashboard(options?: CallOptions): Promise<unknown> {
  return call('getDashboard', (init) => client.GET('/admin/dashboard/data', init), options);
}
