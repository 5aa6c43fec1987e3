import { Check, CircleQuestionMark, Hourglass, Info, Trash2, Undo2, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ListState } from '../../api/lists/use-list.ts';
import { useWhyNotOffered } from '../../components/host-action/use-host-action.ts';
import { AlertDialog, AlertDialogCancel, shownFocus } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { lateComponent, useOpened } from '../../lib/browser/late-component.tsx';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { indexOfRow } from './confirmation/figures.ts';
import { Decide } from './decide.tsx';
import type { Attempts, Confirmation, DecidedRow, DecisionQueue } from './decision-subject.ts';
import type { Locks } from './locks/use-locks.ts';
import { type Outcome, titleOf } from './outcome.ts';

const receipt = lateComponent(() =>
  import('./receipt/decision-receipt.tsx').then(({ RecordReceipt }) => RecordReceipt),
);

interface DecisionDialogsProps<T extends DecidedRow> {
  list: ListState<T>;
  queue: DecisionQueue<T>;
  attempts: Attempts;
  locks: Locks;
  confirmation: Confirmation<T> | null;
  outcome: Outcome | null;
  onEnd: (outcome: Outcome) => void;
  onClose: () => void;
  /** Opens a confirmation about another row. */
  onAsk(this: void, next: Confirmation<T>): void;
}

/** The open confirmation of a queue, or the outcome of the last one. */
export function DecisionDialogs<T extends DecidedRow>(props: DecisionDialogsProps<T>) {
  const { list, queue, attempts, locks, confirmation, outcome, onEnd, onClose } = props;
  const { subject } = queue;
  const id = confirmation === null ? null : subject.idOf(confirmation.asked);
  const asked = confirmation?.asked;
  const index = useMemo(
    () =>
      asked === undefined || list.rows === undefined ? -1 : indexOfRow(subject, list.rows, asked),
    [list.rows, subject, asked],
  );
  const listed = index < 0 ? undefined : list.rows?.at(index);
  // The row after a row that has left the list takes its place.
  const [place, setPlace] = useState(0);
  if (index >= 0 && index !== place) setPlace(index);
  const [last, setLast] = useState<string | null>(null);
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
        {...(isDecided && last !== null && { onReceipt: () => open(last) })}
      />
    );
  }
  const { kind } = confirmation;
  const reference = subject.referenceOf(confirmation.asked) ?? id;
  if (reference !== last) setLast(reference);
  const isDecided = listed === undefined || !subject.isUndecided(listed);
  const next =
    isDecided && list.rows && nextOf(list.rows, place, (row) => queue.whyNot(kind, row) === null);
  return (
    <Decide
      key={id}
      subject={subject}
      kind={kind}
      asked={confirmation.asked}
      list={list}
      listed={listed}
      attempts={attempts}
      locks={locks}
      onEnd={onEnd}
      onNext={next ? () => props.onAsk({ kind, asked: next }) : undefined}
    />
  );
}

/** Returns the first row from this place on that can be decided on, else the first one of the list. */
function nextOf<T>(rows: RowSource<T>, place: number, canDecide: (row: T) => boolean) {
  for (let step = 0; step < rows.length; step += 1) {
    const row = rows.at((place + step) % rows.length);
    if (row !== undefined && canDecide(row)) return row;
  }
  return;
}

const faces = {
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
  /** Opens the receipt, if there is one. */
  onReceipt?: () => void;
}

/** Reports an outcome. OK has the focus. */
function ResultDialog({ outcome, onClose, onReceipt }: ResultDialogProps) {
  const { text, icon: Icon, tone } = faces[outcome.kind];
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
            <Button className={`min-w-24 ${shownFocus}`}>OK</Button>
          </AlertDialogCancel>
        </>
      }
    />
  );
}
