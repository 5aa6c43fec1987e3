import { useNavigate } from '@tanstack/react-router';
import { CircleQuestionMark, Hourglass, Info, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { ListState } from '../../api/lists/use-list.ts';
import type { Matches } from '../../components/data-table/use-matches.ts';
import { useSetSearch } from '../../components/data-table/use-set-search.ts';
import { removeToastActions, toast } from '../../components/feedback/toaster.tsx';
import { toPartPayment } from '../../components/row-link/record-links.ts';
import { AlertDialog, CancelButton } from '../../components/ui/alert-dialog.tsx';
import { moveFocusToRow, useCloseAutoFocus } from '../../components/ui/return-focus.ts';
import { isAlertDialogOpen } from '../../lib/browser/shortcut-guards.ts';
import { findRows } from '../../lib/row-index/row-source.ts';
import { indexOfRow } from './confirmation/figures.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { type Attempts, type DecisionQueue, paymentOf, type QueueRow } from './decision-subject.ts';
import type { Locks } from './locks/use-locks.ts';
import { type DialogOutcome, type Opened, type Outcome, titleOf } from './outcome.ts';

/** The rows of a table, in the order on screen. */
export interface RowsOnScreen<T> {
  matches: Matches<T>;
  pageRows: readonly T[];
}

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
  const { opened } = props;
  if ('next' in opened) return <NextConfirmation {...props} opened={opened} />;
  return <ConfirmationOrResult {...props} opened={opened} />;
}

type ConfirmationOrResultProps<T extends QueueRow> = DecisionDialogsProps<T> & {
  opened: Exclude<Opened<T>, { next: unknown }>;
};

/** The confirmation about a row, or an outcome that the administrator has to read. Other outcomes are toasts. */
function ConfirmationOrResult<T extends QueueRow>(props: ConfirmationOrResultProps<T>) {
  const { list, queue, attempts, locks, onScreen, opened, onOpen, onClose } = props;
  const { subject } = queue;
  const row = 'row' in opened ? opened.row : undefined;
  const listedRow = useMemo(() => {
    if (row === undefined || list.rows === undefined) return;
    const indexInList = indexOfRow(subject, list.rows, row);
    return indexInList < 0 ? undefined : list.rows.at(indexInList);
  }, [list.rows, subject, row]);
  const id = row === undefined ? null : subject.idOf(row);
  const indexOnPage = onScreen.pageRows.findIndex((one) => subject.idOf(one) === id);
  // The last index of the row on the page. After the row has left the page, the next row has this index.
  const [position, setPosition] = useState(0);
  if (row !== undefined && indexOnPage >= 0 && indexOnPage !== position) setPosition(indexOnPage);
  const setSearch = useSetSearch();
  const navigate = useNavigate();
  // A toast about an earlier decision loses its buttons, so that at most one Next is on screen.
  useEffect(removeToastActions, []);
  const closeAutoFocus = useCloseAutoFocus();
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    // If the result has replaced the confirmation, the focus returns only after the result closes.
    if (!isAlertDialogOpen()) closeAutoFocus.onCloseAutoFocus(event);
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
  const findNext = (exceptId?: string | null) =>
    nextRow(
      onScreen,
      position,
      (other) => subject.idOf(other) !== exceptId && queue.whyDisabled(kind, other) === null,
    );
  const noLongerWaits = listedRow === undefined || !subject.isUndecided(listedRow);
  const onEnd = (outcome: Outcome, shownRow: T) => {
    if (isForDialog(outcome)) return onOpen({ outcome });
    onClose();
    // Somebody else has decided, as the confirmation said; "Cancelled" would claim that nothing happened.
    if (outcome.kind === 'cancelled' && noLongerWaits) return;
    const reference = subject.referenceOf(shownRow) ?? id;
    const message = 'message' in outcome ? outcome.message : null;
    const payment = `${subject.nameOf(reference)}, ${paymentOf(subject, shownRow)}`;
    const isLate = locks.resolved.get(id ?? '') === outcome;
    const toShow = {
      title: titleOf(outcome),
      text: toastTexts[outcome.kind],
      details: message === null ? [payment] : [payment, message],
      // A toast with an id stays. A list may show the outcome so late that nobody looks at the screen any more.
      ...(isLate && { id: `resolved ${reference}` }),
    };
    if (outcome.kind === 'cancelled') return toast(toShow);
    // Other part-payments with this id may still wait, so the panel of the queue would show one of them as the receipt.
    // The list of a late outcome no longer has the decided one.
    const isShared =
      !subject.hasOwnId(shownRow) &&
      list.rows !== undefined &&
      findRows(list.rows, (one) => subject.idOf(one) === id).length > (isLate ? 0 : 1);
    const receiptAction = {
      label: 'Receipt',
      onPress: () => {
        const paid = isShared ? toPartPayment(id, true) : null;
        if (paid === null) setSearch({ record: id ?? undefined }, false);
        else void navigate(paid.link);
      },
    };
    const nextAction = {
      label: 'Next',
      onPress: () => onOpen({ next: kind, position }),
      disabledBecause: findNext(id) === undefined ? noNextWords : undefined,
    };
    toast({ ...toShow, actions: [receiptAction, nextAction] });
  };
  const next = noLongerWaits ? findNext() : undefined;
  return (
    <ConfirmationDialog
      key={id}
      subject={subject}
      kind={kind}
      rowAtOpening={opened.row}
      list={list}
      listedRow={listedRow}
      attempts={attempts}
      locks={locks}
      onEnd={onEnd}
      onCloseAutoFocus={onCloseAutoFocus}
      onNext={next ? () => queue.openConfirmation(kind, next) : undefined}
    />
  );
}

/**
 * Returns the first row that can be decided on: on the page from the index `position` on, else from the top of the
 * page, else among all matches.
 */
function nextRow<T>(
  { matches, pageRows }: RowsOnScreen<T>,
  position: number,
  canDecide: (row: T) => boolean,
): T | undefined {
  const onPage = [...pageRows.slice(position), ...pageRows.slice(0, position)].find(canDecide);
  if (onPage !== undefined) return onPage;
  for (let index = 0; index < matches.length; index += 1) {
    const row = matches.at(index);
    if (canDecide(row)) return row;
  }
  return;
}

/** The reason why Next is disabled, or why it opened nothing. */
const noNextWords = 'No other row can be decided on';

type NextConfirmationProps<T extends QueueRow> = DecisionDialogsProps<T> & {
  opened: Extract<Opened<T>, { next: unknown }>;
};

/** Opens the confirmation about the next row as soon as it is mounted, with the rows at that time. Renders nothing. */
function NextConfirmation<T extends QueueRow>(props: NextConfirmationProps<T>) {
  useEffect(() => {
    const { queue, onScreen, opened, onClose } = props;
    const { next: kind, position } = opened;
    const next = nextRow(onScreen, position, (row) => queue.whyDisabled(kind, row) === null);
    onClose();
    if (next === undefined)
      return toast({ title: 'Nothing opened', text: noNextWords, isUnknown: true });
    const index = onScreen.pageRows.indexOf(next);
    if (index >= 0) moveFocusToRow(index);
    queue.openConfirmation(kind, next);
  });
  return null;
}

/** The texts of the toasts, by outcome. The other outcomes are dialogs, because the administrator has to read them. */
const toastTexts = {
  approved: 'Success',
  rejected: 'Success',
  cancelled: 'Your data is safe :)',
} as const;

const isForDialog = (outcome: Outcome): outcome is DialogOutcome => !(outcome.kind in toastTexts);

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

/** The dialog that shows an outcome. OK has the focus. */
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
      footer={<CancelButton className="min-w-24">OK</CancelButton>}
    />
  );
}
