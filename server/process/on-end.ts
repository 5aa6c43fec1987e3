const checkIntervalMs = 250;

/**
 * Calls `end` on the first SIGINT or SIGTERM, and exits on the second signal. npm sends a signal only to its shell,
 * which ends without forwarding the signal, so under npm `end` is also called when the parent process has ended.
 */
export function onEnd(end: () => void): void {
  let isEnding = false;
  const endOnce = () => {
    if (isEnding) return;
    isEnding = true;
    end();
  };
  let signals = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      signals += 1;
      if (signals > 1) process.exit(1);
      endOnce();
    });
  }
  if (process.env.npm_lifecycle_event === undefined) return;
  const { ppid } = process;
  const parentCheck = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(parentCheck);
    endOnce();
  }, checkIntervalMs);
  parentCheck.unref();
}
