import {
  ignoreToken,
  onTokenChangedElsewhere,
  readToken,
  writeToken,
} from '../api/transport/token.ts';
import {
  readAdministrator,
  storeAdministrator,
} from '../lib/browser/storage/stored-administrator.ts';
import type { EndReason, Session } from '../routes/-router-context.ts';

/**
 * Creates the session, which is stored in the browser's local storage. If another account signs in in another tab,
 * this tab's session ends, because its calls would carry the token of that account.
 *
 * @param onEnd leaves the page; runs at most once for each session, even if several calls get 401
 * @param logOut ends the session on the host; resolves in any case
 */
export function createSession(
  onEnd: (reason: EndReason) => void,
  logOut: () => Promise<unknown>,
): Session {
  let isOpen: boolean;
  let email: string;
  const open = () => {
    ignoreToken(false);
    ({ email } = readAdministrator());
    isOpen = readToken() !== null;
  };
  const leave = (reason: EndReason, isFirst = true) => {
    writeToken(null);
    storeAdministrator(null);
    if (isFirst) onEnd(reason);
  };
  const close = (reason: EndReason) => {
    if (session.markEnded()) onEnd(reason);
  };
  const session: Session = {
    isSignedIn: () => readToken() !== null,
    administrator: readAdministrator,
    begin(token, administrator) {
      storeAdministrator(administrator);
      writeToken(token);
      open();
    },
    signOut() {
      // The host may refuse the token, here and in other tabs, before it answers the sign-out.
      if (session.markEnded()) void logOut().then(() => leave('signed-out'));
    },
    end(reason) {
      // After this tab's session has ended, a stored session may belong to another account and must stay.
      if (isOpen || readToken() !== null) leave(reason, session.markEnded());
    },
    markEnded() {
      const wasOpen = isOpen;
      isOpen = false;
      return wasOpen;
    },
  };
  open();
  onTokenChangedElsewhere((token) => {
    if (token === null) close('elsewhere');
    else if (isOpen && email !== '' && readAdministrator().email !== email) {
      ignoreToken(true);
      close('replaced');
    } else open();
  });
  return session;
}
