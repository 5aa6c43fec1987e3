import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { checks } from './checks.ts';

/** One rule of the books and what breaks it. */
export interface Finding {
  rule: string;
  /** In words; empty when the rule holds. */
  deviations: string[];
}

/**
 * Checks balances, ledger, decisions, audit and figures against each other, all as of one moment, also
 * while servers write.
 *
 * @throws when the database cannot be read, or lacks the tables
 */
export function verifyBooks(db: Database): Promise<Finding[]> {
  return db.transaction(
    async (tx) => {
      // A large marketplace takes longer than an answer may.
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
