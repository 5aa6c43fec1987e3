// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type CallOptions, call } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

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
