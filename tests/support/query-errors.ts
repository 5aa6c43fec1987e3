/**
 * A query that waits fails many times before it finds something. The document is printed only into its last error,
 * and into the error of a query that does not wait, because printing it each time takes a sixth of the time of these
 * tests.
 */
import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

configure({
  // The first test that opens a page compiles it. With another program on one of two cores, that has taken longer than
  // five seconds.
  asyncUtilTimeout: 15_000,
  getElementError(message, container) {
    const config: object = getConfig();
    const isWaiting =
      '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics;
    if (isWaiting !== true) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});
