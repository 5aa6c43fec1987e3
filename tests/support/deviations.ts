import { verifyBooks } from '../../server/consistency/verify-books.ts';
import type { Database } from '../../server/db/connect.ts';

/** Returns the deviations of all rules that `npm run verify` checks; empty if the books add up. */
export const deviationsIn = async (db: Database): Promise<string[]> =>
  (await verifyBooks(db)).flatMap(({ deviations }) => deviations);
