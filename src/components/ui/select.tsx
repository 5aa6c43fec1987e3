import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

interface SelectProps extends ComponentProps<'select'> {
  /** Whether it has the lower height of the controls in a table's footer. */
  small?: boolean;
}

/** A native select, which works on every device. */
export function Select({ className, small = false, children, ...rest }: SelectProps) {
  return (
    <span className={clsx('relative inline-flex', className)}>
      <select
        {...rest}
        className={clsx(
          small ? 'h-[30px]' : 'h-[34px]',
          'w-full appearance-none rounded-control border border-line-strong bg-surface pr-7 pl-2.5 text-cell font-medium max-lg:min-h-11 coarse:min-h-11',
        )}
      >
        {children}
      </select>
      <ChevronDown
        size={14}
        strokeWidth={2}
        className="pointer-events-none absolute inset-y-0 right-2 my-auto text-text-3"
      />
    </span>
  );
}
