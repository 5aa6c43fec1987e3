import { type RawSearch, readText } from './search-params.ts';

/** The search params of the Audit page: its filters, and the cursor or the end to begin at. The page checks them. */
export type AuditSearch = {
  [Name in 'q' | 'account' | 'kind' | 'from' | 'to' | 'cursor' | 'end']?: string | undefined;
};

/** Returns the search params of the Audit page. */
export const readAuditSearch = ({
  q,
  account,
  kind,
  from,
  to,
  cursor,
  end,
}: RawSearch): AuditSearch => ({
  q: readText(q),
  account: readText(account),
  kind: readText(kind),
  from: readText(from),
  to: readText(to),
  cursor: readText(cursor),
  end: readText(end),
});
