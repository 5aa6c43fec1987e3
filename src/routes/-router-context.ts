import type { QueryClient } from '@tanstack/react-query';
import type { Administrator } from '../lib/browser/storage/stored-administrator.ts';

/**
 * The reason for the end of a session. `elsewhere` means that it ended in another tab, `replaced` that another account
 * signed in there.
 */
export type EndReason = 'signed-out' | 'expired' | 'elsewhere' | 'replaced';

export interface Session {
  /** Returns whether the browser has a token that this tab may use. */
  isSignedIn: () => boolean;
  administrator: () => Administrator;
  /** Stores the session of a successful sign-in. */
  begin: (token: string, administrator: Administrator) => void;
  /** Ends the session on the host, if the host offers that, and then in all tabs. */
  signOut: () => void;
  /** Ends the session in this tab and, by removing the token, in the others. */
  end: (reason: EndReason) => void;
  /** Marks the session as ended without leaving the page. Returns whether it was open until now. */
  markEnded: () => boolean;
}

export interface RouterContext {
  queryClient: QueryClient;
  session: Session;
}
