// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type Body, type CallOptions, call } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

/** Sign in with e-mail and password: `POST /admin/login`. */
export function login(body: Body<'login'>, options?: CallOptions): Promise<unknown> {
  return call('login', (init) => client.POST('/admin/login', { ...init, body }), options);
}
