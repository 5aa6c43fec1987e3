import { noop, type QueryClient } from '@tanstack/react-query';
import { capabilitiesQuery } from '../capabilities/capabilities.ts';
import { logout } from '../generated/extensions.ts';

/**
 * Ends the session on the host, if the host offers that. Never rejects, because signing out in the browser does not depend
 * on the host.
 *
 * @param timeout when it resolves, a call that is not sent yet is not sent any more
 */
export async function logOut(client: QueryClient, timeout: Promise<unknown>): Promise<void> {
  const capabilities = await Promise.race([
    timeout.then(noop),
    client.query(capabilitiesQuery).catch(noop),
  ]);
  // After the timeout, the call would carry the token of the next session.
  if (capabilities?.has('logout')) await logout().catch(noop);
}
