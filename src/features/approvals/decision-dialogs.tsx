import { Check, CircleQuestionMark, Hourglass, Info, Trash2, Undo2, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ListState } from '../../api/lists/use-list.ts';
import { useWhyNotOffered } from '../../components/host-action/use-is-offered.ts';
import {
  AlertDialog,
  AlertDialogCancel,
  alwaysVisibleFocus,
} from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { lateComponent, useOpened } from '../../lib/browser/late-component.tsx';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { indexOfRow } from './confirmation/figures.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import type { Attempts, Confirmation, DecisionQueue, QueueRow } from './decision-subject.ts';
import type { Locks } from './locks/use-locks.ts';
import { type Outcome, titleOf } from './outcome.ts';

const receipt = lateComponent(() =>
  import('./receipt/decision-receipt.tsx').then(({ RecordReceipt }) => RecordReceipt),
);

interface DecisionDialogsProps<T extends QueueRow> {
  list: ListState<T>;
  queue: DecisionQueue<T>;
  attempts: Attempts;
  locks: Locks;
  confirmation: Confirmation<T> | null;
  outcome: Outcome | null;
  onEnd: (outcome: Outcome) => void;
  onClose: () => void;
  /** Opens the confirmation about the next row. */
  onNext(this: void, next: Confirmation<T>): void;
}

/** The open confirmation of a queue, or the outcome of the last one. */
export function DecisionDialogs<T extends QueueRow>(props: DecisionDialogsProps<T>) {
  const { list, queue, attempts, locks, confirmation, outcome, onEnd, onClose } = props;
  const { subject } = queue;
  const row = confirmation?.row;
  const index = useMemo(
    () => (row === undefined || list.rows === undefined ? -1 : indexOfRow(subject, list.rows, row)),
    [list.rows, subject, row],
  );
  const listed = index < 0 ? undefined : list.rows?.at(index);
  // After the row has left the list, the next row has this index.
  const [lastIndex, setLastIndex] = useState(0);
  if (index >= 0 && index !== lastIndex) setLastIndex(index);
  const [lastReference, setLastReference] = useState<string | null>(null);
  const [opened, open] = useOpened<string>(receipt);
  if (confirmation === null) {
    if (outcome === null) return null;
    if (opened !== null)
      return <receipt.View record={subject.kind} reference={opened} onClose={onClose} />;
    const isDecided = outcome.kind === 'approved' || outcome.kind === 'rejected';
    return (
      <ResultDialog
        outcome={outcome}
        onClose={onClose}
        {...(isDecided && lastReference !== null && { onReceipt: () => open(lastReference) })}
      />
    );
  }
  const { kind } = confirmation;
  const id = subject.idOf(confirmation.row);
  const reference = subject.referenceOf(confirmation.row) ?? id;
  if (reference !== lastReference) setLastReference(reference);
  const noLongerWaits = listed === undefined || !subject.isUndecided(listed);
  const canDecide = (other: T) => queue.whyDisabled(kind, other) === null;
  const next = noLongerWaits && list.rows && nextDecidable(list.rows, lastIndex, canDecide);
  return (
    <ConfirmationDialog
      key={id}
      subject={subject}
      kind={kind}
      rowAtOpening={confirmation.row}
      list={list}
      listed={listed}
      attempts={attempts}
      locks={locks}
      onEnd={onEnd}
      onNext={next ? () => props.onNext({ kind, row: next }) : undefined}
    />
  );
}

/** Returns the first row from this index on that can be decided on; after the end of the list it starts at the top. */
function nextDecidable<T>(rows: RowSource<T>, index: number, canDecide: (row: T) => boolean) {
  for (let step = 0; step < rows.length; step += 1) {
    const row = rows.at((index + step) % rows.length);
    if (row !== undefined && canDecide(row)) return row;
  }
  return;
}

/** How each outcome looks. An empty text means that the outcome has its own message. */
const looks = {
  approved: { text: 'Success', icon: Check, tone: 'ok' },
  rejected: { text: 'Success', icon: Trash2, tone: 'ok' },
  cancelled: { text: 'Your data is safe :)', icon: Undo2, tone: 'info' },
  'nothing-sent': { text: '', icon: Info, tone: 'wait' },
  'not-approved': { text: '', icon: X, tone: 'bad' },
  'not-rejected': { text: '', icon: X, tone: 'bad' },
  unknown: { text: '', icon: CircleQuestionMark, tone: 'wait' },
  'still-waiting': { text: '', icon: Hourglass, tone: 'info' },
  gone: { text: '', icon: CircleQuestionMark, tone: 'wait' },
} as const;

interface ResultDialogProps {
  outcome: Outcome;
  onClose: () => void;
  /** Opens the receipt of the decision; not set without a decision. */
  onReceipt?: () => void;
}

/** Shows an outcome. The button OK has the focus. */
function ResultDialog({ outcome, onClose, onReceipt }: ResultDialogProps) {
  const { text, icon: Icon, tone } = looks[outcome.kind];
  const whyNoReceipt = useWhyNotOffered('listTimeline');
  const message = 'message' in outcome ? outcome.message : null;
  return (
    <AlertDialog
      look="result"
      title={titleOf(outcome)}
      description={
        <>
          {text}
          {message !== null && (
            <span data-private className={text === '' ? 'block' : 'mt-1.5 block text-cell'}>
              {message}
            </span>
          )}
        </>
      }
      badge={<Icon size={20} strokeWidth={2} />}
      badgeTone={tone}
      onClose={onClose}
      footer={
        <>
          {onReceipt !== undefined && (
            <Button
              className="min-w-24"
              disabledBecause={whyNoReceipt}
              onPointerEnter={receipt.preload}
              onClick={onReceipt}
            >
              Receipt
            </Button>
          )}
          <AlertDialogCancel asChild>
            <Button className={`min-w-24 ${alwaysVisibleFocus}`}>OK</Button>
          </AlertDialogCancel>
        </>
      }
    />
  );
}
