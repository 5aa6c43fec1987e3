/** A point at which some work waits until the test releases it. */
export interface Hold {
  /** Called at that point; resolves after `release`. */
  wait(): Promise<void>;
  /** Resolves when `wait` is called for the first time. */
  whenReached: Promise<void>;
  /** Resolves the waiting and all later calls of `wait`. */
  release(): void;
}

/** Makes a point at which the work waits for the test, so that no test waits for a duration. */
export function hold(): Hold {
  let reach: () => void = () => undefined;
  let release: () => void = () => undefined;
  const whenReached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    whenReached,
    release,
    wait() {
      reach();
      return released;
    },
  };
}
