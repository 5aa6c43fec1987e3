import { type RawSearch, readText } from './search-params.ts';

/** The search params of the Audit page. Its code checks their values. */
export type AuditSearch = ReturnType<typeof readAuditSearch>;

/** Returns the search params of the Audit page: what narrows it, and the cursor of its page. */
export const readAuditSearch = ({ q, account, kind, from, to, cursor }: RawSearch) => ({
  q: readText(q),
  account: readText(account),
  kind: readText(kind),
  from: readText(from),
  to: readText(to),
  cursor: readText(cursor),
});
