import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { formatCount } from '../../../domain/count.ts';
import type { MoneyRecordKind } from '../../../domain/decision-rules.ts';
import { keys } from '../cache/keys.ts';
import { listAuditEntries, listTimeline } from '../generated/extensions.ts';
import type { RowTotal } from '../lists/long-list-types.ts';
import { auditEntryFields } from '../parse/generated/audit-entry.ts';
import { readEnvelope } from '../parse/read-answer.ts';
import { type Clean, count, listOf, record, text } from '../parse/read-fields.ts';
import type { Schemas } from '../parse/schemas.ts';
import { ApiError } from '../transport/api-error.ts';
import type { Query } from '../transport/call.ts';

/** The kind of record that an entry is about. */
export type AuditSubject = Schemas['AuditSubject'];

/** One entry of the audit: what was done, by which account, and when. The amount is in kobo. */
export type AuditEntry = Clean<typeof auditEntryFields>;

const readEntry = record(auditEntryFields);

const readPageFields = record({
  next: text,
  previous: text,
  total: count,
  is_exact: (value: unknown) => value !== false,
  accounts: listOf(text),
});

/** One page of entries, newest first. */
export interface AuditPage {
  entries: readonly AuditEntry[];
  /** The cursor of the older page, or null. */
  next: string | null;
  /** The cursor of the newer page, or null. */
  previous: string | null;
  /** The number of entries that match; null if the host does not send it. */
  total: RowTotal | null;
  /** The e-mail addresses of the accounts that the filter offers. */
  accounts: readonly string[];
}

function readAuditPage(
  operationId: 'listAuditEntries' | 'listTimeline',
  answer: unknown,
): AuditPage {
  const { rows, envelope } = readEnvelope(operationId, answer);
  const { next, previous, total, is_exact, accounts } = readPageFields(envelope);
  return {
    entries: rows.map(readEntry),
    next,
    previous,
    total: total === null ? null : { count: total, isExact: is_exact },
    accounts: accounts.flatMap((account) => account ?? []),
  };
}

/** The filters of the entries, the size of the page, and where it begins: at a cursor, or with `end` at an end of the list. */
export type AuditFilter = Query<'listAuditEntries'>;

/** Reads one page of the entries. The host searches and filters them. */
export const auditQuery = (filter: AuditFilter) =>
  queryOptions({
    queryKey: [...keys.audit, 'list', filter] as const,
    queryFn: async ({ signal }) =>
      readAuditPage('listAuditEntries', await listAuditEntries(filter, { signal })),
  });

/** The most entries that a host sends in one page. */
const maxPageSize = '100';

/** The most pages that are read: more than an account is likely to fill in a day. */
const maxPages = 20;

/**
 * Reads all entries of an account since the beginning of a day, newest first. The read fails with an ApiError if there
 * are more than `maxPages` pages, because sums over some of the entries would be too low.
 *
 * @param day in Africa/Lagos, as YYYY-MM-DD
 */
export const entriesSinceQuery = (account: string, day: string) =>
  queryOptions({
    queryKey: [...keys.audit, 'since', account, day] as const,
    async queryFn({ signal }) {
      const entries: AuditEntry[] = [];
      let filter: AuditFilter = { account, from: day, size: maxPageSize };
      for (let pages = 0; pages < maxPages; pages += 1) {
        const answer = await listAuditEntries(filter, { signal });
        const page = readAuditPage('listAuditEntries', answer);
        entries.push(...page.entries);
        if (page.next === null) return entries;
        filter = { ...filter, cursor: page.next };
      }
      const message = `There are more than ${formatCount(entries.length)} entries of this day. The audit lists them.`;
      throw new ApiError({
        kind: 'unreadable',
        status: 200,
        message,
        operationId: 'listAuditEntries',
      });
    },
  });

/** Reads the page of entries for a filter. The previous page stays on screen until the answer arrives. */
export function useAuditPage(filter: AuditFilter, isEnabled: boolean) {
  const query = useQuery({
    ...auditQuery(filter),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  return {
    page: query.data,
    /** Whether the page on screen belongs to an earlier filter or cursor. */
    isEarlier: query.isPlaceholderData,
    error: query.error,
    isFetching: query.isFetching,
    retry: query.refetch,
    /** The time of the last successful read in milliseconds UTC; 0 before the first, and while `isEarlier`. */
    updatedAt: query.isPlaceholderData ? 0 : query.dataUpdatedAt,
  };
}

/** The kinds of record with a timeline on a screen. */
export type TimelineKind = Extract<AuditSubject, 'artisan' | 'client' | MoneyRecordKind | 'page'>;

const timelinePageSize = '10';

/** The page param of the first page, which has no cursor. */
const newest = '';

/** Reads the timeline of one record, page by page. The id of a public page is its name, such as `about`. */
export const timelineQuery = (kind: TimelineKind, subjectId: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.audit, 'timeline', kind, subjectId] as const,
    initialPageParam: newest,
    queryFn: async ({ signal, pageParam }) => {
      const start = pageParam === newest ? {} : { cursor: pageParam };
      const query = { size: timelinePageSize, ...start };
      return readAuditPage(
        'listTimeline',
        await listTimeline({ kind, id: subjectId }, query, { signal }),
      );
    },
    getNextPageParam: ({ next }) => next ?? undefined,
  });
