const checkEvery = 250;

/**
 * Calls `end` once, on SIGINT or SIGTERM, and ends the process at once on the second of them. npm passes
 * a signal on to its shell alone, which dies without passing it further; what npm started ends when that
 * parent is gone, too.
 */
export function onEnd(end: () => void): void {
  let ending = false;
  const once = () => {
    if (ending) return;
    ending = true;
    end();
  };
  let signals = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      signals += 1;
      if (signals > 1) process.exit(1);
      once();
    });
  }
  if (process.env.npm_lifecycle_event === undefined) return;
  const { ppid } = process;
  const watch = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(watch);
    once();
  }, checkEvery);
  watch.unref();
}
