import { lateComponent, useOpened } from '../../../lib/browser/late-component.tsx';
import { useViewSection } from '../../saved-views/use-view-section.tsx';
import { Menu, type OpenMenu } from '../../ui/menu.tsx';
import type { MenuColumn } from '../column.tsx';
import type { ChoicesOf } from '../filters/filters-in-force.ts';
import type { TableControl } from '../use-table-state.ts';
import {
  choiceSection,
  columnSection,
  type FilterColumn,
  isPeriodColumn,
  orderSection,
  periodSection,
  rangeSection,
} from './menu-sections.tsx';
import type { ColumnChoice } from './use-column-choice.ts';

const rangesDialog = lateComponent(() => import('../filters/ranges-dialog.tsx'), 'RangesDialog');

interface ToolbarMenuProps extends OpenMenu {
  /** The columns whose filters the menu has. */
  filterable: readonly FilterColumn[];
  /** The columns to show or hide; undefined for a menu without them. */
  hideable?: readonly MenuColumn[];
  /** All columns of the table. The menu orders by those with a sort key. */
  columns: readonly FilterColumn[];
  choicesOf: ChoicesOf;
  control: TableControl;
  columnChoice: Pick<ColumnChoice<never>, 'isShown' | 'toggle'>;
  /** Whether the rows are cards. Then the menu also has the saved views, and the order, because cards have no head. */
  isCompact: boolean;
}

/** An open menu of the toolbar, and the dialogs that it opens. */
export function ToolbarMenu(props: ToolbarMenuProps) {
  const { filterable, hideable, choicesOf, control, isCompact } = props;
  const [dialogColumns, openDialog, closeDialog] = useOpened<readonly FilterColumn[]>(rangesDialog);
  const views = useViewSection(isCompact);
  const isPeriod = isPeriodColumn(control);
  const ranges = filterable.filter((column) => column.range !== undefined && !isPeriod(column));
  return (
    <>
      <Menu
        trigger={props.trigger}
        defaultOpen={props.defaultOpen}
        sections={() => [
          ...views.sections,
          ...filterable
            .filter(isPeriod)
            .map((column) => periodSection(column, control, () => openDialog([column]))),
          ...(ranges.length > 0 ? [rangeSection(() => openDialog(ranges))] : []),
          ...filterable
            .filter(({ range }) => range === undefined)
            .map((column) => choiceSection(column, choicesOf(column.id), control)),
          ...(isCompact ? [orderSection(props.columns, control)] : []),
          ...(hideable === undefined ? [] : [columnSection(hideable, props.columnChoice)]),
        ]}
      />
      {dialogColumns !== null && (
        <rangesDialog.View columns={dialogColumns} control={control} onClose={closeDialog} />
      )}
      {views.dialog}
    </>
  );
}
