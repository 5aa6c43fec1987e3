import type { Changed } from '../../domain/row-version.ts';

/** The outcome for a request that cannot be decided on: it is missing or not pending. Nothing was written. */
export interface Undecidable {
  kind: 'approved-before' | 'rejected-before' | 'not-pending' | 'not-found';
}

/** The outcome of approving a request. Amounts are in kobo. Only `approved` has written data. */
export type ApprovalOutcome<Approved> =
  | ({ kind: 'approved' } & Approved)
  | { kind: 'deactivated'; artisanName: string | null }
  | Changed
  | Undecidable;

/**
 * Returns the outcome for a request that cannot be decided on; undefined for exactly the status `pending`.
 *
 * @param approvedStatus the status of an approved request of this kind
 */
export function undecidableOutcome(status: string, approvedStatus: string) {
  if (status === 'pending') return undefined;
  if (status === approvedStatus) return { kind: 'approved-before' } as const;
  if (status === 'rejected') return { kind: 'rejected-before' } as const;
  return { kind: 'not-pending' } as const;
}
