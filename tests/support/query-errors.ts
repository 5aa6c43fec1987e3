/**
 * A query that waits fails many times before it finds something. The whole document is printed only into
 * its last error, and into the error of a query that does not wait: printing it each time takes a sixth
 * of the time of these tests.
 */
import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

configure({
  // The first test to open a page compiles it, which on a busy machine takes more than the second that
  // would be waited for.
  asyncUtilTimeout: 5000,
  getElementError(message, container) {
    const config: object = getConfig();
    const isWaiting =
      '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics;
    if (isWaiting !== true) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});
