import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { checks } from './checks.ts';

export interface CheckResult {
  rule: string;
  /** One text for each deviation; empty when the rule holds. */
  deviations: string[];
}

/** Runs all checks of checks.ts in one snapshot. Servers may write at the same time. */
export function verifyBooks(db: Database): Promise<CheckResult[]> {
  return db.transaction(
    async (tx) => {
      // The checks of a large marketplace take longer than the time limit of a call.
      await tx.execute(sql`set local statement_timeout = 0`);
      const results: CheckResult[] = [];
      for (const { rule, deviations } of checks) {
        const { rows } = await tx.execute<{ deviation: string }>(deviations);
        results.push({ rule, deviations: rows.map(({ deviation }) => deviation) });
      }
      return results;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
