const checkEvery = 250;

/**
 * Calls `end` once, on SIGINT or SIGTERM. npm passes a signal on to its shell alone, which dies
 * without passing it further; what npm started ends when that parent is gone, too.
 */
export function onEnd(end: () => void): void {
  let ending = false;
  const once = () => {
    if (ending) return;
    ending = true;
    end();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, once);
  if (process.env.npm_lifecycle_event === undefined) return;
  const { ppid } = process;
  const watch = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(watch);
    once();
  }, checkEvery);
  watch.unref();
}
