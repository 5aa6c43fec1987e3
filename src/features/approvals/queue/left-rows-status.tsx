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
import { useDecidedBy } from '../confirmation/use-decided-by.ts';
import type { Attempts, DecisionSubject, QueueRow } from '../decision-subject.ts';
import type { Locks } from '../locks/use-locks.ts';
import { noLongerWaiting } from '../why-locked.ts';
import { createLeftRows, type LeftRow } from './left-rows.ts';
import './left-rows.css';

/** How long a row that somebody else decided stays on screen, in milliseconds. */
const shownForMs = 5_000;

/** The rows that somebody else decided, as a table shows them. */
export interface ShownLeftRows<T> {
  /** Returns the rows on screen: those of the page, and those that have left. */
  shownRows(this: void, moment: TableMoment<T>): readonly T[];
  /** The words that say what happened to each row that has left, by the id of the row. */
  words: ReadonlyMap<string, string>;
}

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
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map());
  useLayoutEffect(() => {
    const locked = pageRows.flatMap((row) => subject.idOf(row) ?? []).filter(locks.whyLocked);
    store.addOwn([...attempts.approve.keys(), ...attempts.reject.keys(), ...locked]);
  }, [store, attempts, locks, pageRows, subject]);
  useLayoutEffect(
    () => store.remember({ pageRows, listed, state }),
    [store, pageRows, listed, state],
  );
  useLayoutEffect(() => {
    const shownWords = leftRows.map(({ id }) => [id, words.get(id) ?? noLongerWaiting] as const);
    onChange({ shownRows: store.shownRows, words: new Map(shownWords) });
  }, [store, leftRows, words, onChange]);
  useEffect(() => {
    mountToaster();
    // When the queue closes, the buttons of toasts go too, because they act on its rows.
    return removeToastActions;
  }, []);
  const onWords = useCallback(
    (id: string, text: string) => setWords((before) => new Map(before).set(id, text)),
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
          onWords={onWords}
          onExpire={remove}
        />
      ))}
    </div>
  );
}

interface StatusProps<T extends QueueRow> {
  subject: DecisionSubject<T>;
  leftRow: LeftRow<T>;
  onWords: (id: string, words: string) => void;
  onExpire: (leftRow: LeftRow<T>) => void;
}

/** Announces the decision on one row after its history has been read. If the read fails, no account is named. */
function Status<T extends QueueRow>({ subject, leftRow, onWords, onExpire }: StatusProps<T>) {
  const { id, row } = leftRow;
  const words = useDecidedBy(subject, row, true)?.words ?? '';
  useEffect(() => {
    if (words !== '') onWords(id, words);
  }, [id, words, onWords]);
  const expire = useEffectEvent(() => onExpire(leftRow));
  useEffect(() => {
    const timer = setTimeout(() => expire(), shownForMs);
    return () => clearTimeout(timer);
  }, []);
  return words !== '' && <p>{`${subject.nameOf(subject.referenceOf(row))}: ${words}`}</p>;
}
