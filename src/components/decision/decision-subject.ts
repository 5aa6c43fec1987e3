import type { MutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { WriteError } from '../../api/writes/write-outcome.ts';

export type DecisionKind = 'approve' | 'reject';

/** A decision about money as a write: by id, resolves with the host's own words or null. */
type Approval = MutationOptions<string | null, WriteError, { id: string }>;

/** What has to be known of a kind of row in order to decide on it. */
export interface DecisionSubject<T> {
  approval: Approval;
  /** The id the host wants; null where the row has none. */
  idOf(row: T): string | null;
  /** The row in a sentence: "Withdrawal 1048". */
  name(row: T): string;
  /** Who, how much, and what it leaves. */
  evidence(kind: DecisionKind, row: T): ReactNode;
  /** Why the row itself cannot be decided on like this, or null. */
  whyNot(kind: DecisionKind, row: T): string | null;
  /** The figures that matter, as label and printed value. */
  figures(row: T): readonly (readonly [label: string, value: string])[];
  /** What is said of a row that has left the list meanwhile. */
  gone: string;
}

/** Why a row cannot be decided on like this now, or null. */
export type WhyNot<T> = (kind: DecisionKind, row: T) => string | null;

/** What is said of every row while the host cannot be reached. */
export const offlineWords = 'Offline: nothing can be decided until the connection is back';
