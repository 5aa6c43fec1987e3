/** The messages between the thread of the tests and the thread of the server. */

export interface HostData {
  /** The file of an embedded database with tables and without rows. */
  template: string;
}

/** The first message of the thread. */
export interface HostReady {
  /** Without a path. */
  address: string;
  /** The tokens of both administrators. */
  tokens: readonly [string, string];
}

export type HostRequest = { id: number } & (
  | { type: 'put back' /** The clock of the test, in milliseconds UTC. */; now: number }
  | { type: 'query'; text: string; values: readonly unknown[] }
);

export type HostAnswer = { id: number } & ({ rows: Record<string, unknown>[] } | { error: string });
