import { formatCount } from '../../lib/count.ts';
import { mostPrinted } from './use-printing.ts';

interface PrintedWordsProps {
  search: string;
  /** How many rows are found. */
  count: number;
}

/** What a list says on paper, where no search box stands over it and no next page follows. */
export function PrintedWords({ search, count }: PrintedWordsProps) {
  return (
    <div className="px-(--edge) pb-1 text-caption">
      {search !== '' && <p>Search: {search}</p>}
      {count > mostPrinted && (
        <p>
          The first {formatCount(mostPrinted)} of {formatCount(count)} rows; Export as CSV has them
          all
        </p>
      )}
    </div>
  );
}
