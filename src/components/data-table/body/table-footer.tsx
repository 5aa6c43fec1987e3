import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatCount } from '../../../../domain/count.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import type { Pages } from '../pages.ts';
import type { TableControl } from '../use-table-state.ts';

interface TableFooterProps {
  caption: string;
  pages: Pages;
  control: TableControl;
  sums: ReactNode;
}

/** The footer of a table: the page size, the sums, the position of the page, and the buttons of the pages. */
export function TableFooter({ caption, pages, control, sums }: TableFooterProps) {
  const id = useId();
  const pageButton = (label: string, target: Pages['next'], icon: ReactNode, whyNone: string) => (
    <IconButton
      label={label}
      outlined
      className="size-[30px]"
      disabled={target === null}
      tip={target === null ? whyNone : label}
      icon={icon}
      onClick={() => target !== null && control.change(target)}
    />
  );
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-(--edge) py-2 text-cell text-text-2">
      <label htmlFor={id}>Rows per page</label>
      <Select
        small
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
        {/* No aria-live: with it, this element and those around it would stay readable below an open dialog. */}
        <span role="status" data-printed className="tabular-nums">
          {pages.words}
        </span>
        <nav aria-label={`Pages of ${caption}`} className="flex gap-1.5">
          {pageButton('First page', pages.first, <ChevronFirst strokeWidth={2} />, firstPageWords)}
          {pageButton(
            'Previous page',
            pages.previous,
            <ChevronLeft strokeWidth={2} />,
            firstPageWords,
          )}
          {pageButton('Next page', pages.next, <ChevronRight strokeWidth={2} />, lastPageWords)}
          {pageButton('Last page', pages.last, <ChevronLast strokeWidth={2} />, lastPageWords)}
        </nav>
      </div>
    </div>
  );
}

const firstPageWords = 'This is the first page';
const lastPageWords = 'This is the last page';

interface ProgressFooterProps {
  rows: number;
  /** The received bytes; 0 while it is too early to show them. */
  bytes: number;
}

/** The footer of a list that is loading: the number of rows on screen and the received bytes. */
export function ProgressFooter({ rows, bytes }: ProgressFooterProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 border-line border-t px-(--edge) py-2 text-cell text-text-2">
      <span>
        {rows > 0 ? `The first ${formatCount(rows)}; the others are loading…` : 'Loading…'}
      </span>
      {bytes > 0 && (
        <span className="ml-auto tabular-nums">{(bytes / 1_000_000).toFixed(1)} MB so far</span>
      )}
    </div>
  );
}
