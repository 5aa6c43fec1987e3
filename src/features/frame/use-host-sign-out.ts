import { useCallback, useRef } from 'react';
import { logOut } from '../../api/extensions/log-out.ts';
import { useIsOffered } from '../../components/host-action/use-is-offered.ts';

/**
 * Returns a function that ends the session on the host, if the host offers that, and then calls `signOutHere`. While the
 * capabilities are being read, it only calls `signOutHere`.
 */
export function useHostSignOut(): (signOutHere: () => void) => void {
  const isOffered = useIsOffered('logout');
  const isLeaving = useRef(false);
  return useCallback(
    (signOutHere) => {
      if (!isOffered) return signOutHere();
      if (isLeaving.current) return;
      isLeaving.current = true;
      void logOut().then(signOutHere);
    },
    [isOffered],
  );
}
