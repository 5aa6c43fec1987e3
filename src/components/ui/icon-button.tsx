import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name. In a row it also names the record: "Approve withdrawal 1048". */
  label: string;
  /** The tooltip, if it is not the label. */
  tip?: string;
  icon: ReactNode;
  outlined?: boolean;
  /** Why the button is disabled. The button can still have the focus, so that screen readers read the reason. */
  disabledBecause?: string | undefined;
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  tip = label,
  icon,
  outlined = false,
  disabledBecause,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const isBlocked = disabledBecause !== undefined;
  return (
    <button
      type="button"
      {...rest}
      aria-label={isBlocked ? `${label}: ${disabledBecause}` : label}
      data-tip={disabledBecause ?? tip}
      {...(isBlocked ? { 'aria-disabled': true } : { onClick })}
      className={clsx(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-control border',
        'transition-colors disabled:opacity-50 aria-disabled:opacity-50',
        'max-lg:min-h-11 max-lg:min-w-11 coarse:min-h-11 coarse:min-w-11',
        outlined
          ? 'border-line-strong bg-surface shadow-1 not-disabled:not-aria-disabled:hover:border-control not-disabled:not-aria-disabled:hover:bg-surface-2'
          : 'border-transparent text-text-2 not-disabled:not-aria-disabled:hover:bg-surface-3',
        className,
      )}
    >
      {icon}
    </button>
  );
}
