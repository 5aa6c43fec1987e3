import type { List } from '../../../api/lists/use-list.ts';
import type { Attempts, DecidedRow, DecisionSubject } from '../decision-subject.ts';
import { BatchDialog } from './batch-dialog.tsx';
import { ClearedDialog } from './cleared-dialog.tsx';

/** The open dialog about the selected rows. */
export interface OpenedBatch<T> {
  part: 'decide' | 'clear';
  rows: readonly T[];
}

interface BatchPartsProps<T extends DecidedRow> {
  opened: OpenedBatch<T>;
  subject: DecisionSubject<T>;
  list: List<T>;
  attempts: Attempts;
  /** Receives the ids that were approved. */
  onClose: (approved: readonly string[]) => void;
}

/** The dialogs about the selected rows, in one late part. */
export function BatchParts<T extends DecidedRow>({ opened, ...rest }: BatchPartsProps<T>) {
  return opened.part === 'clear' ? (
    <ClearedDialog subject={rest.subject} rows={opened.rows} onClose={() => rest.onClose([])} />
  ) : (
    <BatchDialog {...rest} asked={opened.rows} />
  );
}
