import type { Transaction } from '../db/connect.ts';
import { auditEntries } from '../db/schema/office.ts';

/** A decision that was carried out. */
export interface Decision {
  accountId: number;
  action: 'approve' | 'connect';
  subject: 'withdrawal' | 'part-payment' | 'identification-means';
  subjectId: number;
  detail: Record<string, number | string>;
}

/** Writes down who decided what, in the transaction that carries it out. */
export async function recordDecision(tx: Transaction, decision: Decision): Promise<void> {
  await tx.insert(auditEntries).values(decision);
}
