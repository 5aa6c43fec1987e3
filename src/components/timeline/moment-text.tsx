import { inLagos } from '../../../domain/lagos.ts';
import { clockTime, formatMoment } from '../../lib/values/calendar.ts';
import { type DateValue, isoOf } from '../../lib/values/dates.ts';

/** A day, with the time in Africa/Lagos if the value has one: "2026/11/18 14:05". The tooltip also has the weekday. */
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

/** The time in Africa/Lagos, with the day if it is not today; NIL for null. The tooltip has the full date and time. */
export function ClockText({ value }: { value: DateValue | null }) {
  if (value === null) return 'NIL';
  return (
    <time dateTime={isoOf(value)} data-tip={formatMoment(value)} className="tabular-nums">
      {clockTime(value.time)}
    </time>
  );
}
