import type { HostSearch, RowTotal } from '../../../api/lists/long-list-types.ts';
import { lateCode } from '../../../lib/browser/late-code.ts';
import { useHasCsv } from '../../host-action/use-is-offered.ts';
import { Button } from '../../ui/button.tsx';
import { rowWords } from '../pages.ts';
import { maxBytesInMemory, savePicker, tooLargeWords } from '../save-file/limits.ts';
import type { RowExport } from './export-rows.ts';

export type ExportRows = <T>(rowExport: RowExport<T>) => unknown;

const exporter = lateCode(() => import('./export-rows.ts'));

interface ExportButtonProps {
  /** The number of found rows; null while the list loads. */
  total: RowTotal | null;
  /** The search of the host; null if the browser searches the list. */
  search: HostSearch<unknown> | null;
  /** Calls the function with what to export. */
  onExport: (exportRows: ExportRows) => void;
}

/** The button that exports all found rows. Its accessible name has the number of rows. */
export function ExportButton({ total, search, onExport }: ExportButtonProps) {
  const whyNot = useWhyNotExported(search, total);
  const name = `Export ${total && rowWords(total)} as CSV`;
  return (
    <Button
      {...(whyNot === undefined && { 'aria-label': name, 'data-tip': name })}
      disabledBecause={whyNot}
      onPointerEnter={() => void exporter.loadAhead()}
      onClick={() => void exporter.load().then((code) => code && onExport(code.exportRows))}
    >
      Export
    </Button>
  );
}

/** The estimated bytes of a short row of a file. */
const shortRowBytes = 100;

/** Returns why the found rows cannot be exported, or undefined. */
function useWhyNotExported(
  search: HostSearch<unknown> | null,
  total: RowTotal | null,
): string | undefined {
  const hasFile = useHasCsv(search?.operationId);
  if (total === null) return 'The rows are loading';
  const { count, isExact } = total;
  if (count === 0 && isExact) return 'There are no rows to export';
  if (search === null) return undefined;
  if (hasFile === undefined) return 'It is not known yet whether the server exports long lists';
  if (!hasFile) return 'The server finds these rows, and does not offer to export them';
  return savePicker() !== null || count * shortRowBytes < maxBytesInMemory
    ? undefined
    : tooLargeWords;
}
