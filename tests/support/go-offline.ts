import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { checkConnection } from '../../src/api/transport/connection.ts';

/** Takes the dashboard offline. A probe that runs would end this later, so it is awaited first. */
export async function goOffline(): Promise<void> {
  await checkConnection();
  act(() => onlineManager.setOnline(false));
}
