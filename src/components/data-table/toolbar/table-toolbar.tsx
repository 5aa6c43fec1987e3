import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { HostSearch, RowTotal } from '../../../api/lists/long-list-types.ts';
import { lateComponent, useLoaded } from '../../../lib/browser/late-component.tsx';
import type { Column } from '../column.tsx';
import type { ChoicesOf } from '../filters/filters-in-force.ts';
import { totalWords } from '../pages.ts';
import type { TableControl } from '../use-table-state.ts';
import type { ExportRows } from './export-button.tsx';
import { SearchBox } from './search-box.tsx';
import type { ColumnChoice } from './use-hidden-columns.ts';

const parts = lateComponent(() =>
  import('./toolbar-part.tsx').then(({ ToolbarPart }) => ToolbarPart),
);

/** A filter that is in the toolbar and not in the menu. */
export interface ToolbarFilterSlot {
  /** The id of the filtered column. */
  column: string;
  /** The choices of the filter. If the address has another value, a chip shows that value. */
  keys: readonly string[];
  filter: ReactNode;
}

interface TableToolbarProps<T> {
  caption: string;
  captionId: string;
  /** Whether the caption is visible as the title of the card. */
  titled: boolean;
  columns: readonly Column<T>[];
  choicesOf: ChoicesOf;
  /** Runs when the pointer or the focus reaches the button of a menu, because the choices may be needed soon. */
  onFilterIntent: () => void;
  control: TableControl;
  placeholder: string;
  toolbarFilter: ToolbarFilterSlot | undefined;
  draft: string;
  onDraft: (text: string) => void;
  columnChoice: ColumnChoice<T>;
  /** The search of the host; null if the browser searches the list. */
  search: HostSearch<T> | null;
  /** Calls the function with what to export. */
  onExport: (exportRows: ExportRows) => void;
  end?: ReactNode;
  /** The number of found rows; null while the list loads. */
  total: RowTotal | null;
  /** Whether the rows are cards, because the screen is narrow. */
  compact: boolean;
}

/** The toolbar of a table: title, search, period, status, other filters, export and columns. */
export function TableToolbar<T>(props: TableToolbarProps<T>) {
  const { caption, captionId, titled, columns, control, total, compact, toolbarFilter } = props;
  const { sort, filters } = control.state;
  const sorted = columns.find(({ id }) => id === sort?.column);
  // The rows come first. Once the parts are there, they stay while other rows load.
  const hasParts = useLoaded(
    parts,
    total !== null || parts.current() !== undefined || Object.values(filters).some(Boolean),
  );
  return (
    <>
      <div className="flex min-h-14 flex-wrap items-center gap-x-2.5 gap-y-2 px-(--edge) py-2.5">
        <h2
          id={captionId}
          className={
            titled ? clsx('text-card-title font-bold', compact ? 'flex-1' : 'mr-auto') : 'sr-only'
          }
        >
          {caption}
        </h2>
        {titled && compact && props.end}
        <div
          className={clsx(
            'flex min-w-0 flex-1 items-center gap-2.5',
            titled && compact ? 'basis-full' : 'basis-56',
            !compact && 'flex-wrap',
          )}
        >
          <SearchBox placeholder={props.placeholder} value={props.draft} onChange={props.onDraft} />
          {!compact && toolbarFilter?.filter}
          {hasParts && <parts.View {...props} />}
          {!compact && props.end && <span className="ml-auto">{props.end}</span>}
        </div>
        {compact && !titled && (toolbarFilter !== undefined || props.end !== undefined) && (
          <div className="-mr-3 -mb-2.5 flex w-full flex-wrap items-center justify-between gap-x-1">
            {toolbarFilter?.filter}
            {props.end}
          </div>
        )}
      </div>
      {hasParts && <parts.View {...props} areChips />}
      {/* Screen readers read it again after a change of the order, the search or the filters. */}
      <p role="status" className="sr-only">
        {sorted !== undefined && (
          <span>{`Sorted by ${sorted.header}, ${sort?.descending ? 'descending' : 'ascending'}. `}</span>
        )}
        {total !== null &&
          `${totalWords(total)} ${total.count === 1 ? 'row' : 'rows'} found in ${caption}`}
      </p>
    </>
  );
}
