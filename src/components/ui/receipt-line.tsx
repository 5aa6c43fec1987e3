import type { ReactNode } from 'react';

/** A label and a value, as one line of a receipt or of details. Its parent must be a `dl`. */
export function ReceiptLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-line border-b py-2.5 text-body last:border-transparent">
      <dt className="text-text-2">{label}</dt>
      <dd className="text-right font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
