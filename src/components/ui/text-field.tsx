import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  icon?: ReactNode;
  /** A control at the end of the field. */
  end?: ReactNode;
  isInvalid?: boolean;
  /** A line under the field: a hint about the text, or what is wrong with it. */
  hint?: ReactNode;
  /** Whether it has the larger height of the sign-in page. */
  large?: boolean;
}

export function TextField({
  label,
  icon,
  end,
  isInvalid = false,
  hint,
  large = false,
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-cell font-strong">
        {label}
      </label>
      <div
        className={clsx(
          'flex items-center gap-2.5 border bg-surface px-3',
          large ? 'h-[46px] rounded-field' : 'h-[34px] rounded-control max-lg:h-11 coarse:h-11',
          'focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus',
          isInvalid ? 'border-bad-mark' : 'border-control',
        )}
      >
        {icon !== undefined && (
          <span aria-hidden className="text-text-3">
            {icon}
          </span>
        )}
        <input
          {...rest}
          id={id}
          aria-invalid={isInvalid || undefined}
          {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
          className="h-full min-w-0 flex-1 bg-transparent text-body outline-none"
        />
        {end}
      </div>
      {hint !== undefined && (
        <p
          id={`${id}-hint`}
          className={clsx('mt-1 text-caption', isInvalid ? 'text-bad-ink' : 'text-text-2')}
        >
          {hint}
        </p>
      )}
    </div>
  );
}
