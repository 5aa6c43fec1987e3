import type { Transaction } from '../db/connect.ts';
import { WriteFailure } from '../db/transactions/write-failure.ts';
import type { Write } from '../db/transactions/write-transaction.ts';
import { type Notice, noticesIn } from '../repositories/audit.ts';

/** The part of a logger that a bus uses. */
export interface LiveLog {
  info(facts: object, event: string): void;
  warn(facts: object, event: string): void;
}

/** Receives the changes of all processes of the database. */
export interface Listener {
  onChange(change: Notice): void;
  /** Called when changes may have been lost. */
  onGap(): void;
}

/** Carries changes to every process of a database. */
export interface Bus {
  start(listener: Listener, log: LiveLog): void;
  /** Returns a `write` that also publishes its committed changes. */
  announcing(write: Write): Write;
  stop(): Promise<void>;
}

/** Creates the bus of a database with one process. It publishes changes after their COMMIT. */
export function localBus(): Bus {
  let listener: Listener | undefined;
  const publish = (tx: Transaction | undefined) => {
    if (tx === undefined) return;
    for (const change of noticesIn(tx)) listener?.onChange(change);
  };
  return {
    start(given) {
      listener = given;
    },
    announcing: (write) => async (work) => {
      let last: Transaction | undefined;
      try {
        const result = await write((tx) => {
          last = tx;
          return work(tx);
        });
        publish(last);
        return result;
      } catch (error) {
        // The transaction may be committed. A false report only makes screens read their lists again.
        if (error instanceof WriteFailure && error.outcome === 'unknown') publish(last);
        throw error;
      }
    },
    stop: () => Promise.resolve(),
  };
}
