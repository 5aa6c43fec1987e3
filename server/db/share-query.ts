/** Milliseconds that a run waits for the run before it, whose connection may be dead. */
const waitTimeoutMs = 500;

/**
 * Lets calls share the runs of a query. A call never joins a run in progress, because the result must include
 * everything that was committed before the call. The next run begins when the last run has ended, or after
 * `waitTimeoutMs`, and serves all calls that arrived by then.
 *
 * @returns the function that each caller calls: it returns the result of a shared run, or throws its error
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
