import { clsx } from 'clsx';
import type { Kobo } from '../../lib/values/money.ts';

interface ShareBarProps {
  /** Each part has an amount and its classes. */
  parts: readonly (readonly [Kobo, string])[];
  label: string;
}

/** An amount as a bar of its parts. A part of zero or less is left out. */
export function ShareBar({ parts, label }: ShareBarProps) {
  return (
    <div role="img" aria-label={label} className="mt-2.5 flex h-2.5 gap-0.5">
      {parts
        .filter(([size]) => size > 0)
        .map(([size, look]) => (
          <span
            key={look}
            className={clsx('min-w-0.5 first:rounded-l-full last:rounded-r-full', look)}
            style={{ flexGrow: size, flexBasis: 0 }}
          />
        ))}
    </div>
  );
}
