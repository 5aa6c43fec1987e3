/** Column types that several tables share. */
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Whole kobo: 100 kobo = 1 naira. Exact in a JavaScript number up to 90 trillion naira. */
export const kobo = (name: string) => bigint(name, { mode: 'number' });

/** A moment in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The id of a transaction, which never begins again from 0. It is compared in SQL only. */
export const transactionId = customType<{ data: never }>({ dataType: () => 'xid8' });
