import { noop } from '@tanstack/react-query';
import { wait } from '../../lib/browser/wait.ts';
import { logout } from '../generated/extensions.ts';

/** A sign-out waits for the host at most this long. */
const timeoutMs = 1_000;

/**
 * Ends the session on the host. Resolves after the answer, a failure or the timeout, and never rejects, because
 * signing out in the browser does not depend on the host.
 */
export function logOut(): Promise<void> {
  return Promise.race([logout().then(noop, noop), wait(timeoutMs)]);
}
