import type { SearchSchemaInput } from '@tanstack/react-router';
import type { List } from '../../domain/lists/list.ts';
import type { TableParams } from '../lib/url/table-state.ts';
import type { jobSpec, transactionSpec } from './-person-records.tsx';

/**
 * The search params of links to the page of a list. A route names the list as `typeof import('…')`: an import statement,
 * also for its type, makes the list a part of the entry script.
 */
export type ListSearch<L extends List> = TableParams<L> & SearchSchemaInput;

/** The `validateSearch` of the page of a list, for the types of the links to it. The table itself reads its params. */
export const listSearch =
  <L extends List>() =>
  (search: ListSearch<L>): object =>
    search;

/** The search params of links to a page with tables of jobs and of transactions. */
export type TablesSearch = TableParams<typeof jobSpec> &
  TableParams<typeof transactionSpec> &
  SearchSchemaInput;
