import { formatCount } from '../../../../domain/count.ts';
import { maxPrintedRows } from './use-printing.ts';

interface PrintNoteProps {
  search: string;
  /** The number of found rows; null if only the rows of the page are printed. */
  count: number | null;
}

/** The text above a printed list: the search, and a note if the list has more rows than are printed. */
export function PrintNote({ search, count }: PrintNoteProps) {
  return (
    <div className="px-(--edge) pb-1 text-caption">
      {search !== '' && <p>Search: {search}</p>}
      {count !== null && count > maxPrintedRows && (
        <p>
          The first {formatCount(maxPrintedRows)} of {formatCount(count)} rows; Export as CSV has
          them all
        </p>
      )}
    </div>
  );
}
