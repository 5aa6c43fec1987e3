import type { ReactNode } from 'react';
import type { PartPayment } from '../../../api/part-payments.ts';
import { RecordCard } from '../../../components/data-table/body/record-card.tsx';
import { NamedLink, toArtisan } from '../../../components/row-link/named-links.tsx';
import { DateText } from '../../../components/ui/date-text.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { StatusPill } from '../../../components/ui/status-pill.tsx';
import type { Kobo } from '../../../lib/values/money.ts';
import { deadlineLabel, ProjectId } from './part-payment-columns.tsx';

interface PartPaymentCardProps {
  row: PartPayment;
  /** Whether the card is in Part Payment History; if not, it is in the queue. */
  isPaid: boolean;
  /** Replaces the amount, to show content under it. */
  amount?: ReactNode;
  action?: ReactNode;
  /** What may still be paid for the job, this payment included; null if it is not known. */
  remaining?: Kobo | null;
}

/** A part-payment on narrow screens. */
export function PartPaymentCard(props: PartPaymentCardProps) {
  const { row, isPaid, amount, action, remaining = null } = props;
  return (
    <RecordCard
      title={
        <NamedLink target={toArtisan(row.artisan_id)} className="hover:underline">
          {row.artisan_name}
        </NamedLink>
      }
      end={
        <span className="text-body font-bold">
          {amount ?? <Money amount={row.part_payment_amount} />}
        </span>
      }
      second={
        <>
          of <Money amount={row.job_amount} />
          {remaining !== null && (
            <>
              {' '}
              · <Money amount={remaining} /> left
            </>
          )}
        </>
      }
      third={
        <>
          Project <ProjectId row={row} isPaid={isPaid} /> ·{' '}
          <span data-tip={deadlineLabel}>
            due <DateText value={row.job_deadline} />
          </span>
        </>
      }
      thirdEnd={<StatusPill status={row.part_payment_status} />}
      {...(action !== undefined && { action })}
    />
  );
}
