/** How deciding on a request ended. Amounts are kobo. Only `approved` has written anything. */
export type Outcome<Approved> =
  | ({ kind: 'approved' } & Approved)
  | { kind: 'approved-before' | 'rejected-before' | 'not-pending' | 'not-found' };

/** Why a request with this status cannot be approved; undefined for one that is exactly pending. */
export function undecidable(status: string, approvedStatus: string) {
  if (status === 'pending') return undefined;
  if (status === approvedStatus) return { kind: 'approved-before' } as const;
  if (status === 'rejected') return { kind: 'rejected-before' } as const;
  return { kind: 'not-pending' } as const;
}
