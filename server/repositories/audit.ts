import type { Transaction } from '../db/connect.ts';
import { auditEntries } from '../db/schema/office.ts';

/** A decision that was carried out. */
export interface Decision {
  /** Null for a command on the machine. */
  accountId: number | null;
  action: 'approve' | 'connect' | 'add' | 'reset' | 'unlock';
  subject: 'withdrawal' | 'part-payment' | 'identification-means' | 'account';
  subjectId: number;
  detail: Record<string, number | string>;
}

/** Writes an audit entry, in the transaction of the decision. */
export async function recordDecision(tx: Transaction, decision: Decision): Promise<void> {
  await tx.insert(auditEntries).values(decision);
}
