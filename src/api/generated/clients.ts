// Generated from openapi/admin.yaml and openapi/extensions.yaml by `npm run generate`. Do not edit.

import { type CallOptions, call, type Path, type Query } from '../transport/call.ts';
import { client } from '../transport/http-client.ts';

/** Every client: `GET /admin/get/all/client`. */
export function listClients(query: Query<'listClients'>, options?: CallOptions): Promise<unknown> {
  return call('listClients', (init) => client.GET('/admin/get/all/client', { ...init, params: { query } }), options);
}

/** One client with figures and profile: `GET /admin/get/client/{id}`. */
export function getClient(path: Path<'getClient'>, options?: CallOptions): Promise<unknown> {
  return call('getClient', (init) => client.GET('/admin/get/client/{id}', { ...init, params: { path } }), options);
}

/** The transactions of one client: `GET /admin/get/client/{id}/transaction`. */
export function listClientTransactions(path: Path<'listClientTransactions'>, options?: CallOptions): Promise<unknown> {
  return call('listClientTransactions', (init) => client.GET('/admin/get/client/{id}/transaction', { ...init, params: { path } }), options);
}

/** The jobs of one client: `GET /admin/get/client/{id}/job`. */
export function listClientJobs(path: Path<'listClientJobs'>, options?: CallOptions): Promise<unknown> {
  return call('listClientJobs', (init) => client.GET('/admin/get/client/{id}/job', { ...init, params: { path } }), options);
}
