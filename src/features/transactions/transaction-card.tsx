import type { Transaction } from '../../api/transactions.ts';
import { RecordCard } from '../../components/data-table/table-cards.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { Money } from '../../components/ui/money.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';

/** A transaction where there is no room for a table. */
export function TransactionCard({ transaction }: { transaction: Transaction }) {
  const { id, type, description, artisan_name, client_name, date, start_date } = transaction;
  return (
    <RecordCard
      title={description ?? type ?? 'NIL'}
      end={<Money amount={transaction.amount} className="text-body font-bold" />}
      second={client_name === null ? artisan_name : `${artisan_name ?? 'NIL'} for ${client_name}`}
      third={
        <>
          {id} · {type ?? 'NIL'} · <DateText value={date ?? start_date} />
        </>
      }
      thirdEnd={<StatusPill status={transaction.payment_status} />}
    />
  );
}
