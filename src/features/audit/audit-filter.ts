import type { AuditFilter } from '../../api/extensions/audit.ts';
import { isAuditSubject } from '../../components/timeline/audit-words.ts';
import type { AuditSearch } from '../../lib/address/audit-search.ts';
import { parseDate } from '../../lib/values/dates.ts';

/** The limits of the contract. */
const maxSearch = 200;
const maxAccount = 320;
const maxCursor = 200;

/** Returns the filter for the request, without invalid values. */
export function auditFilterOf(search: AuditSearch): AuditFilter {
  const { q, account, kind, cursor } = search;
  return withoutUndefined({
    search: q?.slice(0, maxSearch),
    account: shorterThan(account, maxAccount),
    kind: isAuditSubject(kind) ? kind : undefined,
    from: dayOf(search.from),
    to: dayOf(search.to),
    cursor: shorterThan(cursor, maxCursor),
    end: cursor === undefined && search.end === 'last' ? 'last' : undefined,
  });
}

/** Whether anything narrows the list. */
export const isNarrowed = ({ search, account, kind, from, to }: AuditFilter) =>
  [search, account, kind, from, to].some((value) => value !== undefined);

const shorterThan = (text: string | undefined, most: number) =>
  text !== undefined && text.length <= most ? text : undefined;

const dayOf = (text: string | undefined) =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && parseDate(text) !== null
    ? text
    : undefined;

/** The fields of the filter; undefined if not set. */
type Loose = { [Key in keyof AuditFilter]: AuditFilter[Key] | undefined };

function withoutUndefined({ search, account, kind, from, to, cursor, end }: Loose): AuditFilter {
  return {
    ...(search !== undefined && { search }),
    ...(account !== undefined && { account }),
    ...(kind !== undefined && { kind }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(cursor !== undefined && { cursor }),
    ...(end !== undefined && { end }),
  };
}
