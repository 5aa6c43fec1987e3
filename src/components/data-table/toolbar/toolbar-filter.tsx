import { useId } from 'react';
import type { TableControl } from '../use-table-state.ts';

interface ToolbarFilterProps {
  column: string;
  label: string;
  /** The choice without a key shows all rows. */
  choices: readonly { key?: string; label: string }[];
  control: TableControl;
}

/** A filter that is set by default, and is therefore visible in the toolbar. */
export function ToolbarFilter({ column, label, choices, control }: ToolbarFilterProps) {
  const name = useId();
  const { filters } = control.state;
  const chosen = filters[column];
  return (
    <fieldset className="flex shrink-0 rounded-control border border-line-strong bg-surface-2 p-0.5">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ key, label: choice }) => (
        <label
          key={choice}
          className="cursor-pointer rounded-key px-2.5 py-1 text-cell font-medium text-text-2 has-checked:bg-surface has-checked:text-text has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-focus max-lg:py-2.5 coarse:py-2.5 dark:has-checked:bg-surface-3 dark:has-checked:[box-shadow:0_0_0_1px_var(--color-line-strong)]"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={chosen === key}
            onChange={() => control.change({ filters: { ...filters, [column]: key } })}
          />
          {choice}
        </label>
      ))}
    </fieldset>
  );
}
