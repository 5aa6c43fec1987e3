import { noop } from '@tanstack/react-query';
import { wait } from '../../lib/browser/wait.ts';
import { logout } from '../generated/extensions.ts';

/** A sign-out waits this long for the host. */
const timeoutMs = 1_000;

/**
 * Ends the token on the host. Resolves after the answer, after a failure, or after a second, and never
 * rejects: signing out in the browser does not depend on the host.
 */
export function logOut(): Promise<void> {
  return Promise.race([logout().then(noop, noop), wait(timeoutMs)]);
}
