import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { TableMoment } from '../../../components/data-table/use-table-rows.ts';
import { mountToaster, removeToastActions } from '../../../components/feedback/toaster.tsx';
import { saveFocus } from '../../../components/ui/return-focus.ts';
import { rowIndexAttribute } from '../../../lib/browser/row-attributes.ts';
import { type DecidedBy, useDecidedBy } from '../confirmation/use-decided-by.ts';
import type { Attempts, DecisionSubject, QueueRow } from '../decision-subject.ts';
import type { Locks } from '../locks/use-locks.ts';
import { noLongerWaiting } from '../why-locked.ts';
import { createLeftRows, type LeftRow } from './left-rows.ts';
import './left-rows.css';

/** How long a row that somebody else decided stays on screen, in milliseconds. */
const shownForMs = 5_000;

/** The rows that somebody else decided, as a table shows them. */
export interface ShownLeftRows<T> {
  /** Returns the rows on screen: those of the page, and those that have left, whose status is what happened to them. */
  shownRows(this: void, moment: TableMoment<T>): readonly T[];
  /** The words that say what happened to each row that has left, by the id of the row. */
  words: ReadonlyMap<string, string>;
}

type KnownDecision = Pick<DecidedBy, 'status' | 'words'>;

const notKnown: KnownDecision = { status: noLongerWaiting, words: noLongerWaiting };

const unchanged = { amount: null, whole: null, paid_before: null, version: null };

interface LeftRowsStatusProps<T extends QueueRow> {
  subject: DecisionSubject<T>;
  moment: TableMoment<T>;
  attempts: Attempts;
  locks: Locks;
  onChange(this: void, leftRows: ShownLeftRows<T>): void;
}

/** Shows rows that somebody else decided for five more seconds, and announces them to screen readers. */
export function LeftRowsStatus<T extends QueueRow>(props: LeftRowsStatusProps<T>) {
  const { subject, moment, attempts, locks, onChange } = props;
  const { pageRows, listed, state } = moment;
  const [store] = useState(() => createLeftRows(subject));
  const leftRows = useSyncExternalStore(store.subscribe, store.current);
  const [decisions, setDecisions] = useState<ReadonlyMap<string, KnownDecision>>(new Map());
  useLayoutEffect(() => {
    const locked = pageRows.flatMap((row) => subject.idOf(row) ?? []).filter(locks.whyLocked);
    store.addOwn([...attempts.approve.keys(), ...attempts.reject.keys(), ...locked]);
  }, [store, attempts, locks, pageRows, subject]);
  useLayoutEffect(
    () => store.remember({ pageRows, listed, state }),
    [store, pageRows, listed, state],
  );
  useLayoutEffect(() => {
    const shown = new Map(leftRows.map(({ id }) => [id, decisions.get(id) ?? notKnown]));
    const shownRows = (shownMoment: TableMoment<T>) =>
      store.shownRows(shownMoment).map((row) => {
        const status = shown.get(subject.idOf(row) ?? '')?.status;
        return status === undefined ? row : subject.withCurrent(row, { ...unchanged, status });
      });
    onChange({ shownRows, words: new Map([...shown].map(([id, { words }]) => [id, words])) });
  }, [store, subject, leftRows, decisions, onChange]);
  useEffect(() => {
    mountToaster();
    // When the queue closes, the buttons of toasts go too, because they act on its rows.
    return removeToastActions;
  }, []);
  const onDecision = useCallback(
    (id: string, decision: KnownDecision) =>
      setDecisions((before) => new Map(before).set(id, decision)),
    [],
  );
  const remove = useCallback(
    ({ id, index }: LeftRow<T>) => {
      const focusedRow = document.activeElement?.closest(`main [${rowIndexAttribute}]`);
      const hasFocus = focusedRow?.getAttribute(rowIndexAttribute) === `${index}`;
      const restore = saveFocus();
      // The removal is synchronous, because the focus can only move after the row has left the page.
      flushSync(() => store.remove(id));
      if (hasFocus) restore();
    },
    [store],
  );
  return (
    <div role="status" className="sr-only">
      {leftRows.map((leftRow) => (
        <Status
          key={leftRow.id}
          subject={subject}
          leftRow={leftRow}
          onDecision={onDecision}
          onExpire={remove}
        />
      ))}
    </div>
  );
}

interface StatusProps<T extends QueueRow> {
  subject: DecisionSubject<T>;
  leftRow: LeftRow<T>;
  onDecision: (id: string, decision: KnownDecision) => void;
  onExpire: (leftRow: LeftRow<T>) => void;
}

/** Announces the decision on one row after its history has been read. If the read fails, no account is named. */
function Status<T extends QueueRow>({ subject, leftRow, onDecision, onExpire }: StatusProps<T>) {
  const { id, row } = leftRow;
  const { words = '', status = '' } = useDecidedBy(subject, row, true) ?? {};
  useEffect(() => {
    if (words !== '') onDecision(id, { words, status });
  }, [id, words, status, onDecision]);
  const expire = useEffectEvent(() => onExpire(leftRow));
  useEffect(() => {
    const timer = setTimeout(() => expire(), shownForMs);
    return () => clearTimeout(timer);
  }, []);
  return words !== '' && <p>{`${subject.nameOf(subject.referenceOf(row))}: ${words}`}</p>;
}
