import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, with its subject: "Approve withdrawal 1048". */
  label: string;
  /** The word in the tooltip, where the label says more than is needed there. */
  tip?: string;
  icon: ReactNode;
  outlined?: boolean;
  /** Why it cannot be pressed. It stays reachable, so that everybody can learn the reason. */
  disabledBecause?: string | undefined;
}

/** A button without a word. It has a name for screen readers and a tooltip for everybody else. */
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
  const blocked = disabledBecause !== undefined;
  return (
    <button
      type="button"
      {...rest}
      aria-label={blocked ? `${label}: ${disabledBecause}` : label}
      data-tip={disabledBecause ?? tip}
      {...(blocked ? { 'aria-disabled': true } : { onClick })}
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
