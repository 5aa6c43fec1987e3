import type { PooledDatabase, Queryable } from '../connect.ts';
import { type Read, snapshotReader } from './read-snapshot.ts';
import { Replica, type ReplicaLog } from './replica.ts';

/** Which database a read is from. */
export type Origin = 'primary' | 'replica';

/** Runs `work`; twice where the replica fails. A replica is read in one snapshot. */
export type ReadOnce = <T>(work: (db: Queryable, from: Origin) => Promise<T>) => Promise<T>;

/** Reads that a replica may answer. Nothing is decided or locked by them. */
export interface LongReads {
  once: ReadOnce;
  /**
   * Creates the function for the snapshots of one answer. After the first one of the primary, it reads no other
   * from the replica, which may be behind it.
   */
  inSnapshots: () => Read;
}

/** The long reads of a database: of its replica, or of the primary where it has none. */
export function longReads(db: PooledDatabase, log: ReplicaLog): LongReads {
  const primary = snapshotReader(db.$client);
  if (db.$replica === undefined) {
    return { once: (work) => work(db, 'primary'), inSnapshots: () => primary };
  }
  const replica = new Replica(db.$replica, db, log);
  return {
    async once(work) {
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
