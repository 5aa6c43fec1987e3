/** Set-up that runs once for all test files of a worker, and clean-up after the tests of each file. */
import './computed-style.ts';
import './no-owner-stacks.ts';
import './query-errors.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { cleanup } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { setWindowWidth } from './browser-stubs.ts';

setWindowWidth(1440);

afterEach(() => cleanup());

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
