/** What is done once for all test files of a worker, and what each of them does after its tests. */
import './computed-style.ts';
import './no-owner-stacks.ts';
import './query-errors.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { setWindowWidth } from './browser-stubs.ts';

setWindowWidth(1440);

afterEach(() => cleanup());

/** A toast that is still there would render after the document is gone. */
afterAll(async () => {
  if (document.querySelector('[data-sonner-toast]') === null) return;
  const { toast } = await import('sonner');
  toast.dismiss();
  await pause(300);
});
