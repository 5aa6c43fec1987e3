// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type CallOptions, call, type Query } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

/** Messages from the contact form: `GET /admin/get/all/contact/message`. */
export function listContactMessages(query: Query<'listContactMessages'>, options?: CallOptions): Promise<unknown> {
  return call('listContactMessages', (init) => client.GET('/admin/get/all/contact/message', { ...init, params: { query } }), options);
}
