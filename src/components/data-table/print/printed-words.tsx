import { formatCount } from '../../../lib/values/count.ts';
import { mostPrinted } from './use-printing.ts';

interface PrintedWordsProps {
  search: string;
  /** How many rows are found, of a list that is printed with all its rows. */
  count: number | null;
}

/** The words of a printed list: what was searched for, and that the list has more rows. */
export function PrintedWords({ search, count }: PrintedWordsProps) {
  return (
    <div className="px-(--edge) pb-1 text-caption">
      {search !== '' && <p>Search: {search}</p>}
      {count !== null && count > mostPrinted && (
        <p>
          The first {formatCount(mostPrinted)} of {formatCount(count)} rows; Export as CSV has them
          all
        </p>
      )}
    </div>
  );
}
