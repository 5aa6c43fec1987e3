import type { Transaction } from '../db/connect.ts';
import { auditEntries } from '../db/schema/office.ts';

/** A decision that was carried out. */
export interface Decision {
  /** Null for what was done on the machine itself. */
  accountId: number | null;
  action: 'approve' | 'connect' | 'add' | 'reset' | 'unlock';
  subject: 'withdrawal' | 'part-payment' | 'identification-means' | 'account';
  subjectId: number;
  detail: Record<string, number | string>;
}

/** Writes down who decided what, in the transaction that carries it out. */
export async function recordDecision(tx: Transaction, decision: Decision): Promise<void> {
  await tx.insert(auditEntries).values(decision);
}
