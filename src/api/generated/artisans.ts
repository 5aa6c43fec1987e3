// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type CallOptions, call, type Path, type Query } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

/** Every artisan: `GET /admin/get/all/artisan`. */
export function listArtisans(query: Query<'listArtisans'>, options?: CallOptions): Promise<unknown> {
  return call('listArtisans', (init) => client.GET('/admin/get/all/artisan', { ...init, params: { query } }), options);
}

/** One artisan with figures, profile and portfolio: `GET /admin/get/artisan/{id}`. */
export function getArtisan(path: Path<'getArtisan'>, options?: CallOptions): Promise<unknown> {
  return call('getArtisan', (init) => client.GET('/admin/get/artisan/{id}', { ...init, params: { path } }), options);
}

/** The transactions of one artisan: `GET /admin/get/artisan/{id}/transaction`. */
export function listArtisanTransactions(path: Path<'listArtisanTransactions'>, options?: CallOptions): Promise<unknown> {
  return call('listArtisanTransactions', (init) => client.GET('/admin/get/artisan/{id}/transaction', { ...init, params: { path } }), options);
}

/** The jobs of one artisan: `GET /admin/get/artisan/{id}/job`. */
export function listArtisanJobs(path: Path<'listArtisanJobs'>, options?: CallOptions): Promise<unknown> {
  return call('listArtisanJobs', (init) => client.GET('/admin/get/artisan/{id}/job', { ...init, params: { path } }), options);
}
