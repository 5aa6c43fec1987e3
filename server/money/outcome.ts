import type { MailState } from './notify-artisan.ts';

/** Why a request was not decided on. Nothing was written. */
interface Undecided {
  kind: 'approved-before' | 'rejected-before' | 'not-pending' | 'not-found';
}

/** How approving a request ended. Amounts are kobo. Only `approved` has written anything. */
export type Outcome<Approved> =
  | ({ kind: 'approved' } & Approved)
  | { kind: 'deactivated'; artisanName: string | null }
  | Undecided;

/** How rejecting a request ended. Amounts are kobo. Only `rejected` has written anything. */
export type RejectionOutcome<Rejected> =
  | ({ kind: 'rejected'; mail: MailState | undefined } & Rejected)
  | Undecided;

/** What an administrator rejects a request with. */
export interface Rejection {
  /** Kept with the request and in the audit. */
  reason: string;
  /** An e-mail to the artisan. */
  message: string | undefined;
}

/** Why a request with this status cannot be decided on; undefined for one that is exactly pending. */
export function undecidable(status: string, approvedStatus: string) {
  if (status === 'pending') return undefined;
  if (status === approvedStatus) return { kind: 'approved-before' } as const;
  if (status === 'rejected') return { kind: 'rejected-before' } as const;
  return { kind: 'not-pending' } as const;
}
