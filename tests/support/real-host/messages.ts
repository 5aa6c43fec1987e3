/** The messages between the thread of the tests and the thread of the server. */

export interface HostData {
  /** The file of an embedded database with tables and without rows. */
  template: string;
}

/** The first message from the thread of the server. */
export interface HostReady {
  /** The address of the server without a path. */
  address: string;
  /** The tokens of both administrators. */
  tokens: readonly [string, string];
}

/** Resets the rows to those of the fixture, or runs a query. `now` is the time of the test in milliseconds UTC. */
export type HostCommand =
  | { type: 'reset'; now: number }
  | { type: 'query'; text: string; values: readonly unknown[] };

export type HostRequest = HostCommand & { id: number };

export type HostAnswer = { id: number } & ({ rows: Record<string, unknown>[] } | { error: string });
