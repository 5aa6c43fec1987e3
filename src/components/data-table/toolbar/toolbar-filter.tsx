import { RadioSwitch } from '../../ui/radio-switch.tsx';
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
  const { filters } = control.state;
  return (
    <RadioSwitch
      label={label}
      choices={choices}
      chosen={filters[column]}
      onChoose={(key) => control.change({ filters: { ...filters, [column]: key } })}
    />
  );
}
