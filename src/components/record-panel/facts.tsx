/** What the panels of several kinds of records show: links, titled sections and payments. */
import type { ReactNode } from 'react';
import type { LoadState } from '../../api/lists/use-read.ts';
import type { DateValue } from '../../lib/values/dates.ts';
import type { Kobo } from '../../lib/values/money.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { NamedLink, type NamedTarget } from '../row-link/named-links.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Money } from '../ui/money.tsx';
import { ReceiptLine } from '../ui/receipt-line.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StatusPill } from '../ui/status-pill.tsx';

interface LinkLineProps {
  label: string;
  name?: string | null;
  target: NamedTarget;
}

/**
 * A line with a link to a person or a record. Without a name, the text of the link is the kind and the id. If the name
 * and the target are both missing, nothing is rendered.
 */
export function LinkLine({ label, name, target }: LinkLineProps) {
  if (name == null && target === null) return null;
  return (
    <ReceiptLine label={label}>
      <NamedLink target={target} className="text-accent-ink hover:underline">
        {name}
      </NamedLink>
    </ReceiptLine>
  );
}

/** A titled section of a panel, which is not printed. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-5 print:hidden">
      <h3 className="text-card-title font-bold">{title}</h3>
      {children}
    </section>
  );
}

/** A payment that belongs to a record. Its amount is in kobo. */
export interface RelatedPayment {
  target: NamedTarget;
  at: DateValue | null;
  amount: Kobo | null;
  status: string | null;
}

interface RelatedPaymentsProps {
  what: string;
  read: LoadState<readonly RelatedPayment[]>;
  whenNone?: string | undefined;
}

/** The payments that belong to a record, each with a link to its own record. */
export function RelatedPayments(props: RelatedPaymentsProps) {
  const { what, read, whenNone = 'No Records Here!' } = props;
  return (
    <Loaded what={what} read={read} skeleton={<Skeleton className="my-2.5 h-3 w-40" />}>
      {(payments) =>
        payments.length === 0 ? (
          <p className="py-2.5 text-body text-text-2">{whenNone}</p>
        ) : (
          <ul>
            {payments.map(({ target, at, amount, status }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: several payments may have the same target
                key={index}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b py-2.5 text-cell last:border-transparent"
              >
                <span>
                  <NamedLink target={target} className="text-accent-ink hover:underline">
                    {null}
                  </NamedLink>
                  {at !== null && (
                    <>
                      {' '}
                      · <DateText value={at} className="text-text-2" />
                    </>
                  )}
                </span>
                <span className="flex items-center gap-2">
                  <Money amount={amount} className="font-strong" />
                  <StatusPill status={status} />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
