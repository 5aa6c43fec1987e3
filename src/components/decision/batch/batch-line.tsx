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
import { memo, useEffect, useRef } from 'react';
import { formatMoney } from '../../../lib/values/money.ts';
import { Money } from '../../ui/money.tsx';
import type { DecidedRow } from '../decision-subject.ts';
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

interface BatchLineProps {
  line: Line<DecidedRow>;
  /** Its place in the list. */
  place: number;
  /** The reference of its row, with its label. */
  reference: string;
  /** The label of the remaining amount. */
  leftLabel: string;
  /** Undefined before the run reaches the line. */
  result: LineResult | undefined;
  isRead: boolean;
  /** Whether it has the focus, and is being read. */
  isCurrent: boolean;
  /** Whether Tab enters the list here. */
  isEntry: boolean;
  /** Receives the place of the line with the focus; null when it loses the focus. */
  onCurrent: (place: number | null) => void;
  /** Moves the focus to the line at a place. */
  onGo: (place: number) => void;
  register: (place: number, button: HTMLButtonElement | null) => void;
}

/**
 * One line of the read-back, with its result after the run. The whole line is one button, so a screen reader reads
 * all of it. Memoised, because every move of the focus renders the list.
 */
export const BatchLine = memo(function BatchLine(props: BatchLineProps) {
  const { line, place, result, isRead, isCurrent, onCurrent, onGo, register } = props;
  const item = useRef<HTMLLIElement>(null);
  const isUnderWay = result?.state === 'under-way';
  useEffect(() => {
    // The line under way stays in view.
    if (isUnderWay) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isUnderWay]);
  const isApproved = result && ['under-way', 'approved'].includes(result.state);
  const why = result === undefined ? line.why : result.words;
  return (
    <li ref={item} className="border-line not-first:border-t">
      <button
        ref={(button) => register(place, button)}
        type="button"
        tabIndex={props.isEntry ? 0 : -1}
        onFocus={() => onCurrent(place)}
        onBlur={() => onCurrent(null)}
        onClick={(event) => {
          // Safari does not focus a button that is clicked; a key press has no detail.
          event.currentTarget.focus();
          if (event.detail === 0) onGo(place + 1);
        }}
        className={clsx(
          'flex min-h-11 w-full items-center gap-x-3 px-3.5 py-2 text-left text-cell -outline-offset-2',
          isCurrent && result === undefined && 'bg-accent-soft',
        )}
      >
        <span className="min-w-0 flex-1">
          <span className="block font-bold">{line.row.artisan_name ?? 'NIL'} </span>
          <span className="flex flex-wrap items-center gap-x-2 text-caption text-text-2">
            {props.reference} <State line={line} result={result} isRead={isRead} />
          </span>
          {why !== null && (
            <span
              className={clsx(
                'block text-caption',
                line.why === null ? 'text-text-2' : 'font-strong text-wait-ink',
              )}
            >
              {why}
            </span>
          )}
        </span>
        <span className="text-right">
          <span className="block font-bold">
            {' '}
            <Money amount={line.amount} />{' '}
          </span>
          {line.left !== null && isApproved !== false && (
            <span className="block text-caption text-text-2 tabular-nums">
              {props.leftLabel} {formatMoney(line.left)}
            </span>
          )}
        </span>
      </button>
    </li>
  );
});

type StateProps = Pick<BatchLineProps, 'line' | 'result' | 'isRead'>;

/** The state of the line: whether it was read, or its outcome. */
function State({ line, result, isRead }: StateProps) {
  const face =
    result !== undefined
      ? faces[result.state]
      : line.why !== null
        ? { ...faces['not-sent'], label: `Not in the run${isRead ? ', read' : ''}` }
        : isRead
          ? { label: 'Read', icon: Eye, tone: 'text-ok-ink' }
          : null;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 text-caption font-strong',
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
