import { inLagos } from '../../../domain/lagos.ts';
import { formatMoment } from '../../lib/values/calendar.ts';
import { type DateValue, isoOf } from '../../lib/values/dates.ts';

/** A day with its time in Africa/Lagos: "2026/11/18 14:05". The tooltip also has the weekday and the seconds. */
export function MomentText({ value }: { value: DateValue | null }) {
  if (value === null) return <span className="text-text-3">NIL</span>;
  const clock = value.hasTime ? ` ${inLagos(value.time).toISOString().slice(11, 16)}` : '';
  return (
    <time
      dateTime={isoOf(value)}
      data-tip={formatMoment(value)}
      className="whitespace-nowrap tabular-nums"
    >
      {value.day}
      {clock}
    </time>
  );
}
