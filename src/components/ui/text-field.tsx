import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  icon?: ReactNode;
  /** A control at the end of the field. */
  end?: ReactNode;
  invalid?: boolean;
}

/** A labelled field of a form. */
export function TextField({ label, icon, end, invalid = false, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-cell font-strong">
        {label}
      </label>
      <div
        className={clsx(
          'flex h-[46px] items-center gap-2.5 rounded-field border bg-surface px-3',
          'focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus',
          invalid ? 'border-bad-mark' : 'border-control',
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
          aria-invalid={invalid || undefined}
          className="h-full min-w-0 flex-1 bg-transparent text-body outline-none"
        />
        {end}
      </div>
    </div>
  );
}
