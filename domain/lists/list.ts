/** What the values of a column are. It decides how they are printed, sorted and exported. */
export type ColumnKind = 'id' | 'text' | 'number' | 'status' | 'money' | 'day' | 'email' | 'phone';

/**
 * What the filter of a column compares: keys of words, a range of days in Africa/Lagos, a range of amounts or of their
 * absolute values ("sizes"), consecutive digits, or one id, which only links set.
 */
export type FilterKind = 'choices' | 'days' | 'amounts' | 'sizes' | 'phones' | 'id';

/** A column of a list. Its id is the name of the field, of the search params, and of the parameters of the host. */
export interface ListColumn<Kind extends ColumnKind = ColumnKind> {
  header: string;
  kind: Kind;
  filter?: FilterKind;
  /** What is shown in place of a missing value, and found by a search; without it, a search finds no missing value. */
  missing?: string;
  /** The names of its sums in the answer of a host. */
  sums?: readonly string[];
  /** Only the list of one artisan's records has the column. A host does not search or export it. */
  only?: 'artisan';
}

export interface ListSort {
  column: string;
  descending: boolean;
}

/** The declaration of a list. Every column is sortable and exported. */
export interface List<Kind extends ColumnKind = ColumnKind> {
  columns: Readonly<Record<string, ListColumn<Kind>>>;
  /** What a table has no room for: columns that only the file of the browser's rows has. */
  fileColumns?: Readonly<Record<string, ListColumn<Kind>>>;
  /** The page sizes; the first is the default. */
  sizes: readonly number[];
  /** The default order; without it, the host's. */
  sort?: ListSort;
  /** The default filters. */
  preset?: Readonly<Record<string, string>>;
  /** Whose contact details are in the columns of the kinds email and phone. */
  contacts?: 'artisan' | 'client' | 'contact-message';
}

/** The page sizes of the specification: of the lists of artisans and clients, and of every other list. */
export const peopleSizes = [10, 20, 30] as const;
export const recordSizes = [5, 10, 25, 50] as const;

/** A column of ids. */
export const id = (header: string) => ({ header, kind: 'id' }) as const;

/** The column of the id by which links show one row of a list. */
export const rowId = (header: string) => ({ header, kind: 'id', filter: 'id' }) as const;

export const text = (header: string) => ({ header, kind: 'text' }) as const;

/** A column of texts with few different values. */
export const choice = (header: string) => ({ header, kind: 'text', filter: 'choices' }) as const;

export const status = (header: string) => ({ header, kind: 'status', filter: 'choices' }) as const;

export const day = (header: string) => ({ header, kind: 'day', filter: 'days' }) as const;

export const money = (header: string) => ({ header, kind: 'money', filter: 'amounts' }) as const;

/** The names of one sum and of the rows that it leaves out. */
export const sumNames = ['total', 'left_out'] as const;

/** Returns the columns that every view of a list has, with their ids: those that a host searches and exports. */
export const sharedColumns = ({ columns }: Pick<List, 'columns'>): [id: string, ListColumn][] =>
  Object.entries(columns).filter(([, { only }]) => only === undefined);
