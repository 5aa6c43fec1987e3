import type { AuditEntry } from '../../api/extensions/audit.ts';
import { RowLink } from '../row-link/row-link.tsx';
import { recordOf } from './audit-words.ts';

/** The record of an entry, as a link if a page shows it; nothing if the entry has no record. */
export function SubjectLink({ entry }: { entry: AuditEntry }) {
  const subject = recordOf(entry);
  if (subject === null) return null;
  if (subject.link === undefined) return subject.name;
  return (
    <RowLink {...subject.link} className="text-accent-ink hover:underline">
      {subject.name}
    </RowLink>
  );
}
