import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../refusals/http-error.ts';
import { isSignedToken } from '../../repositories/token-key.ts';
import { readDevices } from './device-cookie.ts';
import { networkOf } from './network-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The token of the call if a server on this database signed it; its session may have ended. */
    token: string | null;
  }
}

export interface CallLimits {
  /** Failed sign-ins from one network, which several people may share, before it has to wait. */
  login: number;
  /** Failed sign-ins to one account, or from one known device, or wrong current passwords, before it has to wait. */
  account: number;
  /** Calls per minute with one token. */
  other: number;
  /** Calls per minute from one network or known device without a signed token. */
  anonymous: number;
  /** Open connections of one network; unlimited behind a trusted proxy. */
  connections: number;
}

/**
 * Fills in the defaults. `account` defaults to a given `login`, and `anonymous` to a given `other`, which also raises
 * `connections`, so that tests can raise all limits with two values.
 */
export function withDefaults(limits: Partial<CallLimits> = {}): CallLimits {
  const {
    login = 20,
    account = limits.login ?? 5,
    other = 1200,
    anonymous = limits.other ?? 300,
    connections = Math.max(200, limits.other ?? 0),
  } = limits;
  return { login, account, other, anonymous, connections };
}

/** The most callers that are counted. With more, the caller whose last call is the oldest is forgotten. */
const maxCallers = 5_000;

/**
 * Counts the calls of each caller in time windows by the monotonic clock. The store of the package uses the system
 * clock: if that clock is set back, a caller above the limit waits longer by the difference.
 */
class CallStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, { current: number; endsAt: number }>();

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    const last = this.#windows.get(key);
    const window =
      last !== undefined && last.endsAt > now ? last : { current: 0, endsAt: now + timeWindow };
    window.current += 1;
    // The map keeps the order of the last calls.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > maxCallers) {
      const [oldest = key] = this.#windows.keys();
      this.#windows.delete(oldest);
    }
    callback(null, { current: window.current, ttl: window.endsAt - now });
  }

  child(): CallStore {
    return new CallStore();
  }
}

const bearer = /^Bearer (\S{1,200})$/i;

/**
 * Refuses a caller above the limit with 429, and sets `request.token`. A call with a signed token counts for the token,
 * a call with a device cookie for the device, and any other call for its network. So a caller cannot block signed-in
 * people and known devices in the same network, and a wrong token usually costs no query.
 */
export async function limitCalls(app: FastifyInstance): Promise<void> {
  const { other, anonymous } = app.limits;
  await app.register(rateLimit, { global: false, store: CallStore });
  // A hook of the scope runs before the hook that looks up the session; a hook of a route would run after it.
  const limit = app.rateLimit({
    timeWindow: '1 minute',
    max: (request) => (request.token === null ? anonymous : other),
    keyGenerator: async (request) => {
      const token = bearer.exec(request.headers.authorization ?? '')?.[1];
      const isSigned = token !== undefined && (await isSignedToken(app.db, token));
      request.token = isSigned ? token : null;
      if (isSigned) return `token ${token}`;
      const [device] = (await readDevices(app.db, request.headers.cookie)).values();
      return device === undefined ? `address ${networkOf(request.ip)}` : `device ${device}`;
    },
    errorResponseBuilder: () => new HttpError(429, 'Too many requests. Try again in a minute.'),
  });
  app.addHook('onRequest', limit);
}
