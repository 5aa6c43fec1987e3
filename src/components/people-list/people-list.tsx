import { useMemo } from 'react';
import type { List } from '../../api/lists/use-list.ts';
import { peopleSizes } from '../../lib/address/page-sizes.ts';
import { actionColumn } from '../data-table/column.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import type { TableControl } from '../data-table/use-table-state.ts';
import { buttonClass } from '../ui/button.tsx';
import { nameOf, type PersonLink, type PersonRow, peopleColumns } from './people-columns.tsx';
import { PersonCard } from './person-card.tsx';

interface PeopleListProps<T> {
  caption: string;
  nameHeader: string;
  searchPlaceholder: string;
  emptyText: string;
  list: List<T>;
  control: TableControl;
  /** A constant of the caller's module: the columns are made once for it. */
  link: PersonLink<T>;
}

/** All artisans, or all clients. */
export function PeopleList<T extends PersonRow>({
  caption,
  nameHeader,
  searchPlaceholder,
  emptyText,
  list,
  control,
  link,
}: PeopleListProps<T>) {
  const columns = useMemo(
    () => [...peopleColumns<T>(nameHeader, link), actionColumn<T>((row) => viewLink(row, link))],
    [nameHeader, link],
  );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      list={list}
      rowKey={(row) => row.id ?? ''}
      control={control}
      sizes={peopleSizes}
      searchPlaceholder={searchPlaceholder}
      emptyText={emptyText}
      plainRows
      card={(row) => (
        <PersonCard
          person={row}
          title={link(row, { className: 'hover:underline', children: nameOf(row) ?? 'NIL' })}
          action={viewLink(row, link)}
        />
      )}
    />
  );
}

function viewLink<T extends PersonRow>(row: T, link: PersonLink<T>) {
  return link(row, {
    className: buttonClass('secondary', 'row'),
    // Not a hidden word inside: each would be a layer of its own to lay out and paint.
    'aria-label': `View ${nameOf(row) ?? 'NIL'}`,
    children: 'View',
  });
}
