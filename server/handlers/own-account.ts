/** The password and the sessions of the account that makes the call. */
import { z } from 'zod';
import { whyPasswordRefused } from '../../domain/password-rules.ts';
import type { Handlers } from '../contract/types.ts';
import { hashPassword, isPassword } from '../passwords.ts';
import { conflict, notFound, unprocessable } from '../refusals/http-error.ts';
import { findAccount, replacePassword } from '../repositories/accounts.ts';
import { recordChange } from '../repositories/audit.ts';
import { endOtherSessionsOf, endSessionById, listSessionsOf } from '../repositories/sessions.ts';
import { passwordKey, removeAttempts } from '../repositories/sign-in-attempts.ts';
import { accountOf, pathId, writeAsCaller } from './read-request.ts';
import { makeAttempt, sessionChange } from './session.ts';

const passwords = z.object({ current_password: z.string(), new_password: z.string() });

const endedText = (count: number) =>
  count === 1 ? '1 other session has ended.' : `${count} other sessions have ended.`;

export const ownAccountHandlers = {
  async changeOwnPassword(request) {
    const { current_password: currentPassword, new_password: newPassword } = passwords.parse(
      request.body,
    );
    const account = accountOf(request);
    const { db, limits } = request.server;
    const why = whyPasswordRefused(newPassword, account.email, currentPassword);
    if (why !== null) throw unprocessable(`${why} Nothing was changed.`);
    const key = passwordKey(account.email);
    const countedKeys = [{ key, limit: limits.account }];
    const currentHash = await makeAttempt(db, countedKeys, 'passwords were wrong', async () => {
      const hash = (await findAccount(db, account.email))?.passwordHash;
      if (hash === undefined || !(await isPassword(hash, currentPassword))) {
        throw unprocessable('The current password is wrong. Nothing was changed.');
      }
      return hash;
    });
    await removeAttempts(db, key);
    const passwordHash = await hashPassword(newPassword);
    const endedCount = await writeAsCaller(request, async (tx, actor) => {
      if (!(await replacePassword(tx, account.id, currentHash, passwordHash))) {
        throw conflict('The password was changed meanwhile. Nothing was written.');
      }
      const count = await endOtherSessionsOf(tx, account);
      await recordChange(tx, actor, {
        action: 'change-password',
        subject: 'account',
        subjectId: account.id,
        sentence: `Changed their own password: ${account.email}. ${endedText(count)}`,
      });
      return count;
    });
    return { data: { message: `The password is changed. ${endedText(endedCount)}` } };
  },

  async listOwnSessions(request) {
    return { data: { data: await listSessionsOf(request.server.db, accountOf(request)) } };
  },

  async endOwnSession(request) {
    const id = pathId(request, 'session');
    const account = accountOf(request);
    const outcome = await writeAsCaller(request, async (tx, actor) => {
      const result = await endSessionById(tx, account, id);
      if (result === 'ended') await recordChange(tx, actor, sessionChange('end', account));
      return result;
    });
    if (outcome === 'missing') throw notFound('session', id);
    if (outcome === 'current') {
      throw conflict('This call uses the session. Sign out to end it. Nothing was changed.');
    }
    return { data: { message: 'The session has ended.' } };
  },

  async endOtherSessions(request) {
    const account = accountOf(request);
    const endedCount = await writeAsCaller(request, async (tx, actor) => {
      const count = await endOtherSessionsOf(tx, account);
      if (count > 0) {
        const change = sessionChange('end-others', account);
        const sentence = `${change.sentence} ${endedText(count)}`;
        await recordChange(tx, actor, { ...change, sentence });
      }
      return count;
    });
    const message =
      endedCount === 0 ? 'There was no other session. Nothing was changed.' : endedText(endedCount);
    return { data: { message } };
  },
} satisfies Partial<Handlers>;
