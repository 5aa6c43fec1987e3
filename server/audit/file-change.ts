import type { ListOrder } from '../lists/list-rows.ts';
import type { Change } from '../repositories/audit.ts';

/** What a file has. */
interface FileContents {
  q: string;
  filters: Readonly<Record<string, string | undefined>>;
  order: ListOrder;
  /** The ids of the columns; undefined for all. */
  columns?: readonly string[] | undefined;
  isMasked?: boolean;
}

/** Returns the audit entry of a file, which is written before its first byte. */
export function fileChange(
  { name, words }: { name: string; words: string },
  { q, filters, order, columns, isMasked = false }: FileContents,
): Change {
  const filtered = Object.entries(filters).flatMap(([field, value]) =>
    value === undefined ? [] : [`${field} ${value}`],
  );
  const found = [...(q.trim() === '' ? [] : [`words “${q.trim()}”`]), ...filtered];
  const parts = [
    found.length === 0 ? 'all' : found.join(', '),
    ...(columns === undefined ? [] : [`columns ${columns.join(', ')}`]),
    ...(isMasked ? ['contact details masked'] : []),
  ];
  return {
    action: 'export',
    subject: 'list',
    subjectId: name,
    sentence: `Began an export of ${words}: ${parts.join('; ')}.`,
    detail: { order: `${order.sort ?? 'newest'} ${order.isDescending ? 'down' : 'up'}` },
  };
}
