import { FilterChips } from '../filters/filter-chips.tsx';
import { ToolbarControls, type ToolbarControlsProps } from './toolbar-controls.tsx';

/** The controls of a toolbar, or the chips below it: one file, because a list loads both after its rows. */
export function ToolbarPart({ areChips, ...props }: ToolbarControlsProps & { areChips?: boolean }) {
  return areChips === true ? <FilterChips {...props} /> : <ToolbarControls {...props} />;
}
