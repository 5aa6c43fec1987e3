import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'danger-outline' | 'ghost';

const looks: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent text-white shadow-1 not-disabled:not-aria-disabled:hover:bg-accent-hover',
  secondary:
    'border-line-strong bg-surface text-text shadow-1 not-disabled:not-aria-disabled:hover:bg-surface-2',
  // An arbitrary property, because Tailwind's `brightness` class sets many variables that nothing here uses.
  danger:
    'border-transparent bg-bad-solid text-white shadow-1 not-disabled:not-aria-disabled:hover:[filter:brightness(0.95)]',
  'danger-outline':
    'border-bad-mark/60 bg-surface text-bad-ink shadow-1 not-disabled:not-aria-disabled:hover:bg-bad-soft',
  ghost:
    'border-transparent bg-transparent text-text-2 not-disabled:not-aria-disabled:hover:bg-surface-3',
};

/**
 * No size sets a property that `buttonClass` sets too: of two classes for one property, the later one in the style
 * sheet applies, and not the later one in `className`.
 */
const sizes = {
  normal: 'h-[34px] rounded-control px-3.5 text-cell',
  row: 'h-7 rounded-control px-3 text-cell',
  square: 'h-[34px] w-[34px] rounded-control text-cell max-lg:min-w-11 coarse:min-w-11',
  large: 'h-[46px] w-full rounded-field px-3.5 text-body',
};

/** Returns the classes of a button, also for links that look like buttons. */
export function buttonClass(
  variant: ButtonVariant = 'secondary',
  size: keyof typeof sizes = 'normal',
  className?: string,
): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center gap-2 border',
    sizes[size],
    'font-strong whitespace-nowrap transition-colors',
    'disabled:opacity-50 aria-disabled:opacity-50 max-lg:min-h-11 coarse:min-h-11',
    looks[variant],
    className,
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: keyof typeof sizes;
  icon?: ReactNode;
  /** Whether the work of the button is under way; then the button is disabled and has a spinner. */
  isBusy?: boolean;
  /** Why the button is disabled. The button can still have the focus, so that screen readers read the reason. */
  disabledBecause?: string | undefined;
}

export function Button({
  variant = 'secondary',
  size = 'normal',
  icon,
  isBusy = false,
  disabled = false,
  disabledBecause,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isBlocked = disabledBecause !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, size, className)}
      disabled={disabled || isBusy}
      {...(isBusy && { 'aria-busy': true })}
      {...(isBlocked ? { 'aria-disabled': true, 'data-tip': disabledBecause } : { onClick })}
    >
      {isBusy ? <LoaderCircle strokeWidth={2} className="animate-spin" /> : icon}
      {/* Without the span, a translation by the browser replaces the text, and React then cannot insert the spinner. */}
      <span className="contents">{children}</span>
      {isBlocked && <span className="sr-only">: {disabledBecause}</span>}
    </button>
  );
}
