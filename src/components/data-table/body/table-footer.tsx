import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatCount } from '../../../lib/values/count.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import type { TableControl } from '../use-table-state.ts';

interface TableFooterProps {
  caption: string;
  page: number;
  pages: number;
  /** The page size. */
  size: number;
  count: number;
  control: TableControl;
  sums: ReactNode;
}

/** The footer of a table: page size, sums, position and page buttons. */
export function TableFooter({
  caption,
  page,
  pages,
  size,
  count,
  control,
  sums,
}: TableFooterProps) {
  const id = useId();
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, count);
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-(--edge) py-2 text-cell text-text-2">
      <label htmlFor={id}>Rows per page</label>
      <Select
        id={id}
        value={control.state.size}
        onChange={(event) => control.change({ size: Number(event.target.value) })}
      >
        {control.sizes.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
      {sums}
      <div className="ml-auto flex items-center gap-4">
        <span className="tabular-nums">
          {formatCount(first)}–{formatCount(last)} of {formatCount(count)}
        </span>
        <nav aria-label={`Pages of ${caption}`} className="flex gap-1.5">
          <IconButton
            label="Previous page"
            outlined
            className="size-[30px]"
            disabled={page <= 1}
            tip={page <= 1 ? 'This is the first page' : 'Previous page'}
            icon={<ChevronLeft strokeWidth={2} />}
            onClick={() => control.change({ page: page - 1 })}
          />
          <IconButton
            label="Next page"
            outlined
            className="size-[30px]"
            disabled={page >= pages}
            tip={page >= pages ? 'This is the last page' : 'Next page'}
            icon={<ChevronRight strokeWidth={2} />}
            onClick={() => control.change({ page: page + 1 })}
          />
        </nav>
      </div>
    </div>
  );
}
