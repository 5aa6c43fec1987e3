import type { ReactNode } from 'react';
import { formatLocation, fullName, hasPlace, type Location } from '../../../domain/person.ts';
import {
  type Column,
  CutText,
  emailColumn,
  idColumn,
  shareWidthClasses,
  statusColumn,
  textColumn,
} from '../data-table/column.tsx';
import type { RowLinkLook } from '../row-link/row-link.tsx';
import { Avatar } from '../ui/avatar.tsx';
import type { PersonKind, PersonRow } from './person-kinds.ts';

export const nameOf = (row: PersonRow) => fullName(row.first_name, row.last_name);

/** Renders the link to a person's page; only its children if the person has no id. */
export type PersonLink<T> = (row: T, look: RowLinkLook) => ReactNode;

/** The columns of a list of people. The specification has the same columns for artisans and clients. */
export function peopleColumns<T extends PersonRow>(
  nameHeader: string,
  kind: PersonKind,
  link: PersonLink<T>,
): readonly Column<T>[] {
  return [
    idColumn({ id: 'id', header: 'ID' }, (row) => row.id),
    nameColumn(nameHeader, kind, link),
    locationColumn(),
    emailColumn<T>(
      {
        id: 'email',
        header: 'Contact Info',
        className: `max-w-60 text-text-2 ${shareWidthClasses}`,
      },
      (row) => row.email,
      ({ id }) => ({ kind: kind.word, id }),
    ),
    statusColumn<T>({ id: 'status', header: 'Status' }, (row) => row.status),
  ];
}

/** Returns the name of a person, or the kind and the id, "Artisan 7"; null without both. */
export const titleOf = ({ one }: PersonKind, row: PersonRow): string | null =>
  nameOf(row) ?? (row.id === null ? null : `${one} ${row.id}`);

/** The name, after its avatar. */
function nameColumn<T extends PersonRow>(
  header: string,
  kind: PersonKind,
  link: PersonLink<T>,
): Column<T> {
  return {
    ...textColumn<T>({ id: 'name', header, className: 'max-w-80 font-strong' }, nameOf),
    // Sorted by family name.
    sortKey: (row) => fullName(row.last_name, row.first_name),
    preparesOrder: true,
    cell: (row) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={nameOf(row)} className="size-7 text-count" />
        {link(row, {
          className: 'min-w-0 hover:underline',
          children: <CutText>{titleOf(kind, row)}</CutText>,
        })}
      </span>
    ),
  };
}

function locationColumn<T extends PersonRow>(): Column<T> {
  return {
    ...textColumn<T>(
      {
        id: 'location',
        header: 'Location',
        className: `max-w-64 text-text-2 ${shareWidthClasses}`,
      },
      (row) => formatLocation(row),
    ),
    sortKey: (row) => (hasPlace(row) ? formatLocation(row) : null),
    cell: (row) =>
      hasPlace(row) ? <CutText>{formatLocation(row)}</CutText> : <PlaceText place={row} />,
  };
}

/** The place where a person lives; grey if it is not known. */
export function PlaceText({ place }: { place: Location }) {
  const text = formatLocation(place);
  return hasPlace(place) ? text : <span className="text-text-3">{text}</span>;
}
