import { clsx } from 'clsx';
import { useId } from 'react';
import type { RangeKind } from '../../../lib/values/search/range-text.ts';
import type { RangeDraft } from './range-draft.ts';

interface RangeFieldsProps {
  label: string;
  kind: RangeKind;
  draft: RangeDraft;
  fault: string | undefined;
  onChange: (draft: RangeDraft) => void;
}

/** The fields of a range. Days are whole days in Africa/Lagos; a phone number has one field. */
export function RangeFields({ label, kind, draft, fault, onChange }: RangeFieldsProps) {
  const id = useId();
  const field = (end: keyof RangeDraft, word: string) => (
    <label className="min-w-0 flex-1 text-caption text-text-2">
      {word}
      <input
        type={kind === 'days' ? 'date' : 'text'}
        inputMode={kind === 'phones' ? 'tel' : kind === 'amounts' ? 'decimal' : undefined}
        value={draft[end]}
        onChange={({ target }) => onChange({ ...draft, [end]: target.value })}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : id}
        autoComplete="off"
        className={clsx(
          'mt-0.5 block h-[34px] w-full min-w-0 rounded-control border bg-surface px-2.5 text-cell text-text tabular-nums max-lg:h-11 coarse:h-11',
          fault === undefined ? 'border-control' : 'border-bad-mark',
        )}
      />
    </label>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-cell font-strong">{label}</legend>
      <div className="flex gap-2.5">
        {kind === 'phones' ? (
          field('from', 'Number, in any form')
        ) : (
          <>
            {field('from', kind === 'amounts' ? 'From ₦' : 'From')}
            {field('to', kind === 'amounts' ? 'To ₦' : 'To')}
          </>
        )}
      </div>
      {fault !== undefined && (
        <p id={id} role="alert" className="mt-1 text-caption text-bad-ink">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
