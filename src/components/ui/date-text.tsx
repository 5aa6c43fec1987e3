import { clsx } from 'clsx';
import { formatMoment } from '../../lib/values/calendar.ts';
import { type DateValue, isoOf } from '../../lib/values/dates.ts';

interface DateTextProps {
  /** Null prints NIL. */
  value: DateValue | null;
  className?: string;
}

/** A day as YYYY/MM/DD. The tooltip has the date and time in Africa/Lagos. */
export function DateText({ value, className }: DateTextProps) {
  if (value === null) return <span className={clsx('text-text-3', className)}>NIL</span>;
  return (
    <time
      dateTime={isoOf(value)}
      data-tip={formatMoment(value)}
      className={clsx('whitespace-nowrap tabular-nums', className)}
    >
      {value.day}
    </time>
  );
}
