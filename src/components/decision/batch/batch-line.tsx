import { clsx } from 'clsx';
import {
  Ban,
  Check,
  CircleAlert,
  CircleQuestionMark,
  Eye,
  LoaderCircle,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatMoney } from '../../../lib/values/money.ts';
import { Money } from '../../ui/money.tsx';
import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';
import type { Line } from './plan.ts';
import type { LineResult } from './use-batch-run.ts';

const faces: Record<LineResult['state'], { label: string; icon: LucideIcon; tone: string }> = {
  'under-way': { label: 'Under way', icon: LoaderCircle, tone: 'text-text-2' },
  approved: { label: 'Approved', icon: Check, tone: 'text-ok-ink' },
  refused: { label: 'Refused', icon: CircleAlert, tone: 'text-bad-ink' },
  failed: { label: 'Failed', icon: CircleAlert, tone: 'text-bad-ink' },
  unknown: { label: 'Outcome unknown', icon: CircleQuestionMark, tone: 'text-wait-ink' },
  'not-sent': { label: 'Not sent', icon: Ban, tone: 'text-wait-ink' },
};

/** Returns the label of a result, for the line and for the report. */
export const labelOf = ({ state }: LineResult): string => faces[state].label;

interface BatchLineProps<T extends DecidedRow> {
  subject: DecisionSubject<T>;
  line: Line<T>;
  /** Undefined before the run reaches the line. */
  result: LineResult | undefined;
  isRead: boolean;
  /** Whether it has the focus, and is being read. */
  isCurrent: boolean;
  /** Whether Tab enters the list here. */
  isEntry: boolean;
  onFocus: () => void;
  onBlur: () => void;
  /** Goes to the next line. */
  onNext: () => void;
  register: (button: HTMLButtonElement | null) => void;
}

/** One line of the read-back, and its result once there is one. Its whole text is the name of a button. */
export function BatchLine<T extends DecidedRow>(props: BatchLineProps<T>) {
  const { subject, line, result, isRead, isCurrent, onNext } = props;
  const item = useRef<HTMLLIElement>(null);
  const isUnderWay = result?.state === 'under-way';
  useEffect(() => {
    // The list follows the run.
    if (isUnderWay) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isUnderWay]);
  const isApproved = result && ['under-way', 'approved'].includes(result.state);
  const why = result === undefined ? line.why : result.words;
  return (
    <li ref={item} className="border-line not-first:border-t">
      <button
        ref={props.register}
        type="button"
        tabIndex={props.isEntry ? 0 : -1}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        onClick={(event) => {
          // Safari does not focus a button that is clicked; a key press has no detail.
          event.currentTarget.focus();
          if (event.detail === 0) onNext();
        }}
        className={clsx(
          'flex min-h-13 w-full flex-wrap items-center gap-x-3 gap-y-0.5 px-3.5 py-2 text-left text-cell -outline-offset-2',
          isCurrent && result === undefined && 'bg-accent-soft',
        )}
      >
        <span className="min-w-0 flex-1 basis-40">
          <span className="block font-bold">{line.row.artisan_name ?? 'NIL'} </span>
          <span className="block text-caption text-text-2">
            {subject.words.reference} {subject.referenceOf(line.row) ?? 'NIL'}
            {why !== null && (
              <span className={clsx('block', line.why !== null && 'font-strong text-wait-ink')}>
                {why}
              </span>
            )}
          </span>
        </span>
        <span className="text-right">
          <span className="block font-bold">
            {' '}
            <Money amount={line.amount} />{' '}
          </span>
          {line.left !== null && isApproved !== false && (
            <span className="block text-caption text-text-2 tabular-nums">
              {subject.words.left} {formatMoney(line.left)}
            </span>
          )}
        </span>
        <State line={line} result={result} isRead={isRead} />
      </button>
    </li>
  );
}

function State<T>({
  line,
  result,
  isRead,
}: Pick<BatchLineProps<DecidedRow>, 'result' | 'isRead'> & { line: Line<T> }) {
  const face =
    result !== undefined
      ? faces[result.state]
      : line.why !== null
        ? { ...faces['not-sent'], label: 'Not in the run' }
        : isRead
          ? { label: 'Read', icon: Eye, tone: 'text-ok-ink' }
          : null;
  return (
    <span
      className={clsx(
        'inline-flex w-32 items-center justify-end gap-1.5 text-caption font-strong max-sm:w-full max-sm:justify-start',
        face?.tone ?? 'text-text-3',
      )}
    >
      {face !== null && (
        <face.icon
          size={14}
          className={
            result?.state === 'under-way' ? 'animate-spin motion-reduce:animate-none' : undefined
          }
        />
      )}
      {face?.label ?? 'Not read yet'}
    </span>
  );
}
