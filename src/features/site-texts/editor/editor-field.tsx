import { clsx } from 'clsx';
import { type RefObject, useId } from 'react';
import { counterOf, type FieldName, labels } from './text-limits.ts';

interface EditorFieldProps {
  name: FieldName;
  value: string;
  onChange: (value: string) => void;
  /** The fault of the text, or null. */
  fault: string | null;
  readOnly: boolean;
  field: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
}

/** A labelled field of the editor, with its error and its counter below it. */
export function EditorField({ name, value, onChange, fault, readOnly, field }: EditorFieldProps) {
  const id = useId();
  const counter = counterOf(name, value);
  const notes = [fault !== null && `${id}-fault`, counter !== null && `${id}-counter`];
  const shared = {
    id,
    ref: field,
    value,
    readOnly,
    required: true,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    'aria-invalid': fault !== null || undefined,
    'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
    className: clsx(
      'block w-full resize-none rounded-field border bg-surface px-3 py-2.5 text-body leading-[22px] focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus',
      fault === null ? 'border-control' : 'border-bad-mark',
    ),
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-cell font-strong">
        {labels[name]}
      </label>
      {name === 'name' ? <input type="text" {...shared} /> : <textarea rows={12} {...shared} />}
      <div className="flex flex-wrap justify-between gap-x-3 text-caption">
        {fault !== null && (
          <p id={`${id}-fault`} className="mt-1.5 text-bad-ink">
            {fault}
          </p>
        )}
        {counter !== null && (
          <p id={`${id}-counter`} className="mt-1.5 ml-auto text-text-2 tabular-nums">
            {counter}
          </p>
        )}
      </div>
    </div>
  );
}
