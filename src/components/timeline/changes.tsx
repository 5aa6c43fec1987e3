import { ArrowRight } from 'lucide-react';
import type { AuditEntry } from '../../api/extensions/audit.ts';
import { changesOf } from './audit-words.ts';

/** The fields that changed in an entry, each with its value before and after. */
export function Changes({ entry }: { entry: AuditEntry }) {
  return (
    <dl className="text-caption">
      {changesOf(entry).map(({ field, before, after }) => (
        <div key={field} className="flex flex-wrap gap-x-2 py-0.5">
          <dt className="text-text-2">{field}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">
            <span className="sr-only">before: </span>
            <span className="text-text-2">{before}</span>
            <ArrowRight
              size={13}
              strokeWidth={1.75}
              aria-hidden
              className="mx-1.5 inline text-text-3"
            />
            <span className="sr-only">, after: </span>
            <span className="font-strong">{after}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
