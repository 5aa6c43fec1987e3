import { useCallback, useEffect, useRef } from 'react';
import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';
import { BatchLine } from './batch-line.tsx';
import type { Line } from './plan.ts';
import type { LineResult } from './use-batch-run.ts';

interface BatchListProps<T extends DecidedRow> {
  subject: DecisionSubject<T>;
  lines: readonly Line<T>[];
  results: ReadonlyMap<string, LineResult>;
  isRead: (line: Line<T>) => boolean;
  /** The number of the line with the focus, or null. */
  current: number | null;
  onCurrent: (line: number | null) => void;
}

/** The lines of a run. Arrows, J and K, Home and End move, and Enter or Space goes to the next line. */
export function BatchList<T extends DecidedRow>(props: BatchListProps<T>) {
  const { subject, lines, results, isRead, current, onCurrent } = props;
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const firstUnread = Math.max(
    0,
    lines.findIndex((line) => !isRead(line)),
  );
  const last = lines.length - 1;
  const go = useCallback(
    (place: number) => buttons.current.get(Math.min(last, Math.max(0, place)))?.focus(),
    [last],
  );
  const register = useCallback((place: number, button: HTMLButtonElement | null) => {
    if (button === null) buttons.current.delete(place);
    else buttons.current.set(place, button);
  }, []);
  useEffect(() => {
    // The keys also work on the buttons below, because the question opens with the focus on Cancel.
    const onKey = (event: KeyboardEvent) => {
      const target = {
        arrowdown: current === null ? firstUnread : current + 1,
        arrowup: current === null ? firstUnread : current - 1,
        j: current === null ? firstUnread : current + 1,
        k: current === null ? firstUnread : current - 1,
        home: 0,
        end: last,
      }[event.key.toLowerCase()];
      if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      go(target);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [current, firstUnread, last, go]);
  return (
    <ul
      aria-label={`The ${subject.words.rows} of the run`}
      className="mt-3 overflow-y-auto rounded-tile border border-line bg-canvas"
      // In a low window the whole dialog scrolls.
      style={{ maxHeight: '46dvh', minHeight: '8rem' }}
    >
      {lines.map((line, place) => (
        <BatchLine
          key={line.id}
          line={line}
          place={place}
          reference={`${subject.words.reference} ${subject.referenceOf(line.row) ?? 'NIL'}`}
          leftLabel={leftLabel(subject, line.row)}
          result={results.get(line.id)}
          isRead={isRead(line)}
          isCurrent={place === current}
          isEntry={place === (current ?? firstUnread)}
          onCurrent={onCurrent}
          onGo={go}
          register={register}
        />
      ))}
    </ul>
  );
}

/** Without the earlier payments, the remaining amount is only an upper limit. */
const leftLabel = <T extends DecidedRow>(subject: DecisionSubject<T>, row: T) =>
  subject.words.paidBefore !== undefined && subject.paidBeforeOf(row) === null
    ? `${subject.words.left} at most`
    : subject.words.left;
