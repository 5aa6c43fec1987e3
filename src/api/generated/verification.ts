// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type CallOptions, call } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

/** Artisans at level 1: `GET /admin/get/all/level/1`. */
export function listVerificationArtisans(options?: CallOptions): Promise<unknown> {
  return call('listVerificationArtisans', (init) => client.GET('/admin/get/all/level/1', init), options);
}
