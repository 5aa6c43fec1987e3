import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { checks } from './checks.ts';

/** A rule and its deviations. */
export interface Finding {
  rule: string;
  /** One text for each deviation; empty when the rule holds. */
  deviations: string[];
}

/** Runs all checks of checks.ts in one snapshot. Servers may write at the same time. */
export function verifyBooks(db: Database): Promise<Finding[]> {
  return db.transaction(
    async (tx) => {
      // The checks of a large marketplace take longer than the time limit of a call.
      await tx.execute(sql`set local statement_timeout = 0`);
      const findings: Finding[] = [];
      for (const { rule, deviations } of checks) {
        const { rows } = await tx.execute<{ deviation: string }>(deviations);
        findings.push({ rule, deviations: rows.map(({ deviation }) => deviation) });
      }
      return findings;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
