import { refusalWith } from './fault-handler.ts';

/** Returns the token of a request, or an empty text. */
export const tokenOf = (request: Request) =>
  /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';

/**
 * Returns the refusal of a call without the session of an administrator, or undefined. The mock checks only the
 * prefix of the token and whether its session was ended.
 */
export function refusalFor(
  request: Request,
  isEnded: (token: string) => boolean,
): Response | undefined {
  const token = tokenOf(request);
  if (!token.startsWith('mock-') || isEnded(token)) return refusalWith('401');
  return token.startsWith('mock-admin') ? undefined : refusalWith('403');
}
