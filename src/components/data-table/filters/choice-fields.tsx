import type { FilterChoice } from '../../../lib/row-index/row-index.ts';
import { totalWords } from '../pages.ts';

interface ChoiceFieldsProps {
  label: string;
  choices: readonly FilterChoice[];
  /** The chosen keys, separated by spaces; undefined for all rows. */
  filter: string | undefined;
  onChange: (filter: string | undefined) => void;
}

/** Checkboxes for the values of one column. */
export function ChoiceFields({ label, choices, filter, onChange }: ChoiceFieldsProps) {
  const chosen = new Set(filter?.split(' '));
  const toggle = (key: string) => {
    const others = [...chosen].filter((one) => one !== key);
    onChange([...others, ...(chosen.has(key) ? [] : [key])].join(' ') || undefined);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-cell font-strong">{label}</legend>
      <div className="max-h-56 overflow-auto rounded-field border border-line px-1.5 py-1">
        {choices.map(({ key, label: choice, count, isExact = true }) => (
          <label
            key={key}
            className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-key px-1.5 text-cell hover:bg-surface-2 max-lg:min-h-11 coarse:min-h-11"
          >
            <input
              type="checkbox"
              checked={chosen.has(key)}
              onChange={() => toggle(key)}
              className="size-4 shrink-0"
            />
            <span className="min-w-0 flex-1">{choice}</span>
            <span className="text-caption text-text-3 tabular-nums">
              {totalWords({ count, isExact })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
