import type { AuditEntry } from '../../api/extensions/audit.ts';
import { useIsListedByJob } from '../row-link/record-links.ts';
import { RowLink } from '../row-link/row-link.tsx';
import { recordOf } from './audit-words.ts';

/** The name of the record of an entry, as a link if a page shows the record; nothing for an entry without one. */
export function RecordLink({ entry }: { entry: AuditEntry }) {
  const record = recordOf(entry, useIsListedByJob());
  if (record === null) return null;
  if (record.link === undefined) return record.name;
  return (
    <RowLink {...record.link} className="text-accent-ink hover:underline">
      {record.name}
    </RowLink>
  );
}
