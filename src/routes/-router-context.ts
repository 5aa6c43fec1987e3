import type { QueryClient } from '@tanstack/react-query';
import type { Administrator } from '../lib/browser/storage/stored-administrator.ts';

/**
 * The reason for the end of a session: `elsewhere` means a sign-out in another tab, `replaced` a sign-in of another
 * account there.
 */
export type EndReason = 'signed-out' | 'expired' | 'elsewhere' | 'replaced';

export interface Session {
  /** Whether this tab's session is open. */
  isSignedIn: () => boolean;
  administrator: () => Administrator;
  begin: (token: string, administrator: Administrator) => void;
  /** Ends the session in this tab and, by removing the token, in the others. */
  end: (reason: EndReason) => void;
  /** Marks the session as ended without leaving the page. Returns whether there was one. */
  forget: () => boolean;
}

/** The context of all routes. */
export interface RouterContext {
  queryClient: QueryClient;
  session: Session;
}
