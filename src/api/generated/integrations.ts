// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type CallOptions, call, type Path } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

/** Identity services and whether they are connected: `GET /admin/get/means_of_identification`. */
export function listIdentificationMeans(options?: CallOptions): Promise<unknown> {
  return call('listIdentificationMeans', (init) => client.GET('/admin/get/means_of_identification', init), options);
}

/** Connect an identity service: `PUT /admin/update/identification-means/{id}`. */
export function updateIdentificationMeans(path: Path<'updateIdentificationMeans'>, options?: CallOptions): Promise<unknown> {
  return call('updateIdentificationMeans', (init) => client.PUT('/admin/update/identification-means/{id}', { ...init, params: { path } }), { ...options, isWrite: true });
}
