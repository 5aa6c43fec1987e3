import { onlineManager } from '@tanstack/react-query';
import { checkConnection } from './connection.ts';

/**
 * Makes the dashboard probe the host when the browser reports that it has no network. The browser knows only the
 * network interfaces of the machine, and a host on the same machine stays reachable.
 */
export function followConnection(): void {
  onlineManager.setEventListener(() => {
    const check = () => void checkConnection();
    addEventListener('offline', check);
    return () => removeEventListener('offline', check);
  });
  // An earlier report went to the default listener of TanStack Query, which does not probe the host.
  if (!navigator.onLine) void checkConnection();
}
