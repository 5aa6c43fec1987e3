import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { checkConnection } from '../../src/api/transport/connection.ts';

/** Takes the dashboard offline. A running probe ends first, because it reports that the host is reachable. */
export async function goOffline(): Promise<void> {
  await checkConnection();
  act(() => onlineManager.setOnline(false));
}
