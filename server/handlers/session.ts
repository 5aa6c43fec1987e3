import { z } from 'zod';
import type { Handlers } from '../contract/types.ts';
import type { PooledDatabase } from '../db/connect.ts';
import { newDeviceCookie, readDevices } from '../http/limits/device-cookie.ts';
import { networkOf } from '../http/limits/network-of.ts';
import { checkUnknownDevice, hashPassword, isPassword } from '../passwords.ts';
import { HttpError, unauthorized } from '../refusals/http-error.ts';
import { findAccount, lockPassword } from '../repositories/accounts.ts';
import { type Change, recordChange } from '../repositories/audit.ts';
import { endSession, startSession } from '../repositories/sessions.ts';
import {
  accountKey,
  beginAttempt,
  type CountedKey,
  deviceKey,
  forgiveAttempt,
  networkKey,
  removeAttempts,
  removeFailures,
} from '../repositories/sign-in-attempts.ts';
import { deleteOldAnswers } from '../repositories/stored-answers.ts';
import { accountOf } from './read-request.ts';

const credentials = z.object({ email: z.string().min(1), password: z.string().min(1) });

/** A hash to verify when no account has the e-mail address, so that the answer takes as long as with an account. */
const decoyHash = hashPassword('nobody has this password');

/**
 * Makes an attempt that counts as failed if `check` refuses it. If `check` fails, the password was not checked, and the
 * attempt does not count, unless the database does not answer then.
 *
 * @param what the failures, such as "sign-ins have failed"
 * @throws HttpError 429 after too many failures, and the errors of `check`
 */
export async function makeAttempt<T>(
  db: PooledDatabase,
  countedKeys: readonly CountedKey[],
  what: string,
  check: () => Promise<T>,
): Promise<T> {
  const seconds = await beginAttempt(db, countedKeys);
  if (seconds > 0) {
    const minutes = Math.ceil(seconds / 60);
    const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    throw new HttpError(429, `Too many ${what}. Try again in ${time}.`, { retryAfter: seconds });
  }
  try {
    return await check();
  } catch (error) {
    const isRefusal = error instanceof HttpError && error.statusCode < 500;
    if (!isRefusal) await removeFailures(db, countedKeys).catch(() => undefined);
    throw error;
  }
}

const sentenceStarts = {
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  end: 'Ended another session',
  'end-others': 'Ended all other sessions',
};

/** Returns the audit entry of a change to sessions of an account. It has the id of the account, not of a session. */
export const sessionChange = (
  action: keyof typeof sentenceStarts,
  { id, email }: { id: number; email: string },
): Change => ({
  action,
  subject: 'session',
  subjectId: id,
  sentence: `${sentenceStarts[action]}: ${email}.`,
});

export const sessionHandlers = {
  async login(request, reply) {
    const { body, headers, ip, server } = request;
    const { db, limits, write } = server;
    const parsed = credentials.safeParse(body);
    // The specification defines this message, including its spelling.
    if (!parsed.success) throw new HttpError(400, 'Missing Email or password');
    const { email, password } = parsed.data;
    // A known device of the account has a separate count of failures, and does not queue with the unknown devices.
    const device = (await readDevices(db, headers.cookie)).get(accountKey(email));
    const deviceLimit = device !== undefined && {
      key: deviceKey(email, device),
      limit: limits.account,
    };
    const accountLimit = { key: accountKey(email), limit: limits.account };
    const networkLimit = { key: networkKey(networkOf(ip)), limit: limits.login };
    const checkCredentials = async () => {
      const candidate = await findAccount(db, email.trim());
      const isPasswordRight = await isPassword(
        candidate?.passwordHash ?? (await decoyHash),
        password,
      );
      if (candidate === undefined || !isPasswordRight || candidate.role !== 'admin') {
        throw unauthorized();
      }
      if (deviceLimit) await removeAttempts(db, deviceLimit.key);
      else await forgiveAttempt(db, accountLimit, networkLimit);
      return candidate;
    };
    const countedKeys = deviceLimit ? [deviceLimit] : [networkLimit, accountLimit];
    const attempt = () => makeAttempt(db, countedKeys, 'sign-ins have failed', checkCredentials);
    const account = await (deviceLimit ? attempt() : checkUnknownDevice(attempt));
    const actor = { accountId: account.id, address: ip };
    const token = await write(async (tx) => {
      // A password that is replaced meanwhile ends all sessions, so it must not start one afterwards.
      if (!(await lockPassword(tx, account))) return undefined;
      const origin = { userAgent: headers['user-agent'], address: ip };
      const newToken = await startSession(tx, account.id, origin);
      await deleteOldAnswers(tx);
      await recordChange(tx, actor, sessionChange('sign-in', account));
      return newToken;
    });
    if (token === undefined) throw unauthorized();
    reply.header('set-cookie', await newDeviceCookie(request, email));
    const { role, mustChangePassword } = account;
    return {
      data: {
        access_token: token,
        user: { role },
        ...(mustChangePassword && { must_change_password: true }),
      },
    };
  },

  async logout(request) {
    const account = accountOf(request);
    // Not writeAsCaller: a sign-out whose session has ended meanwhile has nothing to do, and is not refused.
    const hasEnded = await request.server.write(async (tx) => {
      if (!(await endSession(tx, account))) return false;
      const actor = { accountId: account.id, address: request.ip };
      await recordChange(tx, actor, sessionChange('sign-out', account));
      return true;
    });
    const message = hasEnded ? 'Signed out.' : 'The session had ended before. Nothing was changed.';
    return { data: { message } };
  },

  async streamChanges(request, reply) {
    const { headers, server } = request;
    const isReconnect = headers['last-event-id'] !== undefined;
    const stream = await server.live.open(accountOf(request), isReconnect);
    // Without this header nginx buffers the events.
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
  },
} satisfies Partial<Handlers>;
