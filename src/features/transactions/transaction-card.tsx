import type { Transaction } from '../../api/transactions.ts';
import { IdText } from '../../components/data-table/id-text.tsx';
import { RecordCard } from '../../components/data-table/table-cards.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { Money } from '../../components/ui/money.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { otherParty, type PartyKind } from '../../lib/people.ts';

/** A transaction where there is no room for a table. */
interface TransactionCardProps {
  transaction: Transaction;
  of?: PartyKind | undefined;
}

export function TransactionCard({ transaction, of }: TransactionCardProps) {
  const { id, type, description, date, start_date } = transaction;
  return (
    <RecordCard
      title={description ?? type ?? 'NIL'}
      end={<Money amount={transaction.amount} className="text-body font-bold" />}
      second={otherParty(transaction, of)}
      third={
        <>
          <IdText id={id} /> · {type ?? 'NIL'} · <DateText value={date ?? start_date} />
        </>
      }
      thirdEnd={<StatusPill status={transaction.payment_status} />}
    />
  );
}
