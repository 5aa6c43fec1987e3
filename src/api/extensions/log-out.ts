import { noop, type QueryClient } from '@tanstack/react-query';
import { capabilitiesQuery } from '../capabilities/capabilities.ts';
import { logout } from '../generated/extensions.ts';

/**
 * Ends the session on the host, if the host offers that. Never rejects, because signing out in the browser does not depend
 * on the host.
 *
 * @param signal prevents the call if it is not sent yet; the call does not end then, because the host may still get it
 */
export async function logOut(client: QueryClient, signal: AbortSignal): Promise<void> {
  const capabilities = await client.query(capabilitiesQuery).catch(noop);
  // A later call would carry the token of the next session.
  if (capabilities?.has('logout') && !signal.aborted) await logout().catch(noop);
}
