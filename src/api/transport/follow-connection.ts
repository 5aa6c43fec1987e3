import { onlineManager } from '@tanstack/react-query';
import { checkConnection } from './connection.ts';

/**
 * Makes the dashboard probe the host when the browser reports that it has no network. The browser only knows the
 * network cards of the machine; a host on the same machine stays reachable.
 */
export function followConnection(): void {
  onlineManager.setEventListener(() => {
    const check = () => void checkConnection();
    addEventListener('offline', check);
    return () => removeEventListener('offline', check);
  });
  // The default listener of the query library believed a report that came earlier.
  if (!navigator.onLine) void checkConnection();
}
