/** Column types that several tables share. */
import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Whole kobo: 100 kobo = 1 naira. Exact in a JavaScript number up to 90 trillion naira. */
export const kobo = (name: string) => bigint(name, { mode: 'number' });

/** A moment in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
