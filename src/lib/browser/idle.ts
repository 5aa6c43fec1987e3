/** Safari has no requestIdleCallback. */
const fallbackDelayMs = 500;

/** Resolves when the browser is idle; in Safari, after a delay. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, fallbackDelayMs);
  });
