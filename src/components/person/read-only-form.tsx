import type { ReactNode } from 'react';

/** Labels over values, on hairlines: it is read, so it does not look like something to fill in. */
export function ReadOnlyForm({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-8 px-5 sm:grid-cols-2">{children}</dl>;
}

export function ReadOnlyField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line border-b py-3">
      <dt className="text-caption text-text-3">{label}</dt>
      <dd className="mt-0.5 text-body font-medium">{children ?? 'NIL'}</dd>
    </div>
  );
}
