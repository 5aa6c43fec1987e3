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
  /** What the run has started, by name. Each project loads its own copy of this module. */
  var sharedSetups: Map<string, Shared> | undefined;
}

/**
 * Starts something when the first project asks for it.
 *
 * @returns the values of the start, and `release`, which stops it when the last project calls it
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
