import type { Transaction } from '../../api/transactions.ts';
import { RecordCard } from '../../components/data-table/body/record-card.tsx';
import { DataTable, type RecordTableProps } from '../../components/data-table/data-table.tsx';
import { LinkedId } from '../../components/row-link/linked-id.tsx';
import { NamedLink, partyLinks } from '../../components/row-link/named-links.tsx';
import { toJob, toTransaction } from '../../components/row-link/record-links.ts';
import { DateText } from '../../components/ui/date-text.tsx';
import { Money } from '../../components/ui/money.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { idOf } from '../../lib/values/ids.ts';
import type { PartyKind } from '../../lib/values/people.ts';
import { signedAmount } from '../../lib/values/signed-amount.ts';
import { transactionColumns, transactionFileColumns } from './transaction-columns.tsx';

/** A table of all transactions, or of one person's transactions. */
export function TransactionTable({ personKind, ...props }: RecordTableProps<Transaction>) {
  return (
    <DataTable
      caption="Transaction History"
      columnsKey="Transaction History"
      columns={transactionColumns}
      fileColumns={transactionFileColumns}
      {...props}
      rowKey={idOf}
      card={(transaction) => <TransactionCard transaction={transaction} personKind={personKind} />}
    />
  );
}

interface TransactionCardProps {
  transaction: Transaction;
  personKind?: PartyKind | undefined;
}

function TransactionCard({ transaction, personKind }: TransactionCardProps) {
  const { id, type, description, date, start_date, job_id } = transaction;
  return (
    <RecordCard
      title={
        <NamedLink target={toJob(job_id)} className="hover:underline">
          {description ?? type}
        </NamedLink>
      }
      end={<Money amount={signedAmount(transaction)} className="text-body font-bold" />}
      second={partyLinks(transaction, personKind)}
      third={
        <>
          <LinkedId id={id} target={toTransaction(id)} /> · {type ?? 'NIL'} ·{' '}
          <DateText value={date ?? start_date} />
        </>
      }
      thirdEnd={<StatusPill status={transaction.payment_status} />}
    />
  );
}
