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

/** The footer of a table: page size, sums, position and page buttons. */
export function TableFooter({ caption, pages, control, sums }: TableFooterProps) {
  const id = useId();
  const turn = (label: string, to: Pages['next'], icon: ReactNode, none: string) => (
    <IconButton
      label={label}
      outlined
      className="size-[30px]"
      disabled={to === null}
      tip={to === null ? none : label}
      icon={icon}
      onClick={() => to !== null && control.change(to)}
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
        <span className="tabular-nums">{pages.words}</span>
        <nav aria-label={`Pages of ${caption}`} className="flex gap-1.5">
          {turn('First page', pages.first, <ChevronFirst strokeWidth={2} />, firstPageWords)}
          {turn('Previous page', pages.previous, <ChevronLeft strokeWidth={2} />, firstPageWords)}
          {turn('Next page', pages.next, <ChevronRight strokeWidth={2} />, lastPageWords)}
          {turn('Last page', pages.last, <ChevronLast strokeWidth={2} />, lastPageWords)}
        </nav>
      </div>
    </div>
  );
}

const firstPageWords = 'This is the first page';
const lastPageWords = 'This is the last page';

interface ProgressFooterProps {
  /** The number of visible preview rows; 0 without a preview. */
  shown: number;
  /** Bytes so far; 0 while it is too early to show progress. */
  bytes: number;
}

/** The footer of a loading list: the number of preview rows and the received bytes. */
export function ProgressFooter({ shown, bytes }: ProgressFooterProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 border-line border-t px-(--edge) py-2 text-cell text-text-2">
      <span>
        {shown > 0 ? `The first ${formatCount(shown)}; the others are loading…` : 'Loading…'}
      </span>
      {bytes > 0 && (
        <span className="ml-auto tabular-nums">{(bytes / 1_000_000).toFixed(1)} MB so far</span>
      )}
    </div>
  );
}
