import type { QueryClient } from '@tanstack/react-query';
import type { Administrator } from '../api/session.ts';

/** Why a session ended; `elsewhere` is another tab. */
export type EndReason = 'signed-out' | 'expired' | 'elsewhere';

export interface Session {
  isSignedIn: () => boolean;
  administrator: () => Administrator;
  begin: (token: string, administrator: Administrator) => void;
  /** Ends the session in this tab and, by the token that is gone, in the others. */
  end: (reason: EndReason) => void;
  /** Counts the session as over without leaving the page. Returns whether there was one. */
  forget: () => boolean;
}

/** What every route can use. */
export interface RouterContext {
  queryClient: QueryClient;
  session: Session;
}
