import type { FastifyInstance } from 'fastify';
import { allOperations, type OperationId } from '../../openapi/generated/operations.ts';

/** The inputs of a call. */
export interface Sent {
  /** The values of the path's parameters, such as `id`. */
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Received<T> {
  status: number;
  /** The inner value of `data`; undefined for a refusal. */
  data: T;
  message: string | undefined;
  /** The record as it is now, if the call was refused because the record has changed. */
  current: unknown;
}

/** Returns a function that makes calls of one account by operationId. */
export function callerOf(app: FastifyInstance, token: string) {
  return async <T = Record<string, unknown>>(
    operationId: OperationId,
    { path = {}, query = {}, body, headers }: Sent = {},
  ): Promise<Received<T>> => {
    const { method, path: template } = allOperations[operationId];
    const address = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    );
    const response = await app.inject({
      method,
      url: `/api/v1${address}?${search}`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    const answer = response.json();
    const { message, current } = answer;
    return {
      status: response.statusCode,
      data: answer.data?.data ?? answer.data,
      message,
      current,
    };
  };
}
