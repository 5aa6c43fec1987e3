import { type RawSearch, readText } from './search-params.ts';

const names = ['q', 'account', 'kind', 'from', 'to', 'cursor', 'end'] as const;

/** The search params of the Audit page: its filters, and the cursor or the end to begin at. The page checks them. */
export type AuditSearch = { [Name in (typeof names)[number]]?: string | undefined };

/** Returns the search params of the Audit page. */
export const readAuditSearch = (raw: RawSearch): AuditSearch =>
  Object.fromEntries(names.map((name) => [name, readText(raw[name])]));
