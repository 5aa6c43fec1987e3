import { useRouter } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { NotedKind } from '../../api/extensions/notes.ts';
import { isLongId } from '../../lib/values/ids.ts';
import { IdText } from '../data-table/id-text.tsx';
import { useSetSearch } from '../data-table/use-set-search.ts';
import { copyText } from '../feedback/copy-text.ts';
import { RowMark } from '../notes/row-mark.tsx';
import { NamedLink, type NamedTarget } from './named-links.tsx';
import { opensElsewhere } from './row-link.tsx';

interface LinkedIdProps {
  id: string | null;
  target: NamedTarget;
  /** The kind of the record, if notes on it have a mark beside the id. */
  noted?: NotedKind | undefined;
}

/**
 * An id as a link. A record of the list on screen opens beside the list, whose search and page stay. On screen a long id
 * is shortened in the middle, and has a button that copies it.
 */
export function LinkedId({ id, target, noted }: LinkedIdProps) {
  const router = useRouter();
  const setSearch = useSetSearch();
  const openBeside = (event: MouseEvent) => {
    const { to, search } = target?.link ?? {};
    if (opensElsewhere(event) || !search || to !== router.state.location.pathname) return;
    event.preventDefault();
    setSearch(search, false);
  };
  return (
    <span className="inline-flex items-center gap-1">
      <span onClickCapture={openBeside}>
        <NamedLink target={target} className="hover:underline">
          <IdText id={id} plain />
        </NamedLink>
      </span>
      {id !== null && isLongId(id) && (
        <button
          type="button"
          aria-label={`Copy id ${id}`}
          data-tip="Copy"
          onClick={() => void copyText(id)}
          className="inline-flex size-6 items-center justify-center rounded-key text-text-3 hover:text-text max-lg:size-11 coarse:size-11"
        >
          <Copy size={13} />
        </button>
      )}
      {noted && <RowMark kind={noted} id={id} />}
    </span>
  );
}

/** Returns a cell function for the id of a row, as a link to its record. */
export const idCell =
  <T,>(
    read: (row: T) => string | null,
    targetOf: (id: string | null) => NamedTarget,
    noted?: NotedKind,
  ) =>
  (row: T) => <LinkedId id={read(row)} target={targetOf(read(row))} noted={noted} />;
