import type { Administrator } from '../api/session.ts';
import { onTokenChangedElsewhere, readToken, writeToken } from '../api/transport/token.ts';
import type { EndReason, Session } from '../routes/-router-context.ts';

const administratorKey = 'administrator';

/**
 * Creates the session, which is stored in the browser's local storage. `onEnd` runs once, even if several
 * calls get 401 at the same time.
 *
 * @param onEnd leaves the page
 */
export function createSession(onEnd: (reason: EndReason) => void): Session {
  let isOpen = readToken() !== null;
  const close = (reason: EndReason) => {
    if (session.forget()) onEnd(reason);
  };
  const session: Session = {
    isSignedIn: () => readToken() !== null,
    administrator: readAdministrator,
    begin(token, administrator) {
      localStorage.setItem(administratorKey, JSON.stringify(administrator));
      writeToken(token);
      isOpen = true;
    },
    end(reason) {
      writeToken(null);
      localStorage.removeItem(administratorKey);
      close(reason);
    },
    forget() {
      const wasOpen = isOpen;
      isOpen = false;
      return wasOpen;
    },
  };
  onTokenChangedElsewhere((token) => {
    if (token === null) close('elsewhere');
  });
  return session;
}

function readAdministrator(): Administrator {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(administratorKey) ?? '{}');
    if (typeof stored === 'object' && stored !== null) {
      const email: unknown = Reflect.get(stored, 'email');
      const role: unknown = Reflect.get(stored, 'role');
      return {
        email: typeof email === 'string' ? email : '',
        role: typeof role === 'string' ? role : null,
      };
    }
  } catch {
    // The stored text is not JSON. Only the printed name is lost.
  }
  return { email: '', role: null };
}
