import { Printer } from 'lucide-react';
import { type ApprovedWithdrawal, payeeName } from '../../../api/withdrawals.ts';
import { productName } from '../../../components/brand/product.ts';
import { RecordHistory } from '../../../components/timeline/record-history.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LargeDialog } from '../../../components/ui/large-dialog.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { ReceiptLine } from '../../../components/ui/receipt-line.tsx';
import { StatusPill } from '../../../components/ui/status-pill.tsx';
import { amountInWords } from '../../../lib/values/amount-in-words.ts';
import { formatMoment } from '../../../lib/values/calendar.ts';
import { formatDate } from '../../../lib/values/dates.ts';
import { subtract } from '../../../lib/values/money.ts';

interface WithdrawalReceiptProps {
  withdrawal: ApprovedWithdrawal;
  onClose: () => void;
}

/** The receipt of one withdrawal, ready to print. */
export function WithdrawalReceipt({ withdrawal, onClose }: WithdrawalReceiptProps) {
  const { id, amount, available_amount, created_at, payment_status } = withdrawal;
  return (
    <LargeDialog
      title={`Withdrawal ${id ?? 'NIL'}`}
      onClose={onClose}
      actions={
        <Button icon={<Printer />} onClick={() => globalThis.print()}>
          Print
        </Button>
      }
    >
      <article aria-label="Receipt" className="receipt mx-auto max-w-[520px]">
        <p className="text-caption text-text-3">{productName} · Withdrawal receipt</p>
        <p className="mt-3 text-hero font-bold">
          <Money amount={amount} />
        </p>
        {amount !== null && <p className="text-cell text-text-2">{amountInWords(amount)}</p>}
        <dl className="mt-5">
          <ReceiptLine label="Withdrawal ID">{id ?? 'NIL'}</ReceiptLine>
          <ReceiptLine label="Paid to">{payeeName(withdrawal) ?? 'NIL'}</ReceiptLine>
          <ReceiptLine label="Date">
            {created_at === null
              ? 'NIL'
              : `${formatDate(created_at)} · ${formatMoment(created_at)}`}
          </ReceiptLine>
          <ReceiptLine label="Status">
            <StatusPill status={payment_status} />
          </ReceiptLine>
          {available_amount !== null && (
            <>
              <ReceiptLine label="Available Amount before">
                <Money amount={available_amount} />
              </ReceiptLine>
              <ReceiptLine label="Available Amount after">
                <Money amount={amount === null ? null : subtract(available_amount, amount)} />
              </ReceiptLine>
            </>
          )}
        </dl>
      </article>
      {id !== null && <RecordHistory kind="withdrawal" id={id} look="plain" />}
    </LargeDialog>
  );
}
