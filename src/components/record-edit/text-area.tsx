import { type ComponentProps, type ReactNode, useId } from 'react';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  /** A line under the field: a hint about the text, or what is wrong with it. */
  hint?: ReactNode;
  isInvalid?: boolean;
}

/** A text field of several lines, with a label. */
export function TextArea({ label, hint, isInvalid = false, ...textareaProps }: TextAreaProps) {
  const id = useId();
  return (
    <div className="mt-3">
      <label htmlFor={id} className="mb-1.5 block text-cell font-strong">
        {label}
      </label>
      <textarea
        {...textareaProps}
        id={id}
        aria-invalid={isInvalid || undefined}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="w-full resize-none rounded-field border border-control bg-surface px-3 py-2.5 text-body leading-[22px] read-only:bg-surface-2 focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus"
      />
      {hint !== undefined && (
        <p
          id={`${id}-hint`}
          className={isInvalid ? 'text-caption text-bad-ink' : 'text-caption text-text-2'}
        >
          {hint}
        </p>
      )}
    </div>
  );
}
