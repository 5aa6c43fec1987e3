import { dateCells, dateHeader, phoneCell } from '../../../../domain/csv.ts';
import type { HostList } from '../../../api/lists/long-list-types.ts';
import { filterParameters, orderParameters, withoutEmpty } from '../../../api/lists/parameters.ts';
import type { RowQuery } from '../../../lib/row-index/row-index.ts';
import { showToast } from '../../feedback/toast.ts';
import type { Column } from '../column.tsx';
import { type ChoicesOf, filtersInForce } from '../filters/filters-in-force.ts';
import { rowWords } from '../pages.ts';
import { saveCsv } from '../save-file/save-csv.ts';
import type { Matches } from '../use-matches.ts';
import { downloadCsv } from './download-csv.ts';

/** What to export, and under which name. */
export interface RowExport<T> {
  /** The first part of the file name; the filters and the day in Africa/Lagos follow. */
  name: string;
  /** The columns on screen; if the browser makes the file, also the columns that only the file has. */
  columns: readonly Column<T>[];
  /** The found rows in the order on screen; only the rows of the page if the host searches the list. */
  found: Matches<T>;
  /** All columns, whose filters are in the name of the file. */
  allColumns: readonly Column<T>[];
  choicesOf: ChoicesOf;
  /** How the host searches the list; null if the browser does. */
  hostList: HostList<T> | null;
  query: RowQuery;
}

/**
 * Exports all found rows as a CSV file, in the order on screen, and reports the outcome in a toast. If the host
 * searches the list, the host makes the file.
 */
export async function exportRows<T>(rowExport: RowExport<T>): Promise<void> {
  const { name, columns, allColumns, choicesOf, found, hostList, query } = rowExport;
  const filters = filtersInForce(allColumns, query.filters, choicesOf);
  const words = [name, ...filters.map(({ text }) => text)].join(' ');
  const isMasked = columns.some((column) => column.isMasked);
  const maskWords = isMasked ? ', with phones and e-mails masked' : '';
  const exportedColumns = columns.filter((column) => column.exported !== undefined);
  if (hostList !== null) {
    const parameters = {
      ...hostList.fixed,
      ...filterParameters({ ...query, isMasked }),
      ...orderParameters(query),
      ...withoutEmpty({ columns: exportedColumns.map(({ id }) => id).join(',') }),
    };
    await saveCsv(hostList.operationId, parameters, { words, maskWords });
    return;
  }
  const cells = exportedColumns.map((column) => cellsOf(column, found));
  const lines = Array.from({ length: found.length + 1 }, (_, line) =>
    cells.map((column) => column[line] ?? ''),
  );
  const file = downloadCsv(words, lines);
  const rows = rowWords({ count: found.length });
  await showToast({ title: 'Exported', text: `${file}, ${rows}${maskWords}` });
}

/** Returns the header and the cells of a column, in the order of the rows. */
function cellsOf<T>(column: Column<T>, found: Matches<T>): string[] {
  const { header, exported, kind } = column;
  const texts = Array.from(
    { length: found.length },
    (_, index) => exported?.(found.at(index)) ?? '',
  );
  if (kind === 'day') return [dateHeader(header), ...dateCells(texts)];
  return [header, ...(kind === 'phone' ? texts.map(phoneCell) : texts)];
}
