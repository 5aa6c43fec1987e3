import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'danger-outline' | 'ghost';

const looks: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent text-white shadow-1 not-disabled:not-aria-disabled:hover:bg-accent-hover',
  secondary:
    'border-line-strong bg-surface text-text shadow-1 not-disabled:not-aria-disabled:hover:bg-surface-2',
  // Written out: Tailwind's own class brings a dozen variables for filters that nothing here has.
  danger:
    'border-transparent bg-bad-solid text-white shadow-1 not-disabled:not-aria-disabled:hover:[filter:brightness(0.95)]',
  'danger-outline':
    'border-bad-mark/60 bg-surface text-bad-ink shadow-1 not-disabled:not-aria-disabled:hover:bg-bad-soft',
  ghost:
    'border-transparent bg-transparent text-text-2 not-disabled:not-aria-disabled:hover:bg-surface-3',
};

/** Classes of one property do not win by their order, so each size is whole. */
const sizes = {
  normal: 'h-[34px] rounded-control px-3.5 text-cell',
  row: 'h-7 rounded-control px-3 text-cell',
  square: 'h-[34px] w-[34px] rounded-control text-cell max-lg:min-w-11 coarse:min-w-11',
  large: 'h-[46px] w-full rounded-field px-3.5 text-body',
};

export type ButtonSize = keyof typeof sizes;

/** The look of a button, for links that stand in a row with buttons. */
export function buttonClass(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'normal',
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
  size?: ButtonSize;
  icon?: ReactNode;
  /** Shows that its work is under way, and cannot be pressed meanwhile. */
  busy?: boolean;
  /** Why it cannot be pressed. It stays reachable, so that everybody can learn the reason. */
  disabledBecause?: string | undefined;
}

export function Button({
  variant = 'secondary',
  size = 'normal',
  icon,
  busy = false,
  disabled = false,
  disabledBecause,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const blocked = disabledBecause !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, size, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...(blocked ? { 'aria-disabled': true, 'data-tip': disabledBecause } : { onClick })}
    >
      {busy ? <LoaderCircle size={16} className="animate-spin" aria-hidden /> : icon}
      {children}
      {blocked && <span className="sr-only">: {disabledBecause}</span>}
    </button>
  );
}
