/** Shares what is slow to start between the projects of a run. */

interface Started {
  values: Readonly<Partial<Record<string, string>>>;
  stop: () => void | Promise<void>;
}

interface Shared {
  started: Started | Promise<Started>;
  users: number;
}

declare global {
  /** What the run has started, by name. A module cannot hold it, because Vitest loads a global setup for each project. */
  var sharedSetups: Map<string, Shared> | undefined;
}

/**
 * Starts something for the first project that asks for it. `release` stops it for the last one.
 *
 * @returns the values of the start
 */
export async function share(name: string, start: () => Shared['started']) {
  globalThis.sharedSetups ??= new Map();
  const shares = globalThis.sharedSetups;
  const shared = shares.get(name) ?? { started: start(), users: 0 };
  shares.set(name, shared);
  shared.users += 1;
  const { values, stop } = await shared.started;
  return {
    values,
    async release() {
      shared.users -= 1;
      if (shared.users > 0) return;
      shares.delete(name);
      await stop();
    },
  };
}
