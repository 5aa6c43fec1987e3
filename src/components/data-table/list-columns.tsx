/** The columns of a table, made of the declaration of its list. Lists of people need no other kinds than these. */
import type { ColumnKind, List, ListColumn } from '../../../domain/lists/list.ts';
import { statusKey } from '../../../domain/status.ts';
import type { DateValue } from '../../lib/values/dates.ts';
import type { Kobo } from '../../lib/values/money.ts';
import { fieldOf } from '../../lib/values/records.ts';
import { formatStatus } from '../../lib/values/status.ts';
import type { ContactCells } from '../contact-field/contact.ts';
import { StatusPill } from '../ui/status-pill.tsx';
import { type Column, CutText, type SumText } from './column.tsx';
import { IdText } from './id-text.tsx';

/** The values of a column, by its kind. Amounts are kobo. */
type ValueOf<Kind> = Kind extends 'money'
  ? Kobo | null
  : Kind extends 'day'
    ? DateValue | null
    : Kind extends 'number'
      ? number | null
      : string | null;

type Read<T, Kind> = (row: T) => ValueOf<Kind>;

/** The sums under a money column: the sum of a row, and the texts of the sums, both by index. */
export interface ColumnSums<T> {
  sumOf: (row: T) => number | null;
  sums: readonly SumText[];
}

/** A column's declaration, and what its cells need beside it. */
export interface Declared<T> extends ListColumn {
  id: string;
  owner: ContactCells<T>['owner'] | undefined;
  totals: ColumnSums<T> | undefined;
}

type Drawn<T> = Omit<Column<T>, 'header' | 'id' | 'kind' | 'only'>;

type MakeCells<Kind> = <T>(read: Read<T, Kind>, column: Declared<T>) => Drawn<T>;

/** How the cells of each kind of column are made. */
export type Kinds<Kind extends ColumnKind> = { [K in Kind]: MakeCells<K> };

/** What a column has beyond its declaration: its own drawing, and how its value is read. */
interface Cell<T, Kind> extends Partial<Omit<Drawn<T>, 'totals' | 'sums'>> {
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

/** The cells of a list. A column whose value is no field of the row needs `read`. */
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
 * Returns a function that makes the columns of a list. What its `cells` have for a column replaces what the kind of
 * the column draws.
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
      const { read = fieldOf<ValueOf<Kind>>(id), totals, ...drawn } = cell ?? {};
      const { header, kind, only } = column;
      return {
        id,
        header,
        kind,
        only,
        ...kinds[kind](read, { ...column, id, owner, totals }),
        ...drawn,
      };
    });
  };

type PlainKind = 'email' | 'id' | 'number' | 'status' | 'text';

/** Texts. A long text has an ellipsis, and a tooltip with the whole text. */
const textCells = <T,>(read: (row: T) => string | null): Drawn<T> => ({
  text: (row) => read(row) ?? '',
  exported: (row) => read(row) ?? '',
  sortKey: read,
  cell: (row) => <CutText>{read(row)}</CutText>,
});

/** Digits that are not an amount, such as phone numbers. They are not truncated. */
export const digitCells = <T,>(read: (row: T) => string | null): Drawn<T> => ({
  ...textCells(read),
  className: 'whitespace-nowrap text-text-2 tabular-nums',
  skeleton: 'w-10',
  cell: (row) => read(row) ?? 'NIL',
});

export const plainKinds: Kinds<PlainKind> = {
  text: textCells,
  number: (read) => digitCells((row) => read(row)?.toString() ?? null),
  // A long id is printed without its middle.
  id: (read) => ({ ...digitCells(read), isId: true, cell: (row) => <IdText id={read(row)} /> }),
  status: (read) => ({
    skeleton: 'w-16',
    text: (row) => read(row) ?? '',
    label: (row) => formatStatus(read(row)),
    exported: (row) => read(row) ?? '',
    sortKey: (row) => statusKey(read(row) ?? ''),
    filterKey: (row) => statusKey(read(row) ?? 'nil'),
    choiceLabel: formatStatus,
    cell: (row) => <StatusPill status={read(row)} />,
  }),
  email: (read, { owner }) => ({
    ...textCells(read),
    contact: owner && { field: 'email', read, owner },
    // On paper an address wraps after the @ or a dot; on screen drawing the parts takes longer than the row.
    printed: (row) => (
      <CutText>
        {read(row)
          ?.split(/(?<=[@.])/)
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key, and no state
          .flatMap((part, at) => [part, <wbr key={at} />])}
      </CutText>
    ),
  }),
};

/** Returns a function that makes the columns of a list of people. */
export const plainColumns = <T extends object>() => listColumns<T, PlainKind>(plainKinds);
