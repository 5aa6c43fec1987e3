import { clsx } from 'clsx';
import { formatMoment } from '../../lib/values/calendar.ts';
import { type DateValue, isoOf } from '../../lib/values/dates.ts';

interface DateTextProps {
  /** If null, the text is NIL. */
  value: DateValue | null;
  className?: string;
}

/** The day in Africa/Lagos as YYYY/MM/DD. The tooltip has the date in words, and the time if it is known. */
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
