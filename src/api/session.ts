import { mutationOptions } from '@tanstack/react-query';
import { writeMeta } from './cache/invalidation.ts';
import { login } from './generated/session.ts';
import { loginResultFields } from './parse/generated/login-result.ts';
import { readRecord } from './parse/read-answer.ts';
import { type ApiError, unreadableError } from './transport/api-error.ts';
import type { Body } from './transport/call.ts';

/** The input of the sign-in form. The password goes to the host and is not stored. */
export type Credentials = Pick<Body<'login'>, 'email' | 'password'>;

/** The host's answer to a sign-in. */
export interface OpenedSession {
  token: string;
  role: string | null;
  /** Whether the host made the password and requires another one before any other call. */
  mustChangePassword: boolean;
}

/** The specification fixes this value. Hosts require the field and do not use it. */
const deviceToken = 'admin-web';

/** Signs in. Throws ApiError: `refused` for a wrong password, `unreadable` if the answer has no token. */
export const loginMutation = mutationOptions<OpenedSession, ApiError, Credentials>({
  meta: writeMeta('login'),
  async mutationFn(credentials) {
    const answer = await login({ ...credentials, device_token: deviceToken });
    const { access_token, user, must_change_password } = readRecord(
      'login',
      answer,
      loginResultFields,
    );
    if (access_token === null) throw unreadableError('login');
    return { token: access_token, role: user.role, mustChangePassword: must_change_password };
  },
});
