import { clsx } from 'clsx';
import type { Kobo } from '../../lib/values/money.ts';

interface ShareBarProps {
  parts: readonly (readonly [amount: Kobo, className: string])[];
  label: string;
}

/** An amount as a bar of its parts. A part of zero or less is left out. */
export function ShareBar({ parts, label }: ShareBarProps) {
  return (
    <div role="img" aria-label={label} className="mt-2.5 flex h-2.5 gap-0.5">
      {parts
        .filter(([amount]) => amount > 0)
        .map(([amount, className]) => (
          <span
            key={className}
            className={clsx('min-w-0.5 first:rounded-l-full last:rounded-r-full', className)}
            style={{ flexGrow: amount, flexBasis: 0 }}
          />
        ))}
    </div>
  );
}
