import { CircleQuestionMark, Hourglass, Info, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { ListState } from '../../api/lists/use-list.ts';
import { useSetSearch } from '../../components/data-table/use-set-search.ts';
import { removeToastActions, toast } from '../../components/feedback/toaster.tsx';
import {
  AlertDialog,
  AlertDialogCancel,
  alwaysVisibleFocus,
} from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useCloseAutoFocus } from '../../components/ui/return-focus.ts';
import { isAlertDialogOpen } from '../../lib/browser/shortcut-guards.ts';
import { indexOfRow } from './confirmation/figures.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { type Attempts, type DecisionQueue, paymentOf, type QueueRow } from './decision-subject.ts';
import type { Locks } from './locks/use-locks.ts';
import { NextConfirmation, nextRow, noNextWords, type RowsOnScreen } from './next-row.ts';
import { type DialogOutcome, type Opened, type Outcome, titleOf } from './outcome.ts';

interface DecisionDialogsProps<T extends QueueRow> {
  list: ListState<T>;
  queue: DecisionQueue<T>;
  attempts: Attempts;
  locks: Locks;
  onScreen: RowsOnScreen<T>;
  opened: Opened<T>;
  onOpen(this: void, opened: Opened<T>): void;
  onClose(this: void): void;
}

/** The open confirmation of a queue, or the outcome of the last one. */
export function DecisionDialogs<T extends QueueRow>(props: DecisionDialogsProps<T>) {
  const { queue, onScreen, opened, onClose } = props;
  if ('next' in opened)
    return (
      <NextConfirmation
        queue={queue}
        onScreen={onScreen}
        kind={opened.next}
        position={opened.position}
        onClose={onClose}
      />
    );
  return <Question {...props} opened={opened} />;
}

type QuestionProps<T extends QueueRow> = DecisionDialogsProps<T> & {
  opened: Exclude<Opened<T>, { next: unknown }>;
};

/** The confirmation about a row, or an outcome that somebody has to read. Other outcomes are toasts. */
function Question<T extends QueueRow>(props: QuestionProps<T>) {
  const { list, queue, attempts, locks, onScreen, opened, onOpen, onClose } = props;
  const { subject } = queue;
  const row = 'row' in opened ? opened.row : undefined;
  const listed = useMemo(() => {
    if (row === undefined || list.rows === undefined) return;
    const index = indexOfRow(subject, list.rows, row);
    return index < 0 ? undefined : list.rows.at(index);
  }, [list.rows, subject, row]);
  const id = row === undefined ? null : subject.idOf(row);
  const onPage = onScreen.pageRows.findIndex((one) => subject.idOf(one) === id);
  // After the row has left the page, the next row has this index.
  const [position, setPosition] = useState(0);
  if (row !== undefined && onPage >= 0 && onPage !== position) setPosition(onPage);
  const setSearch = useSetSearch();
  // There is one Next: a toast about an earlier decision loses its buttons.
  useEffect(removeToastActions, []);
  const focus = useCloseAutoFocus();
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    // An outcome may have replaced the confirmation; the last of the dialogs gives the focus back.
    if (!isAlertDialogOpen()) focus.onCloseAutoFocus(event);
  };
  if ('outcome' in opened)
    return (
      <ResultDialog
        outcome={opened.outcome}
        onClose={onClose}
        onCloseAutoFocus={onCloseAutoFocus}
      />
    );
  const { kind } = opened;
  const findNext = (except?: string | null) =>
    nextRow(
      onScreen,
      position,
      (other) => subject.idOf(other) !== except && queue.whyDisabled(kind, other) === null,
    );
  const onEnd = (outcome: Outcome, decided: T) => {
    if (isForDialog(outcome)) return onOpen({ outcome });
    onClose();
    const reference = subject.referenceOf(decided) ?? id;
    const details = [`${subject.nameOf(reference)}, ${paymentOf(subject, decided)}`];
    const toShow = {
      title: titleOf(outcome),
      text: toastTexts[outcome.kind],
      details,
      // An outcome that the lists showed later stays, because nobody may be looking any more.
      ...(locks.lastFound?.outcome === outcome && { id: `found ${reference}` }),
    };
    if (outcome.kind === 'cancelled') return toast(toShow);
    if (outcome.message !== null) details.push(outcome.message);
    const receiptAction = {
      label: 'Receipt',
      onPress: () => setSearch({ record: id ?? undefined }, false),
    };
    const nextAction = {
      label: 'Next',
      onPress: () => onOpen({ next: kind, position }),
      disabledBecause: findNext(id) === undefined ? noNextWords : undefined,
    };
    toast({ ...toShow, actions: [receiptAction, nextAction] });
  };
  const noLongerWaits = listed === undefined || !subject.isUndecided(listed);
  const next = noLongerWaits ? findNext() : undefined;
  return (
    <ConfirmationDialog
      key={id}
      subject={subject}
      kind={kind}
      rowAtOpening={opened.row}
      list={list}
      listed={listed}
      attempts={attempts}
      locks={locks}
      onEnd={onEnd}
      onCloseAutoFocus={onCloseAutoFocus}
      onNext={next ? () => queue.openConfirmation(kind, next) : undefined}
    />
  );
}

/** The texts of the outcomes that are toasts, because nobody has to act on them. */
const toastTexts = {
  approved: 'Success',
  rejected: 'Success',
  cancelled: 'Your data is safe :)',
} as const;

const isForDialog = (outcome: Outcome): outcome is DialogOutcome => !(outcome.kind in toastTexts);

/** How the other outcomes look. */
const looks = {
  'nothing-sent': { icon: Info, tone: 'wait' },
  'not-approved': { icon: X, tone: 'bad' },
  'not-rejected': { icon: X, tone: 'bad' },
  unknown: { icon: CircleQuestionMark, tone: 'wait' },
  'still-waiting': { icon: Hourglass, tone: 'info' },
  gone: { icon: CircleQuestionMark, tone: 'wait' },
} as const;

interface ResultDialogProps {
  outcome: DialogOutcome;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Shows an outcome. The button OK has the focus. */
function ResultDialog({ outcome, onClose, onCloseAutoFocus }: ResultDialogProps) {
  const { icon: Icon, tone } = looks[outcome.kind];
  return (
    <AlertDialog
      look="result"
      onCloseAutoFocus={onCloseAutoFocus}
      title={titleOf(outcome)}
      description={
        <span data-private className="block">
          {outcome.message}
        </span>
      }
      badge={<Icon size={20} strokeWidth={2} />}
      badgeTone={tone}
      onClose={onClose}
      footer={
        <AlertDialogCancel asChild>
          <Button className={`min-w-24 ${alwaysVisibleFocus}`}>OK</Button>
        </AlertDialogCancel>
      }
    />
  );
}
