/**
 * A query that waits fails many times before it finds something. The document is printed only into its last error,
 * and into the error of a query that does not wait, because printing it each time takes a sixth of the time of these
 * tests.
 */
import { configure, getConfig } from '@testing-library/dom';

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
