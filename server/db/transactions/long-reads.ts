import type { PooledDatabase, Queryable } from '../connect.ts';
import { type Read, snapshotReader } from './read-snapshot.ts';
import { Replica, type ReplicaLog } from './replica.ts';

export type Origin = 'primary' | 'replica';

/** Runs `work` on the replica, in one snapshot, and again on the primary if that fails. */
export type ReadOnce = <T>(work: (db: Queryable, from: Origin) => Promise<T>) => Promise<T>;

/** Reads that a replica may run. They lock nothing, and no write depends on them. */
export interface LongReads {
  readOnce: ReadOnce;
  /**
   * Creates the function that reads the snapshots of one answer. After its first read on the primary it no longer
   * uses the replica, which may be behind the primary.
   */
  inSnapshots: () => Read;
}

/** Returns the long reads of a database, on its replica or, without one, on the primary. */
export function longReads(db: PooledDatabase, log: ReplicaLog): LongReads {
  const primary = snapshotReader(db.$client);
  if (db.$replica === undefined) {
    return { readOnce: (work) => work(db, 'primary'), inSnapshots: () => primary };
  }
  const replica = new Replica(db.$replica, db, log);
  return {
    async readOnce(work) {
      const found = await replica.read((tx) => work(tx, 'replica'));
      return found === undefined ? work(db, 'primary') : found.result;
    },
    inSnapshots() {
      let isLeft = false;
      return async (work) => {
        const found = isLeft ? undefined : await replica.read(work);
        if (found !== undefined) return found.result;
        isLeft = true;
        return primary(work);
      };
    },
  };
}
