/** Set-up that runs once for all test files of a worker, and clean-up after the tests of each file. */
import './computed-style.ts';
import './no-owner-stacks.ts';
import './query-errors.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { onlineManager } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { checkConnection } from '../../src/api/transport/connection.ts';
import { createApp } from '../../src/app/create-app.ts';
import { setWindowWidth } from './browser-stubs.ts';

// Vite compiles the code of all pages here, so that the first query of a test does not wait for it.
const { router } = createApp(createMemoryHistory());
await Promise.all(
  Object.values(router.routesById).map(async (route) => router.loadRouteChunk(route)),
);

beforeEach(async () => {
  setWindowWidth(1440);
  // The host of an earlier test may not have answered. That of this test answers the next probe, within two seconds.
  if (!onlineManager.isOnline()) await checkConnection();
});

afterEach(async () => {
  cleanup();
  // A dialog returns the focus in a timer after it is removed, which must not change the page of the next test.
  await pause(1);
});

const newestToast = () => toast.getHistory().at(-1);
let newestBefore = newestToast();
beforeAll(() => {
  newestBefore = newestToast();
});

/** Toasts are outside the app, and their timers would run after the document was removed. */
afterAll(async () => {
  if (newestToast() === newestBefore) return;
  toast.dismiss();
  await pause(300);
});
