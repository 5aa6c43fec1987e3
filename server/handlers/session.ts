import { hash, verify } from '@node-rs/argon2';
import { z } from 'zod';
import type { Handlers } from '../contract/types.ts';
import { HttpError } from '../http/http-error.ts';
import { findAccount } from '../repositories/accounts.ts';
import { startSession } from '../repositories/sessions.ts';

const credentials = z.object({ email: z.string().min(1), password: z.string().min(1) });

/** Compared against when nobody has the e-mail address, so that the answer takes as long. */
const nobody = hash('nobody has this password');

/** The words of both refusals are the specification's, section 8. */
export const sessionHandlers = {
  async login({ body, server: { db } }) {
    const given = credentials.safeParse(body);
    if (!given.success) throw new HttpError(400, 'Missing Email or password');
    const { email, password } = given.data;
    const account = await findAccount(db, email.trim());
    const right = await verify(account?.passwordHash ?? (await nobody), password);
    if (account === undefined || !right || account.role !== 'admin') {
      throw new HttpError(401, 'Unathorized access');
    }
    return {
      data: {
        access_token: await startSession(db, account.id),
        user: { role: account.role },
      },
    };
  },
} satisfies Partial<Handlers>;
