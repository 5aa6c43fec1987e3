import type { ReactNode } from 'react';
import {
  formatLocation,
  fullName,
  isLocationKnown,
  type Location,
  noLocation,
} from '../../../domain/person.ts';
import { CutText, shareWidthClasses } from '../data-table/column.tsx';
import type { RowLinkLook } from '../row-link/row-link.tsx';
import { Avatar } from '../ui/avatar.tsx';
import type { PersonKind, PersonRow } from './person-kinds.ts';

export const nameOf = (person: Pick<PersonRow, 'first_name' | 'last_name'>) =>
  fullName(person.first_name, person.last_name);

/** Renders the link to a person's page; only its children if the person has no id. */
export type PersonLink = (row: PersonRow, look: RowLinkLook) => ReactNode;

/** The known parts of a place, as they are searched and sorted. */
const placeWords = ({ ward, lga, state }: PersonRow) =>
  [ward, lga, state].filter((part) => part !== null).join(' ');

/** What the columns name, location and email of a list of people add to their declaration. */
export const personCells = (kind: PersonKind, link: PersonLink) => ({
  name: {
    read: nameOf,
    className: 'max-w-80 font-strong',
    // Sorted by family name.
    sortKey: (row: PersonRow) => fullName(row.last_name, row.first_name),
    preparesOrder: true,
    cell: (row: PersonRow) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={nameOf(row)} className="size-7 text-count" />
        {link(row, {
          className: 'min-w-0 hover:underline',
          children: <CutText>{titleOf(kind, row)}</CutText>,
        })}
      </span>
    ),
  },
  location: {
    read: formatLocation,
    className: `max-w-64 text-text-2 ${shareWidthClasses}`,
    text: (row: PersonRow) => placeWords(row) || noLocation,
    sortKey: placeWords,
    cell: (row: PersonRow) =>
      isLocationKnown(row) ? <CutText>{formatLocation(row)}</CutText> : <PlaceText place={row} />,
  },
  email: { className: `max-w-60 text-text-2 ${shareWidthClasses}` },
});

/** Returns the name of a person, or the kind and the id, "Artisan 7"; null if neither is known. */
export const titleOf = ({ one }: PersonKind, row: PersonRow): string | null =>
  nameOf(row) ?? (row.id === null ? null : `${one} ${row.id}`);

/** The place where a person lives; grey if it is not known. */
export function PlaceText({ place }: { place: Location }) {
  const text = formatLocation(place);
  return isLocationKnown(place) ? text : <span className="text-text-3">{text}</span>;
}
