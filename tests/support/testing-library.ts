/** Set-up that runs once for all test files of a worker, and clean-up after the tests of each file. */
import './computed-style.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { onlineManager } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { configure, getConfig } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import React from 'react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { checkConnection } from '../../src/api/transport/connection.ts';
import { createApp } from '../../src/app/create-app.ts';
import { watchMissingCode } from '../../src/lib/browser/missing-code.ts';
import { setWindowWidth } from './browser-stubs.ts';

/**
 * React records a stack for each element that it creates, for its warnings. In these tests that takes a tenth of the
 * time, and a warning fails its test without a stack too. Above this count, React records no stacks.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {
    // React increases the count, and resets it each second. Both are ignored.
  },
});

/**
 * A query that waits fails many times before it finds something. The document is printed only into its last error,
 * and into the error of a query that does not wait, because printing it each time takes a sixth of the time of these
 * tests.
 */
const { getElementError } = getConfig();

configure({
  // On a busy machine, a page with its data takes longer than the default timeout of a second.
  asyncUtilTimeout: 5000,
  getElementError(message, container) {
    const config: object = getConfig();
    const isWaiting =
      '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics;
    if (isWaiting !== true) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

// Vite compiles the code of all pages and of the counts here, so that the first query of a test does not wait for it.
const { router } = createApp(createMemoryHistory());
await Promise.all([
  import('../../src/features/frame/late-frame.tsx'),
  ...Object.values(router.routesById).map(async (route) => router.loadRouteChunk(route)),
]);

beforeEach(async () => {
  setWindowWidth(1440);
  // A part of the page that stopped in an earlier test, also of another file, would show its notice on this page.
  watchMissingCode(() => undefined)();
  for (const one of document.querySelectorAll('[data-sonner-toast]'))
    one.setAttribute('data-earlier', '');
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

const hasToasts = () => document.querySelector('[data-sonner-toast]') !== null;

/** Toasts are outside the app, and their timers and renders would run after the document was removed. */
afterAll(async () => {
  if (newestToast() === newestBefore) return;
  toast.dismiss();
  // A toast that was shown last is not on the page yet.
  await pause(300);
  for (let turn = 0; turn < 500 && hasToasts(); turn += 1) await pause(10);
  // The render after the removal of the last toast.
  await pause(50);
});
