import { type RawSearch, readText } from './search-params.ts';

const names = ['q', 'account', 'kind', 'from', 'to', 'cursor', 'end'] as const;

/** The search params of the Audit page: its filters, and `cursor` or `end`, which choose its page. The page checks them. */
export type AuditSearch = { [Name in (typeof names)[number]]?: string | undefined };

/** Reads the search params of the Audit page. Other params are dropped. */
export const readAuditSearch = (raw: RawSearch): AuditSearch =>
  Object.fromEntries(names.map((name) => [name, readText(raw[name])]));
