import type { ReactNode } from 'react';
import {
  formatLocation,
  fullName,
  isLocationKnown,
  type Location,
  noLocation,
} from '../../../domain/person.ts';
import { cutText, shareWidthClasses } from '../data-table/column.tsx';
import type { RowLinkLook } from '../row-link/row-link.tsx';
import { Avatar } from '../ui/avatar.tsx';
import type { PersonKind, PersonRow } from './person-kinds.ts';

/** Returns the full name of a person, or null. */
export const nameOf = (person: Pick<PersonRow, 'first_name' | 'last_name'>) =>
  fullName(person.first_name, person.last_name);

/** Renders the link to a person's page; only its children if the person has no id. */
export type PersonLink = (row: PersonRow, look: RowLinkLook) => ReactNode;

/** Returns the known parts of a location, as they are searched and sorted. */
const locationWords = ({ ward, lga, state }: PersonRow) =>
  [ward, lga, state].filter((part) => part !== null).join(' ');

/** Returns the cells of the columns that all lists of people have. */
export const personCells = (kind: PersonKind, link: PersonLink) => ({
  name: {
    read: nameOf,
    className: 'max-w-80 font-strong',
    sortKey: (row: PersonRow) => fullName(row.last_name, row.first_name),
    preparesOrder: true,
    cell: (row: PersonRow) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={nameOf(row)} className="size-7 text-count" />
        {link(row, {
          className: 'min-w-0 hover:underline',
          children: cutText(titleOf(kind, row)),
        })}
      </span>
    ),
  },
  location: {
    read: formatLocation,
    className: `max-w-64 text-text-2 ${shareWidthClasses}`,
    text: (row: PersonRow) => locationWords(row) || noLocation,
    sortKey: locationWords,
    cell: (row: PersonRow) =>
      isLocationKnown(row) ? cutText(formatLocation(row)) : <LocationText location={row} />,
  },
  email: {
    className: `max-w-60 text-text-2 ${shareWidthClasses}`,
    // The column does not show the phone number, but a search finds it, as the host sent it and as digits alone.
    text: ({ email, phone_number }: PersonRow) =>
      [email, phone_number, phone_number?.replace(/\D/g, '')].join(' '),
  },
});

/** Returns the name of a person, or the kind and the id, such as "Artisan 7"; null if neither is known. */
export const titleOf = ({ singular }: PersonKind, row: PersonRow): string | null =>
  nameOf(row) ?? (row.id === null ? null : `${singular} ${row.id}`);

/** The location of a person, grey if it is not known. */
export function LocationText({ location }: { location: Location }) {
  const text = formatLocation(location);
  return isLocationKnown(location) ? text : <span className="text-text-3">{text}</span>;
}
