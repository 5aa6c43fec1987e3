import type { ReactNode } from 'react';

/** Labels with values below them, and a line under each value. There are no boxes, because nothing can be edited. */
export function ReadOnlyForm({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-hidden px-5 pb-2">
      {/* The negative margin hides the line under the last row, which would double the edge of the card. */}
      <dl className="-mb-px grid gap-x-8 sm:grid-cols-2">{children}</dl>
    </div>
  );
}

export function ReadOnlyField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line border-b py-3">
      <dt className="text-caption text-text-3">{label}</dt>
      <dd className="mt-0.5 text-body font-medium">{children ?? 'NIL'}</dd>
    </div>
  );
}
