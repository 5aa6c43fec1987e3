import { onTokenChangedElsewhere, readToken, writeToken } from '../api/token.ts';
import type { Administrator, EndReason, Session } from '../routes/-router-context.ts';

const administratorKey = 'administrator';

/**
 * The session, kept in the browser's local storage.
 *
 * @param onEnd clears what was cached and leaves the page
 */
export function createSession(onEnd: (reason: EndReason) => void): Session {
  const session: Session = {
    isSignedIn: () => readToken() !== null,
    administrator: readAdministrator,
    begin(token, administrator) {
      localStorage.setItem(administratorKey, JSON.stringify(administrator));
      writeToken(token);
    },
    end(reason) {
      writeToken(null);
      localStorage.removeItem(administratorKey);
      onEnd(reason);
    },
  };
  onTokenChangedElsewhere((token) => {
    if (token === null) onEnd('elsewhere');
  });
  return session;
}

function readAdministrator(): Administrator {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(administratorKey) ?? '{}');
    if (typeof kept === 'object' && kept !== null) {
      const email: unknown = Reflect.get(kept, 'email');
      const role: unknown = Reflect.get(kept, 'role');
      return {
        email: typeof email === 'string' ? email : '',
        role: typeof role === 'string' ? role : null,
      };
    }
  } catch {
    // What was kept is not JSON: somebody else wrote it, and the name is all that is lost.
  }
  return { email: '', role: null };
}
