import type { Administrator } from '../api/session.ts';
import { onTokenChangedElsewhere, readToken, writeToken } from '../api/transport/token.ts';
import type { EndReason, Session } from '../routes/-router-context.ts';

const administratorKey = 'administrator';

/**
 * The session, kept in the browser's local storage. It ends once, however many calls are refused at the
 * same time, and also where its token is simply gone.
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
