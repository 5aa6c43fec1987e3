import type { SearchSchemaInput } from '@tanstack/react-router';
import type { List } from '../../domain/lists/list.ts';
import { readId } from '../lib/url/search-params.ts';
import type { TableParams } from '../lib/url/table-state.ts';
import type { jobSpec, transactionSpec } from './-person-records.tsx';

/**
 * The search params of links to the page of a list. A route names the list as `typeof import('…')`, because an import
 * statement makes the list a part of the entry script.
 */
export type ListSearch<L extends List> = TableParams<L> & SearchSchemaInput;

/** The search param with the id of the record in the panel beside the list. */
export interface RecordSearch {
  record?: string | undefined;
}

/**
 * Returns a `validateSearch` that types the links to the page of a list, and checks the id of the open record. The table
 * validates its own params.
 */
export const listSearch =
  <L extends List>() =>
  (search: ListSearch<L> & RecordSearch): RecordSearch => ({
    ...search,
    record: readId(search.record),
  });

/** The search params of links to a page with tables of jobs and of transactions. */
export type TablesSearch = TableParams<typeof jobSpec> &
  TableParams<typeof transactionSpec> &
  SearchSchemaInput;
