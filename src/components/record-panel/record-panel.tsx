import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { RawSearch } from '../../lib/url/search-params.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { NamedLink, type NamedTarget } from '../row-link/named-links.tsx';
import { buttonClass } from '../ui/button.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { NeighbourButtons } from './neighbour-buttons.tsx';
import type { OpenedRowOptions } from './use-opened-row.ts';
import { useRecordPanel } from './use-record-panel.ts';
import type { RecordProps } from './use-record-table-props.tsx';

interface RecordPanelProps<T> extends RecordProps<T>, OpenedRowOptions<T> {
  /** The word for a record: "withdrawal". */
  word: string;
  /** The title of the panel, with the id. */
  title: string;
  listName: string;
  /** Where else the record may be, if the list does not have it. */
  elsewhere?: { words: string; target: NamedTarget };
  /** What is known about a record that the list does not have. */
  missing?: ReactNode;
  children: (row: T) => ReactNode;
}

/** The panel of the record in the address, beside its list. */
export function RecordPanel<T>(props: RecordPanelProps<T>) {
  const { openId, word, title, actions } = props;
  const { read, neighbours, open, returnFocus } = useRecordPanel(props);
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record begins at its top
  useEffect(() => {
    if (top.current !== null) top.current.scrollTop = 0;
  }, [openId]);
  return (
    <SidePanel
      side="right"
      modal={false}
      title={title}
      onClose={() => props.onOpen(undefined)}
      returnFocus={returnFocus}
      headerActions={<NeighbourButtons word={word} neighbours={neighbours} onOpen={open} />}
    >
      <div ref={top} data-record-panel className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
        <Loaded what={title} read={read} skeleton={<RecordSkeleton />}>
          {(record) => (record === null ? <MissingRecord {...props} /> : props.children(record))}
        </Loaded>
      </div>
      {read.data != null && actions !== undefined && (
        <div className="flex shrink-0 flex-wrap justify-end gap-2 border-line border-t px-5 py-4 print:hidden">
          {actions(read.data)}
        </div>
      )}
    </SidePanel>
  );
}

function RecordSkeleton() {
  return (
    <div aria-busy role="status" aria-label="The record is loading" className="flex flex-col gap-3">
      <Skeleton className="h-3 w-1/2" />
      <Skeleton className="h-2.5 w-1/3" />
      <Skeleton className="h-24 rounded-field" />
    </div>
  );
}

/** The link to the whole list, without the open record, the search and the filters. */
export const AllOfList = ({ name, search = {} }: { name: string; search?: RawSearch }) => (
  <Link to="." search={search} className={buttonClass()}>
    Show all of {name}
  </Link>
);

/** Says that the list does not have the record, with the links to where it may be. */
function MissingRecord<T>(props: RecordPanelProps<T>) {
  const { title, listName, elsewhere, missing } = props;
  return (
    <>
      <p className="text-body">
        {title} is not in {listName}.
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {elsewhere !== undefined && (
          <NamedLink
            target={elsewhere.target}
            className="text-body text-accent-ink hover:underline"
          >
            {elsewhere.words}
          </NamedLink>
        )}
        <AllOfList name={listName} />
      </p>
      <div className="mt-4">{missing}</div>
    </>
  );
}
