import { mutationOptions } from '@tanstack/react-query';
import { login } from './generated/operations.ts';
import { readRecord } from './reading/read-answer.ts';
import { fields, record, text } from './reading/read-fields.ts';
import type { Schemas } from './reading/schemas.ts';
import type { ApiError } from './transport/api-error.ts';
import { unreadable } from './transport/api-error.ts';
import type { Body } from './transport/call.ts';

/** What the administrator typed. The password goes to the host and is kept nowhere. */
export type Credentials = Pick<Body<'login'>, 'email' | 'password'>;

/** The administrator who is signed in, as far as the dashboard knows. The password is never part of it. */
export interface Administrator {
  email: string;
  role: string | null;
}

/** A session as the host opened it. */
export interface OpenedSession {
  token: string;
  role: string | null;
}

/** Hosts expect the field and use it for nothing here; the specification fixes it as a constant. */
const deviceToken = 'admin-web';

const result = fields<Schemas['LoginResult']>()({
  access_token: text,
  user: record(fields<Schemas['LoginUser']>()({ role: text })),
});

export const loginMutation = mutationOptions<OpenedSession, ApiError, Credentials>({
  meta: { operationId: 'login' },
  async mutationFn(credentials) {
    const answer = await login({ ...credentials, device_token: deviceToken });
    const { access_token, user } = readRecord('login', answer, result);
    if (access_token === null) throw unreadable('login');
    return { token: access_token, role: user.role };
  },
});
