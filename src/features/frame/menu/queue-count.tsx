import { clsx } from 'clsx';

/** A host may only estimate a higher number. */
const mostPrinted = 99_999;

interface QueueCountProps {
  count: number;
  /** Whether its entry leads to the current page. */
  active: boolean;
  /** Whether rows are 44 px high, for touch. */
  large: boolean;
}

/** The number of waiting rows. A narrow panel shows a dot; screen readers always read the number. */
export function QueueCount({ count, active, large }: QueueCountProps) {
  return (
    <>
      <span
        className={clsx(
          'rounded-full px-1.5 text-count font-bold tabular-nums',
          !large && 'lg:max-xl:sr-only',
          active ? 'bg-accent-soft text-accent-ink' : 'bg-surface-3 text-text-2',
        )}
      >
        {count > mostPrinted ? `${mostPrinted}+` : count}
        <span className="sr-only"> waiting</span>
      </span>
      {!large && (
        <span
          aria-hidden
          className="absolute right-px hidden size-[7px] rounded-full bg-accent lg:max-xl:block"
        />
      )}
    </>
  );
}
