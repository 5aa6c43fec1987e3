import { createContext, useContext, useMemo } from 'react';
import type { ListState } from '../../api/lists/use-list.ts';
import { wholeListOrigin, writeListOrigin } from '../../lib/url/person-search.ts';
import { idOf } from '../../lib/values/ids.ts';
import { actionColumn, type Column } from '../data-table/column.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import type { TableControl } from '../data-table/use-table-state.ts';
import { HasMarks, mark } from '../notes/row-mark.tsx';
import { RowLink, type RowLinkLook } from '../row-link/row-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { type PersonLink, personCells, titleOf } from './people-columns.tsx';
import { PersonCard } from './person-card.tsx';
import type { ListedPerson, PersonKind, PersonRow } from './person-kinds.ts';

interface PeopleListProps {
  kind: PersonKind;
  list: ListState<ListedPerson>;
  control: TableControl;
}

/** The list origin in the links of the rows. A context, so that its change does not render the rows again. */
const ListSearch = createContext(wholeListOrigin);

/** The table of all artisans, or of all clients. */
export function PeopleList({ kind, list, control }: PeopleListProps) {
  return (
    <ListSearch value={writeListOrigin(kind.list, control.state)}>
      <DataTable
        caption={kind.plural}
        columns={usePeopleListColumns(kind)}
        list={list}
        rowKey={idOf}
        control={control}
        searchPlaceholder={`Search ${kind.plural}`}
        emptyText={`No ${kind.singular} Found`}
        isStateless
        card={(row, cell) => (
          <PersonCard
            person={row}
            email={cell('email')}
            title={nameLink(kind)(row, {
              className: 'hover:underline',
              children: titleOf(kind, row) ?? 'NIL',
            })}
            action={<ViewLink kind={kind} row={row} />}
          />
        )}
      />
    </ListSearch>
  );
}

const nameLink =
  (kind: PersonKind): PersonLink =>
  ({ id }, look) => <LinkToPerson kind={kind} id={id} showsMark {...look} />;

/** Returns the columns of the list; Previous and Next use the same ones, to share the list's cached index. */
export function usePeopleListColumns(kind: PersonKind): readonly Column<ListedPerson>[] {
  return useMemo(
    () => [
      ...kind.columns(personCells(kind, nameLink(kind))),
      actionColumn((row) => <ViewLink kind={kind} row={row} />),
    ],
    [kind],
  );
}

function ViewLink({ kind, row }: { kind: PersonKind; row: PersonRow }) {
  return (
    <LinkToPerson
      kind={kind}
      id={row.id}
      className={buttonClass('secondary', 'row')}
      // A label, because a visually hidden word in each row costs layout and paint.
      aria-label={`View ${titleOf(kind, row) ?? 'NIL'}`}
    >
      View
    </LinkToPerson>
  );
}

interface LinkToPersonProps extends RowLinkLook {
  kind: PersonKind;
  id: string | null;
  showsMark?: boolean;
}

/** A link to a person's page, with the list origin in its address. Without an id, only its children. */
function LinkToPerson({ kind, id, showsMark = false, ...look }: LinkToPersonProps) {
  const search = useContext(ListSearch);
  const hasMarks = useContext(HasMarks);
  if (id === null) return look.children;
  return (
    <>
      <RowLink {...kind.toPerson(id, search)} {...look} />
      {showsMark && hasMarks && (
        <>
          {' '}
          <mark.View kind={kind.word} id={id} />
        </>
      )}
    </>
  );
}
