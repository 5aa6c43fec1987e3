import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

/** How many calls one caller may make in a minute. */
export interface CallLimits {
  /** Sign-ins from one address: enough for a slip of the finger, too few to guess a password. */
  login: number;
  /** Calls with one token, or from one address without a token. */
  other: number;
}

const defaults: CallLimits = { login: 20, other: 1200 };

/** Refuses a caller with 429 who asks too often. */
export async function limitCalls(app: FastifyInstance, limits: Partial<CallLimits>) {
  const { login, other } = { ...defaults, ...limits };
  const loginPath = `${app.prefix}/admin/login`;
  await app.register(rateLimit, {
    timeWindow: '1 minute',
    max: (request) => (request.url === loginPath ? login : other),
    keyGenerator: ({ url, ip, headers }) =>
      url === loginPath ? `login ${ip}` : (headers.authorization ?? ip),
    errorResponseBuilder: () => new HttpError(429, 'Too many requests. Try again in a minute.'),
  });
}
