import type { Change } from '../repositories/audit.ts';
import type { ExportEnd } from './export-stream.ts';
import type { ExportedList } from './exported-lists.ts';
import type { Wanted } from './read-found.ts';
import type { ShownColumns } from './write-export.ts';

const counted = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`;

/** Returns the audit entry of an export, with the words and filters of its search. */
export function exportChange(
  { name, words }: Pick<ExportedList<never>, 'name' | 'words'>,
  { q, filters, order }: Wanted,
  { names, isMasked }: ShownColumns,
  { rows, isWhole }: ExportEnd,
): Change {
  const filtered = Object.entries(filters).flatMap(([field, value]) =>
    value === undefined ? [] : [`${field} ${value}`],
  );
  const found = [...(q.trim() === '' ? [] : [`words “${q.trim()}”`]), ...filtered];
  const parts = [
    found.length === 0 ? 'all' : found.join(', '),
    ...(names === undefined ? [] : [`columns ${names.join(', ')}`]),
    ...(isMasked ? ['contact details masked'] : []),
  ];
  const what = isWhole
    ? `Exported ${counted(rows)} of ${words}`
    : `An export of ${words} was cut off after ${counted(rows)}`;
  return {
    action: 'export',
    subject: 'list',
    subjectId: name,
    sentence: `${what}: ${parts.join('; ')}.`,
    detail: {
      rows,
      whole: isWhole ? 'yes' : 'no',
      order: `${order.name} ${order.descending ? 'down' : 'up'}`,
    },
  };
}
