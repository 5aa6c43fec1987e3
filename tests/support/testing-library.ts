/** Set-up before each test file of screens. Its imports are loaded once for all files of a worker. */
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
import { onBeforeNavigate } from '../../src/app/navigation-focus.ts';
import { watchMissingCode } from '../../src/lib/browser/missing-code.ts';
import { setWindowWidth } from './browser-stubs.ts';

/**
 * React counts the elements that it creates. Up to a limit, it records the stack of each for its
 * warnings, which takes a tenth of the time of these tests. A warning fails its test without a
 * stack too, so the count is always above the limit.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {
    // React increases the count, and resets it each second.
  },
});

/**
 * A query that waits fails many times before it finds something. Its errors except the last one do
 * not contain the document, because printing it takes a sixth of the time of these tests.
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

// Vite compiles all code here, because a busy machine needs seconds for a part that loads late. A query would wait for
// it in vain, and what the product does within a second or five would happen without it.
const { router } = createApp(createMemoryHistory());
const modules = import.meta.glob([
  '../../src/{api,components,features,lib}/**/*.{ts,tsx}',
  '../../src/app/navigation-focus.ts',
  '../../src/routes/-server-settings.tsx',
]);
await Promise.all([
  ...Object.values(modules).map((load) => load()),
  ...Object.values(router.routesById).map(async (route) => router.loadRouteChunk(route)),
]);

/** Toasts outlive the page of their test. Without their texts, no query of this test finds them. */
function emptyEarlierToasts(): void {
  for (const earlierToast of document.querySelectorAll('[data-sonner-toast]')) {
    const texts = document.createTreeWalker(earlierToast, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) texts.currentNode.textContent = '';
  }
}

beforeEach(async () => {
  setWindowWidth(1440);
  // Forgets a part that stopped in an earlier test. Its notice would appear on the next page.
  watchMissingCode(() => undefined)();
  emptyEarlierToasts();
  // An earlier test may have ended offline. The host of this test answers the next probe.
  if (!onlineManager.isOnline()) await checkConnection();
});

afterEach(async () => {
  cleanup();
  // After a navigation the page waits for its heading or a row, to focus it. The page of the next test has these too.
  onBeforeNavigate('', '', null);
  // A removed dialog returns the focus in a timer, which must not change the next test's page.
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
  // React renders once more after the last toast is removed.
  await pause(50);
});
