/**
 * Makes the columns of a table from the declaration of its list. The kinds of columns that lists of people have are here;
 * the others are in record-columns.tsx, which pages with lists of people do not load.
 */
import type { ColumnKind, List, ListColumn } from '../../../domain/lists/list.ts';
import { statusKey } from '../../../domain/status.ts';
import type { DateValue } from '../../lib/values/dates.ts';
import type { Kobo } from '../../lib/values/money.ts';
import { fieldOf } from '../../lib/values/records.ts';
import { formatStatus } from '../../lib/values/status.ts';
import type { ContactCells } from '../contact-field/contact.ts';
import { StatusPill } from '../ui/status-pill.tsx';
import { type Column, cutText, type SumText } from './column.tsx';
import { IdText } from './id-text.tsx';

/** The value of a column of this kind. Amounts are kobo. */
type ValueOf<Kind> = Kind extends 'money'
  ? Kobo | null
  : Kind extends 'day'
    ? DateValue | null
    : Kind extends 'number'
      ? number | null
      : string | null;

type Read<T, Kind> = (row: T) => ValueOf<Kind>;

/** The sums of a money column. */
export interface ColumnSums<T> {
  /** Returns the index of the sum that the row belongs to; null if it belongs to none. */
  sumOf: (row: T) => number | null;
  sums: readonly SumText[];
}

/** The declaration of a column, and the other values that its cells need. */
export interface DeclaredColumn<T> extends ListColumn {
  id: string;
  owner: ContactCells<T>['owner'] | undefined;
  totals: ColumnSums<T> | undefined;
}

/** The properties of a column that are not in its declaration. */
type ColumnCells<T> = Omit<Column<T>, 'header' | 'id' | 'kind' | 'only'>;

type MakeCells<Kind> = <T>(read: Read<T, Kind>, column: DeclaredColumn<T>) => ColumnCells<T>;

/** For each kind of column, the function that makes its cells. */
export type Kinds<Kind extends ColumnKind> = { [K in Kind]: MakeCells<K> };

/** The properties with which one column differs from its kind, and how its value is read. */
interface Cell<T, Kind> extends Partial<Omit<ColumnCells<T>, 'totals' | 'sums'>> {
  /** Returns the value of a row; by default the field with the id of the column. */
  read?: Read<T, Kind>;
  totals?: ColumnSums<T>;
}

type KindOf<Columns, Id extends keyof Columns> = Columns[Id] extends { kind: infer K } ? K : never;

type HasField<T, Id, Kind> = Id extends keyof T
  ? T[Id] extends ValueOf<Kind>
    ? true
    : false
  : false;

/** The cells of a list, by column. If no field of the row has the value of a column, its cell needs `read`. */
export type Cells<T, Columns> = {
  [Id in keyof Columns as HasField<T, Id, KindOf<Columns, Id>> extends true ? Id : never]?: Cell<
    T,
    KindOf<Columns, Id>
  >;
} & {
  [Id in keyof Columns as HasField<T, Id, KindOf<Columns, Id>> extends true ? never : Id]: Cell<
    T,
    KindOf<Columns, Id>
  > & { read: Read<T, KindOf<Columns, Id>> };
};

/**
 * Returns a function that makes the columns of a list from its declaration. Properties in `cells` replace those that
 * the kind of a column has.
 */
export const listColumns =
  <T extends object, Kind extends ColumnKind>(kinds: Kinds<Kind>) =>
  <Columns extends List<Kind>['columns']>(
    { columns, contacts }: Pick<List, 'contacts'> & { columns: Columns },
    cells: Cells<T, Columns>,
  ): readonly Column<T>[] => {
    const idOf = fieldOf<string | null>('id');
    const owner = contacts && ((row: T) => ({ kind: contacts, id: idOf(row) }));
    return Object.entries<ListColumn<Kind>>(columns).map(([id, column]) => {
      const cell = fieldOf<Cell<T, Kind> | undefined>(id)(cells);
      const { read = fieldOf<ValueOf<Kind>>(id), totals, ...overrides } = cell ?? {};
      const { header, kind, only } = column;
      return {
        id,
        header,
        kind,
        only,
        ...kinds[kind](read, { ...column, id, owner, totals }),
        ...overrides,
      };
    });
  };

type PlainKind = 'email' | 'id' | 'number' | 'status' | 'text';

/** Makes the cells of texts. A long text has an ellipsis, and a tooltip with all of it. */
const textCells = <T,>(read: (row: T) => string | null): ColumnCells<T> => ({
  text: (row) => read(row) ?? '',
  exported: (row) => read(row) ?? '',
  sortKey: read,
  cell: (row) => cutText(read(row)),
});

/** Makes the cells of digits that are not an amount, such as phone numbers. They are not cut off. */
export const digitCells = <T,>(read: (row: T) => string | null): ColumnCells<T> => ({
  ...textCells(read),
  className: 'whitespace-nowrap text-text-2 tabular-nums',
  skeleton: 'w-10',
  cell: (row) => read(row) ?? 'NIL',
});

/** The kinds of columns that lists of people and of records have. */
export const plainKinds: Kinds<PlainKind> = {
  text: textCells,
  number: (read) => ({ ...digitCells((row) => read(row)?.toString() ?? null), sortKey: read }),
  id: (read) => ({ ...digitCells(read), isId: true, cell: (row) => <IdText id={read(row)} /> }),
  status: (read) => ({
    ...textCells(read),
    skeleton: 'w-16',
    label: (row) => formatStatus(read(row)),
    sortKey: (row) => statusKey(read(row) ?? ''),
    filterKey: (row) => statusKey(read(row) ?? 'nil'),
    choiceLabel: formatStatus,
    cell: (row) => <StatusPill status={read(row)} />,
  }),
  email: (read, { owner }) => ({
    ...textCells(read),
    contact: owner && { field: 'email', read, owner },
    // On paper an address wraps after the @ or a dot. On screen it does not, because rendering its parts takes too
    // long.
    printed: (row) =>
      cutText(
        read(row)
          ?.split(/(?<=[@.])/)
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key, and no state
          .flatMap((part, index) => [part, <wbr key={index} />]),
      ),
  }),
};

/** Returns a function that makes the columns of a list of people. */
export const plainColumns = <T extends object>() => listColumns<T, PlainKind>(plainKinds);
