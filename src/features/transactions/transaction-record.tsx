import type { Transaction } from '../../api/transactions.ts';
import { LinkLine } from '../../components/record-panel/facts.tsx';
import { RecordPanel } from '../../components/record-panel/record-panel.tsx';
import type { RecordProps } from '../../components/record-panel/use-record-table-props.tsx';
import { toArtisan, toClient } from '../../components/row-link/named-links.tsx';
import { toJob, toWithdrawal } from '../../components/row-link/record-links.ts';
import { Money } from '../../components/ui/money.tsx';
import { ReceiptLine } from '../../components/ui/receipt-line.tsx';
import { idOf } from '../../lib/values/ids.ts';
import { signedAmount } from '../../lib/values/signed-amount.ts';

/** The panel of a transaction, with the job or the withdrawal that it paid. */
export function TransactionRecord(props: RecordProps<Transaction>) {
  return (
    <RecordPanel
      {...props}
      word="transaction"
      title={`Transaction ${props.openId}`}
      listName="Transaction History"
      idOf={idOf}
    >
      {(transaction) => <TransactionFacts transaction={transaction} />}
    </RecordPanel>
  );
}

function TransactionFacts({ transaction: row }: { transaction: Transaction }) {
  return (
    <>
      <p className="text-hero font-bold">
        <Money amount={signedAmount(row)} />
      </p>
      <p className="text-body text-text-2">{row.description ?? 'NIL'}</p>
      <dl className="mt-3">
        <LinkLine label="Artisan" name={row.artisan_name} target={toArtisan(row.artisan_id)} />
        <LinkLine label="Client" name={row.client_name} target={toClient(row.client_id)} />
        <LinkLine label="Job" target={toJob(row.job_id)} />
        <LinkLine label="Withdrawal" target={toWithdrawal(row.withdrawal_id)} />
        <ReceiptLine label="Service Type">{row.service_type ?? 'NIL'}</ReceiptLine>
        <ReceiptLine label="Type">{row.type ?? 'NIL'}</ReceiptLine>
        <ReceiptLine label="Date" date={row.date ?? row.start_date} />
        <ReceiptLine label="Status" status={row.payment_status} />
      </dl>
    </>
  );
}
