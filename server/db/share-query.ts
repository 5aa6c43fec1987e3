/** Milliseconds after which the next run no longer waits for this run, whose connection may be dead. */
const waitTimeoutMs = 500;

/**
 * Lets calls share the runs of a query. A call never joins a run in progress, because the result must include
 * everything that was committed before the call. The next run begins when the last run has ended, and serves
 * all calls that arrived by then.
 *
 * @returns a function that returns the results and throws the errors of `query`
 */
export function shareQuery<T>(query: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const begin = () => {
    next = undefined;
    const run = query();
    running = run;
    return run;
  };
  return () => {
    next ??= endOf(running).then(begin);
    return next;
  };
}

/** Resolves when `run` has ended in any way, or after `waitTimeoutMs`. */
function endOf(run: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, waitTimeoutMs);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    run.then(end, end);
  });
}
