import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { lateComponent, useLoaded } from '../../../lib/browser/late-component.tsx';
import { rowWords } from '../pages.ts';
import { SearchBox } from './search-box.tsx';
import type { ToolbarControlsProps } from './toolbar-controls.tsx';

const controls = lateComponent(() => import('./toolbar-controls.tsx'), 'ToolbarControls');

/** A filter that is in the toolbar and not in the menu. */
export interface ToolbarFilterSlot {
  /** The id of the filtered column. */
  column: string;
  /** The values that the filter can have. If the address has another value, a chip shows that value. */
  keys: readonly string[];
  filter: ReactNode;
}

interface TableToolbarProps extends Omit<ToolbarControlsProps, 'toolbarFilter'> {
  caption: string;
  captionId: string;
  isTitled: boolean;
  placeholder: string;
  toolbarFilter: ToolbarFilterSlot | undefined;
  draft: string;
  onDraft: (text: string) => void;
  end?: ReactNode;
}

/** The toolbar of a table: title, search, period, status, other filters, export and columns. */
export function TableToolbar(props: TableToolbarProps) {
  const { caption, captionId, isTitled, placeholder, draft, onDraft, end, ...controlsProps } =
    props;
  const { columns, control, total, isCompact, toolbarFilter } = controlsProps;
  const { sort, filters } = control.state;
  const sortedColumn = columns.find(({ id }) => id === sort?.column);
  // The controls load after the rows. Loaded controls stay while other rows load.
  const hasControls = useLoaded(
    controls,
    total !== null || controls.current() !== undefined || Object.values(filters).some(Boolean),
  );
  return (
    <>
      <div className="flex min-h-14 flex-wrap items-center gap-x-2.5 gap-y-2 px-(--edge) py-2.5">
        <h2
          id={captionId}
          className={
            isTitled
              ? clsx('text-card-title font-bold', isCompact ? 'flex-1' : 'mr-auto')
              : 'sr-only'
          }
        >
          {caption}
        </h2>
        {isTitled && isCompact && end}
        <div
          className={clsx(
            'flex min-w-0 flex-1 items-center gap-2.5',
            isTitled && isCompact ? 'basis-full' : 'basis-56',
            !isCompact && 'flex-wrap',
          )}
        >
          <SearchBox placeholder={placeholder} value={draft} onChange={onDraft} />
          {!isCompact && toolbarFilter?.filter}
          {hasControls && <controls.View {...controlsProps} />}
          {!isCompact && end && <span className="ml-auto">{end}</span>}
        </div>
        {isCompact && !isTitled && (toolbarFilter !== undefined || end !== undefined) && (
          <div className="-mr-3 -mb-2.5 flex w-full flex-wrap items-center justify-between gap-x-1">
            {toolbarFilter?.filter}
            {end}
          </div>
        )}
      </div>
      {hasControls && <controls.View {...controlsProps} areChips />}
      {/* Screen readers read this again after a change of the order, the search or the filters. */}
      <p role="status" className="sr-only">
        {sortedColumn !== undefined && (
          <span>{`Sorted by ${sortedColumn.header}, ${sort?.descending ? 'descending' : 'ascending'}. `}</span>
        )}
        {total !== null && `${rowWords(total)} found in ${caption}`}
      </p>
    </>
  );
}
