/** Milliseconds between the beginnings of two runs. */
const gap = 5;
/** Milliseconds after which a run without an answer holds up nobody: its connection may be dead. */
const patience = 500;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/**
 * Lets calls share the runs of a query. A call gets the result of a run that began after it, so it sees all
 * that was committed before it: it never joins a run that is under way. The next run begins when the last has
 * ended and 5 ms after it began, for all calls that came meanwhile; after a quiet time it begins at once.
 *
 * @returns a function with the results and the errors of `query`
 */
export function shareQuery<T>(query: () => Promise<T>): () => Promise<T> {
  let turn = Promise.resolve();
  let next: Promise<T> | undefined;
  const begin = () => {
    next = undefined;
    const run = query();
    turn = turnAfter(run);
    return run;
  };
  return () => {
    next ??= turn.then(begin);
    return next;
  };
}

const turnAfter = async (run: Promise<unknown>): Promise<void> => {
  const ended = run.catch(() => undefined);
  await Promise.race([Promise.all([ended, wait(gap)]), wait(patience)]);
};
