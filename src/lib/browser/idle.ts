const fallbackDelayMs = 500;

/** Resolves when the browser is idle, or after a delay if the browser cannot report that. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, fallbackDelayMs);
  });
