import type { ListOrder } from '../lists/list-definition.ts';
import type { Change } from '../repositories/audit.ts';

/** The search, filters, order and columns of an exported file. */
interface ExportContents {
  q: string;
  filters: Readonly<Record<string, string | undefined>>;
  order: ListOrder;
  /** The ids of the columns; undefined for all columns. */
  columns?: readonly string[] | undefined;
  isMasked?: boolean;
}

/** Returns the audit entry of an export. @param list its name, and the words for its rows in the sentence */
export function exportChange(
  list: { name: string; words: string },
  { q, filters, order, columns, isMasked = false }: ExportContents,
): Change {
  const filterConditions = Object.entries(filters).flatMap(([field, value]) =>
    value === undefined ? [] : [`${field} ${value}`],
  );
  const conditions = [...(q.trim() === '' ? [] : [`words “${q.trim()}”`]), ...filterConditions];
  const parts = [
    conditions.length === 0 ? 'all' : conditions.join(', '),
    ...(columns === undefined ? [] : [`columns ${columns.join(', ')}`]),
    ...(isMasked ? ['contact details masked'] : []),
  ];
  return {
    action: 'export',
    subject: 'list',
    subjectId: list.name,
    sentence: `Began an export of ${list.words}: ${parts.join('; ')}.`,
    detail: { order: `${order.sort ?? 'newest'} ${order.isDescending ? 'down' : 'up'}` },
  };
}
