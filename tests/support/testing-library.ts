/**
 * A query that waits fails many times before it finds something. The whole document is printed only into
 * its last error, and into the error of a query that does not wait: printing it each time takes a sixth
 * of the time of these tests.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { configure, getConfig } from '@testing-library/dom';
import { afterAll } from 'vitest';

const { getElementError } = getConfig();

configure({
  getElementError(message, container) {
    const config: object = getConfig();
    const isWaiting =
      '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics;
    if (isWaiting !== true) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

/** A toast that is still there would render after the document is gone. */
afterAll(async () => {
  if (document.querySelector('[data-sonner-toast]') === null) return;
  const { toast } = await import('sonner');
  toast.dismiss();
  await pause(300);
});
