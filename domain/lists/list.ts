/** The kind of a column's values, which decides how they are printed, sorted and exported. */
export type ColumnKind = 'id' | 'text' | 'number' | 'status' | 'money' | 'day' | 'email' | 'phone';

/**
 * The kind of a column's filter: `choices` takes keys of words (`statusKey`), `days` a range of days in Africa/Lagos,
 * `amounts` a range of amounts, `absolute` a range of amounts without their signs, `phones` consecutive digits, and
 * `id` one id, which only links set.
 */
export type FilterKind = 'choices' | 'days' | 'amounts' | 'absolute' | 'phones' | 'id';

/** A column of a list. Its id is also the name of its filter in the address and in calls. */
export interface ListColumn<Kind extends ColumnKind = ColumnKind> {
  header: string;
  kind: Kind;
  filter?: FilterKind;
  /** The text in place of a missing value, which a search finds as well. */
  missing?: string;
  /** The names of the column's sums in the answer of a host. */
  sums?: readonly string[];
  /** Only the list of one artisan's records has the column. A host does not search or export it. */
  only?: 'artisan';
}

export interface ListSort {
  column: string;
  descending: boolean;
}

export interface List<Kind extends ColumnKind = ColumnKind> {
  columns: Readonly<Record<string, ListColumn<Kind>>>;
  /** Columns that a table has no room for. Only the CSV file that the browser makes has them. */
  fileColumns?: Readonly<Record<string, ListColumn<Kind>>>;
  /** The page sizes; the first is the default. */
  sizes: readonly number[];
  /** The default order; without it, the host's. */
  sort?: ListSort;
  /** The default filters. */
  preset?: Readonly<Record<string, string>>;
  /** The kind of record that the e-mail addresses and phone numbers of a row belong to. */
  contacts?: 'artisan' | 'client' | 'contact-message';
}

/** The page sizes of the lists of artisans and clients, by the specification. */
export const peopleSizes = [10, 20, 30] as const;

/** The page sizes of every other list, by the specification. */
export const recordSizes = [5, 10, 25, 50] as const;

export const id = (header: string) => ({ header, kind: 'id' }) as const;

/** A column of ids with a filter for one id, which links set to show one row. */
export const rowId = (header: string) => ({ header, kind: 'id', filter: 'id' }) as const;

export const text = (header: string) => ({ header, kind: 'text' }) as const;

/** A column of texts with few different values. */
export const choice = (header: string) => ({ header, kind: 'text', filter: 'choices' }) as const;

export const status = (header: string) => ({ header, kind: 'status', filter: 'choices' }) as const;

export const day = (header: string) => ({ header, kind: 'day', filter: 'days' }) as const;

export const money = (header: string) => ({ header, kind: 'money', filter: 'amounts' }) as const;

/** The names of two sums: of the rows that count, and of the others. */
export const sumNames = ['total', 'left_out'] as const;

/** Returns the columns that are not only for one artisan's records, each with its id. */
export const sharedColumns = ({ columns }: Pick<List, 'columns'>): [id: string, ListColumn][] =>
  Object.entries(columns).filter(([, { only }]) => only === undefined);
