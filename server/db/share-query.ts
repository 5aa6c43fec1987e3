/** Milliseconds after which the next run no longer waits for this one: its connection may be dead. */
const patience = 500;

/**
 * Lets calls share the runs of a query. A call gets the result of a run that began after it, so it sees all
 * that was committed before it: it never joins a run that is under way. The next run begins when the last has
 * ended, for all calls that came meanwhile.
 *
 * @returns a function with the results and the errors of `query`
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

/** Resolves when `run` has ended in any way, or after the patience. */
function endOf(run: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    run.then(end, end);
  });
}
