import { onTokenChangedElsewhere, readToken, writeToken } from '../api/transport/token.ts';
import {
  readAdministrator,
  storeAdministrator,
} from '../lib/browser/storage/stored-administrator.ts';
import type { EndReason, Session } from '../routes/-router-context.ts';

/**
 * Creates the session, which is stored in the browser's local storage. `onEnd` runs once, even if several
 * calls get 401 at the same time. If another account signs in in another tab, this tab's session ends, because
 * its calls would carry the token of that account.
 *
 * @param onEnd leaves the page
 */
export function createSession(onEnd: (reason: EndReason) => void): Session {
  let isOpen = readToken() !== null;
  let account = readAccount();
  const close = (reason: EndReason) => {
    if (session.forget()) onEnd(reason);
  };
  const session: Session = {
    isSignedIn: () => isOpen && readToken() !== null,
    administrator: readAdministrator,
    begin(token, administrator) {
      storeAdministrator(administrator);
      writeToken(token);
      account = readAccount();
      isOpen = true;
    },
    end(reason) {
      writeToken(null);
      storeAdministrator(null);
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
    else if (account !== '' && readAccount() !== account) close('replaced');
  });
  return session;
}

/** Letter case in the e-mail does not matter; '' where it is not known. */
const readAccount = () => readAdministrator().email.toLowerCase();
