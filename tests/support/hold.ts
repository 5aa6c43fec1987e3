/** A place in the work of a host at which it waits until the test lets it go on. */
export interface Hold {
  /** Called at that place; resolves after `release`. */
  wait(): Promise<void>;
  /** Resolves when `wait` is called for the first time. */
  reached: Promise<void>;
  /** Lets the present and all later calls of `wait` go on. */
  release(): void;
}

/** Makes a place at which the work waits for the test, so that no test waits for a duration. */
export function hold(): Hold {
  let reach: () => void = () => undefined;
  let release: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    reached,
    release,
    wait() {
      reach();
      return released;
    },
  };
}
